import type { Decision } from '../../../engine/script.ts';
import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import { tradesOf, cardSides } from '../rules/points.ts';
import type { SideView, View } from '../view.ts';
import { countCards } from './phrases.ts';

export function questionText(view: View, { key, min, seat }: Decision): Text {
  const cards = countCards(min);
  switch (key) {
    case 'pay':
      return {
        en: 'Choose the cards you pay with: each required card, or matching cards of another kind in its place.',
        de: 'Wähle, womit du zahlst: die verlangten Karten oder statt einer davon gleiche Karten einer anderen Sorte.',
      };
    case 'take': {
      const name = seatPlaceholder(view.looking ?? seat);
      return {
        en: `Choose 1 card to take from ${name}’s hand.`,
        de: `Wähle 1 Karte, die du aus der Hand von ${name} nimmst.`,
      };
    }
    case 'return': {
      const name = seatPlaceholder(view.returning?.to ?? seat);
      return {
        en: `Choose ${cards.en} to give back to ${name}.`,
        de: `Wähle ${cards.de}, die du ${name} zurückgibst.`,
      };
    }
    case 'discard':
      return { en: `Robbers! Choose ${cards.en} to lose.`, de: `Räuberüberfall! Wähle ${cards.de}, die du verlierst.` };
    default:
      return menuText(view, seat);
  }
}

function menuText(view: View, seat: number): Text {
  const side = view.seats[seat] as SideView;
  const drawn = countCards(2 + cardSides(side.knights, 'A'));
  const after: Text = { en: `You draw ${drawn.en} at the end.`, de: `Am Ende ziehst du ${drawn.de}.` };
  if (view.phase !== 'trade')
    return { en: `Build, or end your turn. ${after.en}`, de: `Baue, oder beende deinen Zug. ${after.de}` };
  const rights = tradesOf(side);
  const left = Math.max(0, Math.max(rights, 1) - view.traded);
  const cards = countCards(left);
  const trades: Text =
    left === 0
      ? { en: 'You have no trades left.', de: 'Du kannst nicht mehr tauschen.' }
      : rights === 0
        ? { en: 'You can trade 1 card with the draw stack.', de: 'Du kannst 1 Karte mit dem Nachziehstapel tauschen.' }
        : {
            en: `You can trade ${cards.en} before you build.`,
            de: `Du kannst noch ${cards.de} tauschen, bevor du baust.`,
          };
  return {
    en: `Trade, build, or end your turn. ${trades.en} ${after.en}`,
    de: `Tausche, baue, oder beende deinen Zug. ${trades.de} ${after.de}`,
  };
}
