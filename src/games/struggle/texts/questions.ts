import type { Decision } from '../../../engine/script.ts';
import { nameOf, type Text } from '../../../engine/text.ts';
import { tradesOf, sides } from '../rules/points.ts';
import type { SideView, View } from '../view.ts';
import { countCards } from './phrases.ts';

/** What is chosen, for what, how many. */
export function questionText(view: View, { key, min, seat }: Decision): Text {
  const cards = countCards(min);
  switch (key) {
    case 'pay':
      return {
        en: 'Choose the cards you pay with: each required card itself, or equal cards of another kind for it.',
        de: 'Wähle, womit du zahlst: jede verlangte Karte selbst oder gleiche Karten einer anderen Sorte dafür.',
      };
    case 'take': {
      const name = nameOf(view.looking ?? seat);
      return { en: `Choose 1 card to take from ${name}’s hand.`, de: `Wähle 1 Karte, die du aus der Hand von ${name} nimmst.` };
    }
    case 'return': {
      const name = nameOf(view.returning?.to ?? seat);
      return { en: `Choose ${cards.en} to give back to ${name}.`, de: `Wähle ${cards.de}, die du ${name} zurückgibst.` };
    }
    case 'discard':
      return { en: `The robbers come: choose ${cards.en} to lose.`, de: `Die Räuber kommen: Wähle ${cards.de}, die du verlierst.` };
    default:
      return menuText(view, seat);
  }
}

function menuText(view: View, seat: number): Text {
  const side = view.seats[seat] as SideView;
  const drawn = countCards(2 + sides(side.knights, 'A'));
  const after: Text = { en: `At its end you draw ${drawn.en}.`, de: `An seinem Ende ziehst du ${drawn.de}.` };
  if (view.phase !== 'trade') return { en: `Build, or end your turn. ${after.en}`, de: `Baue, oder beende deinen Zug. ${after.de}` };
  const rights = tradesOf(side);
  const left = Math.max(0, Math.max(rights, 1) - view.traded);
  const cards = countCards(left);
  const trades: Text =
    left === 0
      ? { en: 'Your trades are used up.', de: 'Deine Tausche sind verbraucht.' }
      : rights === 0
        ? { en: 'You may trade 1 card with the draw stack.', de: 'Du darfst 1 Karte mit dem Nachziehstapel tauschen.' }
        : { en: `You may still trade ${cards.en}, before you build.`, de: `Du darfst noch ${cards.de} tauschen, bevor du baust.` };
  return { en: `Trade, build, or end your turn. ${trades.en} ${after.en}`, de: `Tausche, baue, oder beende deinen Zug. ${trades.de} ${after.de}` };
}
