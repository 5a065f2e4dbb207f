import { solo, suggestTerms } from '../src/discord/arriving/begin.ts';
import type { Command } from '../src/discord/arriving/command.ts';
import { command, flagOption, numberOption, textOption } from '../src/discord/arriving/command-data.ts';

export const soloCommand: Command = {
  data: command('solo', { en: 'Play against the computer', de: 'Spiele gegen den Computer' }, [
    textOption('level', { en: 'How strong it plays', de: 'Wie stark er spielt' }),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
    textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
    textOption('deck', { en: 'Your deck for the Tournament Game; nobody else sees it', de: 'Dein Deck für das Turnierspiel; niemand sonst sieht es' }),
    textOption('rule', { en: 'A house rule, like the eras of a Duel', de: 'Eine Hausregel, etwa die Zeiten eines Duells' }),
    flagOption('day', { en: 'Alone, with the seed of the day: the same dice for everybody', de: 'Allein, mit dem Startwert des Tages: dieselben Würfel für alle' }),
    numberOption('seats', { en: 'How many sit at the table, you included', de: 'Wie viele am Tisch sitzen, du eingeschlossen' }, 1, 6),
  ]),
  execute: solo,
  autocomplete: suggestTerms,
};
