import { challenge, suggestTerms } from '../src/discord/arriving/begin.ts';
import type { Command } from '../src/discord/arriving/command.ts';
import { choiceOption, command, flagOption, numberOption, personOption, textOption } from '../src/discord/arriving/command-data.ts';
import { matchWords } from '../src/discord/words/match.ts';
import { settingsWords } from '../src/discord/words/settings.ts';
import { languages } from '../src/engine/text.ts';
import { clockNames } from '../src/match/sheet.ts';

export const challengeCommand: Command = {
  data: command('challenge', { en: 'Challenge somebody to a match, or open a table', de: 'Fordere jemanden heraus oder eröffne einen Tisch' }, [
    personOption('opponent', { en: 'Who you want to play', de: 'Mit wem du spielen willst' }),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
    textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
    textOption('deck', { en: 'Your deck for the Tournament Game; nobody else sees it', de: 'Dein Deck für das Turnierspiel; niemand sonst sieht es' }),
    textOption('rule', { en: 'A house rule, like the eras of a Duel; more of them on the card', de: 'Eine Hausregel, etwa die Zeiten eines Duells; weitere auf der Karte' }),
    personOption('opponent-2', { en: 'Who else', de: 'Mit wem noch' }),
    personOption('opponent-3', { en: 'Who else', de: 'Mit wem noch' }),
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
    numberOption('open', { en: 'Seats for anyone who joins', de: 'Plätze für alle, die mitspielen wollen' }, 0, 5),
    numberOption('computers', { en: 'Seats for computers', de: 'Plätze für Computer' }, 0, 5),
    textOption('level', { en: 'How strong computers play, also for whoever is missing', de: 'Wie stark Computer spielen, auch für Abwesende' }),
    flagOption('takebacks', { en: 'May moves be taken back when all agree?', de: 'Dürfen Züge zurückgenommen werden, wenn alle zustimmen?' }),
    flagOption('hints', { en: 'May you ask the computer for hints?', de: 'Dürft ihr den Computer um Tipps bitten?' }),
    flagOption('rated', { en: 'Does it count for the rating?', de: 'Zählt die Partie für die Wertung?' }),
  ]),
  execute: challenge,
  autocomplete: suggestTerms,
};
