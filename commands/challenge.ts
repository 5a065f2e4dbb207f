import { challenge, suggestTerms } from '../src/discord/arriving/begin.ts';
import type { Command } from '../src/discord/arriving/command.ts';
import { choiceOption, command, flagOption, personOption, textOption } from '../src/discord/arriving/command-data.ts';
import { matchWords } from '../src/discord/words/match.ts';
import { settingsWords } from '../src/discord/words/settings.ts';
import { languages } from '../src/engine/text.ts';
import { clockNames } from '../src/match/sheet.ts';

export const challengeCommand: Command = {
  data: command('challenge', { en: 'Challenge somebody to a match', de: 'Fordere jemanden zu einer Partie heraus' }, [
    personOption('opponent', { en: 'Who you want to play', de: 'Mit wem du spielen willst' }, true),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
    textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
    choiceOption(
      'clock',
      { en: 'How long a turn may take', de: 'Wie lange ein Zug dauern darf' },
      clockNames.map((clock) => [clock, matchWords.clockNames[clock]] as const),
    ),
    choiceOption(
      'language',
      { en: 'What everybody reads in the thread', de: 'Was alle im Thread lesen' },
      languages.map((language) => [language, settingsWords.names[language]] as const),
    ),
    flagOption('takebacks', { en: 'May moves be taken back when both agree?', de: 'Dürfen Züge zurückgenommen werden, wenn beide zustimmen?' }),
    flagOption('rated', { en: 'Does it count for the rating?', de: 'Zählt die Partie für die Wertung?' }),
  ]),
  execute: challenge,
  autocomplete: suggestTerms,
};
