import { startChallenge, suggestTerms } from '../src/discord/interactions/start-match.ts';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import {
  choiceOption,
  command,
  flagOption,
  numberOption,
  personOption,
  textOption,
} from '../src/discord/interactions/command-data.ts';
import { challengeStrings } from '../src/discord/strings/challenge.ts';
import { presets } from '../src/discord/ui/presets.ts';

export const challengeCommand: SlashCommand = {
  data: command(
    'challenge',
    { en: 'Challenge someone to a match, or open a table', de: 'Fordere jemanden heraus oder eröffne einen Tisch' },
    [
      personOption('opponent', { en: 'Who you want to play against', de: 'Gegen wen du spielen willst' }),
      choiceOption(
        'pace',
        { en: 'How you want to play', de: 'Wie ihr spielen wollt' },
        presets.map((preset) => [preset, challengeStrings.presets[preset]] as const),
      ),
      textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
      textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
      textOption('deck', {
        en: 'Your deck for the Tournament Game; only you see it',
        de: 'Dein Deck für das Turnierspiel; nur du siehst es',
      }),
      textOption('rule', {
        en: 'A house rule or a saved set; you can add more later',
        de: 'Eine Hausregel oder ein gespeicherter Satz; weitere kannst du später hinzufügen',
      }),
      personOption('opponent-2', { en: 'Who else', de: 'Gegen wen noch' }),
      personOption('opponent-3', { en: 'Who else', de: 'Gegen wen noch' }),
      numberOption('open', { en: 'Seats anyone can take', de: 'Plätze, die alle nehmen können' }, 0, 5),
      numberOption('computers', { en: 'Seats for computers', de: 'Plätze für Computer' }, 0, 5),
      textOption('level', {
        en: 'How strong computers play, including stand-ins',
        de: 'Wie stark Computer spielen, auch als Ersatz',
      }),
      flagOption('rated', { en: 'Count this match in the ratings?', de: 'Zählt diese Partie für die Wertung?' }),
    ],
  ),
  execute: startChallenge,
  autocomplete: suggestTerms,
};
