import { startSolo, suggestTerms } from '../src/discord/interactions/start-match.ts';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { command, everywhere, flagOption, numberOption, textOption } from '../src/discord/interactions/command-data.ts';

export const soloCommand: SlashCommand = {
  data: {
    ...command('solo', { en: 'Play against the computer', de: 'Spiele gegen den Computer' }, [
      textOption('level', { en: 'How strong the computer plays', de: 'Wie stark der Computer spielt' }),
      textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
      textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
      textOption('deck', {
        en: 'Your deck for the Tournament Game; only you see it',
        de: 'Dein Deck für das Turnierspiel; nur du siehst es',
      }),
      textOption('rule', {
        en: 'A house rule, like the eras of a Duel',
        de: 'Eine Hausregel, etwa die Zeiten eines Duells',
      }),
      flagOption('day', {
        en: 'Play the match of the day: the same deal for everyone',
        de: 'Spiel die Partie des Tages: für alle dieselbe',
      }),
      numberOption(
        'seats',
        { en: 'Number of players, including you', de: 'Wie viele mitspielen, du eingeschlossen' },
        1,
        6,
      ),
    ]),
    ...everywhere,
  },
  execute: startSolo,
  autocomplete: suggestTerms,
};
