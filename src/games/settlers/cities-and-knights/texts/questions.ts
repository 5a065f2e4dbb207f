import type { Decision } from '../../../../engine/script.ts';
import { seatPlaceholder, type Text } from '../../../../engine/text.ts';
import type { View } from '../../view.ts';
import { countCards } from '../../texts/phrases.ts';

export type QuestionWriter = (view: View, decision: Decision) => Text;
export const plainQuestion =
  (en: string, de: string): QuestionWriter =>
  () => ({ en, de });

export const citiesAndKnightsQuestions = {
  alchemy: plainQuestion('Choose the red and the yellow die.', 'Bestimme den roten und den gelben Augenwürfel.'),
  'barbarians.city': plainQuestion(
    'The barbarians have won. Choose the city you lose; it becomes a settlement.',
    'Die Barbaren haben gesiegt. Wähle die Stadt, die zur Siedlung wird.',
  ),
  'barbarians.deck': plainQuestion(
    'You’re one of the strongest defenders. Choose a deck to draw a progress card from.',
    'Du hast mit am stärksten verteidigt. Wähle den Stapel, von dem du eine Fortschrittskarte ziehst.',
  ),
  'barbarians.defend': plainQuestion(
    'The barbarians land. Choose the knights that defend; the others stay active and don’t count.',
    'Die Barbaren landen. Wähle die Ritter, die verteidigen; die anderen bleiben aktiv und zählen nicht.',
  ),
  'progress.return': plainQuestion(
    'You can hold at most four progress cards. Choose one to put back under its deck.',
    'Du kannst höchstens vier Fortschrittskarten halten. Wähle eine, die du unter ihren Stapel zurücklegst.',
  ),
  'progress.surplus': (_, { choices }) =>
    choices[0]?.startsWith('play')
      ? {
          en: 'You can hold at most four progress cards. Play one now.',
          de: 'Du kannst höchstens vier Fortschrittskarten halten. Spiel jetzt eine.',
        }
      : {
          en: 'You can hold at most four progress cards, and you can’t play any now. Choose one to put back under its deck.',
          de: 'Du kannst höchstens vier Fortschrittskarten halten, und keine ist spielbar. Wähle eine, die du unter ihren Stapel zurücklegst.',
        },
  aqueduct: plainQuestion(
    'Your aqueduct: choose a resource from the bank.',
    'Dein Aquädukt: Wähle einen Rohstoff aus der Bank.',
  ),
  metropolis: plainQuestion('Choose the city that becomes a metropolis.', 'Wähle die Stadt, die zur Metropole wird.'),
  invention: plainQuestion(
    'Choose two hexes to swap their numbers.',
    'Wähle zwei Felder, deren Zahlen die Plätze tauschen.',
  ),
  engineering: plainQuestion(
    'Choose the city that gets a free wall.',
    'Wähle die Stadt, die kostenlos eine Mauer bekommt.',
  ),
  medicine: plainQuestion(
    'Choose the settlement that becomes a city for 2 ore and 1 grain.',
    'Wähle die Siedlung, die für 2 Erz und 1 Getreide zur Stadt wird.',
  ),
  smithing: (_, { min }) =>
    min === 1
      ? { en: 'Choose a knight to promote for free.', de: 'Wähle den Ritter, den du kostenlos aufwertest.' }
      : {
          en: 'Choose a second knight to promote, or skip it.',
          de: 'Wähle einen zweiten Ritter zum Aufwerten oder verzichte darauf.',
        },
  merchant: plainQuestion('Choose the hex the merchant goes to.', 'Wähle das Feld, auf das der Händler geht.'),
  fleet: plainQuestion(
    'Choose the kind of card you trade at 2:1 this turn.',
    'Wähle die Sorte, die du in diesem Zug 2:1 tauschst.',
  ),
  'harbor.give': (view) => {
    const name = seatPlaceholder(view.active);
    return {
      en: `Choose the commodity you give ${name} for a resource.`,
      de: `Wähle die Handelsware, die du ${name} für einen Rohstoff gibst.`,
    };
  },
  'dues.seat': plainQuestion('Choose who pays you guild dues.', 'Wähle, wer dir Abgaben zahlt.'),
  'dues.cards': (_, { min }) => {
    const cards = countCards(min);
    return {
      en: `Here’s their hand. Choose ${cards.en} to take.`,
      de: `Das sind die Handkarten. Wähle ${cards.de}, die du nimmst.`,
    };
  },
  wedding: (view, { min }) => {
    const [cards, name] = [countCards(min), seatPlaceholder(view.active)];
    return {
      en: `Choose ${cards.en} as a wedding present for ${name}.`,
      de: `Wähle ${cards.de} als Hochzeitsgeschenk für ${name}.`,
    };
  },
  diplomacy: plainQuestion('Choose the road to remove.', 'Wähle die Straße, die du entfernst.'),
  'diplomacy.rebuild': plainQuestion(
    'Choose where to rebuild your road, or skip it.',
    'Wähle, wo du deine Straße neu baust, oder verzichte darauf.',
  ),
  intrigue: plainQuestion('Choose the knight to drive off.', 'Wähle den Ritter, den du vertreibst.'),
  'knight.retreat': plainQuestion(
    'Your knight was driven off. Choose where it goes.',
    'Dein Ritter wurde vertrieben. Wähle, wohin er geht.',
  ),
  'espionage.seat': plainQuestion(
    'Choose whose progress cards to look at.',
    'Wähle, wessen Fortschrittskarten du dir ansiehst.',
  ),
  'espionage.card': plainQuestion('Choose the progress card to take.', 'Wähle die Fortschrittskarte, die du nimmst.'),
  'treason.seat': plainQuestion('Choose who loses a knight.', 'Wähle, wer einen Ritter verliert.'),
  'treason.knight': plainQuestion(
    'Treason: choose the knight you lose.',
    'Verrat: Wähle den Ritter, den du verlierst.',
  ),
  'treason.place': plainQuestion(
    'Choose where to place the knight that joins you.',
    'Wähle, wo du den Ritter aufstellst, der zu dir überläuft.',
  ),
} as const satisfies Record<string, QuestionWriter>;
