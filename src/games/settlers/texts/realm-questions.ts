import type { Decision } from '../../../engine/script.ts';
import { nameOf, type Text } from '../../../engine/text.ts';
import type { View } from '../view.ts';
import { countCards } from './phrases.ts';

export type Write = (view: View, decision: Decision) => Text;
export const say = (en: string, de: string): Write => () => ({ en, de });

/** What Cities & Knights asks. */
export const realmQuestions = {
  'alchemy': say('Set the red and the yellow die.', 'Stelle den roten und den gelben Augenwürfel ein.'),
  'barbarians.city': say(
    'The barbarians have won: choose the city they turn into a settlement.',
    'Die Barbaren haben gesiegt: Wähle die Stadt, die sie zur Siedlung machen.',
  ),
  'barbarians.deck': say(
    'You are among the strongest defenders: choose the deck you draw a progress card from.',
    'Du gehörst zu den Stärksten der Verteidigung: Wähle den Stapel, von dem du eine Fortschrittskarte ziehst.',
  ),
  'barbarians.defend': say(
    'The barbarians land: choose the knights that defend; the others stay active and do not count.',
    'Die Barbaren landen: Wähle die Ritter, die verteidigen; die anderen bleiben aktiv und zählen nicht.',
  ),
  'progress.return': say(
    'Four progress cards are the most: choose the one that goes back under its deck.',
    'Mehr als vier Fortschrittskarten gehen nicht: Wähle die, die unter ihren Stapel zurückgeht.',
  ),
  'progress.surplus': (_, { choices }) =>
    choices[0]?.startsWith('play')
      ? { en: 'Four progress cards are the most: play one now.', de: 'Mehr als vier Fortschrittskarten gehen nicht: Spiele jetzt eine.' }
      : {
          en: 'Four progress cards are the most and none can be played: choose the one that goes back under its deck.',
          de: 'Mehr als vier Fortschrittskarten gehen nicht, und keine ist spielbar: Wähle die, die unter ihren Stapel zurückgeht.',
        },
  'aqueduct': say('Your aqueduct: choose a resource from the bank.', 'Dein Aquädukt: Wähle einen Rohstoff aus der Bank.'),
  'metropolis': say('Choose the city that becomes a metropolis.', 'Wähle die Stadt, die zur Metropole wird.'),
  'invention': say('Choose two hexes whose numbers change places.', 'Wähle zwei Felder, deren Zahlen die Plätze tauschen.'),
  'engineering': say('Choose the city that gets a wall for nothing.', 'Wähle die Stadt, die umsonst eine Mauer bekommt.'),
  'medicine': say('Choose the settlement that becomes a city for 2 ore and 1 grain.', 'Wähle die Siedlung, die für 2 Erz und 1 Getreide zur Stadt wird.'),
  'smithing': (_, { min }) =>
    min === 1
      ? { en: 'Choose the knight you promote for nothing.', de: 'Wähle den Ritter, den du umsonst aufwertest.' }
      : { en: 'Choose a second knight to promote, or leave it.', de: 'Wähle einen zweiten Ritter zum Aufwerten, oder lass es.' },
  'merchant': say('Choose the hex the merchant goes to.', 'Wähle das Feld, auf das der Händler geht.'),
  'fleet': say('Choose the sort you trade at 2:1 in this turn.', 'Wähle die Sorte, die du in diesem Zug 2:1 tauschst.'),
  'harbor.give': (view) => {
    const name = nameOf(view.active);
    return { en: `Choose the commodity you give to ${name} for a resource.`, de: `Wähle die Handelsware, die du ${name} für einen Rohstoff gibst.` };
  },
  'dues.seat': say('Choose who pays you dues.', 'Wähle, wer dir Abgaben zahlt.'),
  'dues.cards': (_, { min }) => {
    const cards = countCards(min);
    return { en: `This is the hand. Choose ${cards.en} to take.`, de: `Das ist die Hand. Wähle ${cards.de}, die du nimmst.` };
  },
  'wedding': (view, { min }) => {
    const [cards, name] = [countCards(min), nameOf(view.active)];
    return { en: `Choose ${cards.en} as a wedding present for ${name}.`, de: `Wähle ${cards.de} als Hochzeitsgeschenk für ${name}.` };
  },
  'diplomacy': say('Choose the road you remove.', 'Wähle die Straße, die du entfernst.'),
  'diplomacy.rebuild': say('Choose where you build your road again, or leave it.', 'Wähle, wo du deine Straße neu baust, oder lass es.'),
  'intrigue': say('Choose the knight you drive off.', 'Wähle den Ritter, den du vertreibst.'),
  'knight.retreat': say('Your knight was driven off: choose where it goes.', 'Dein Ritter wurde vertrieben: Wähle, wohin er geht.'),
  'espionage.seat': say('Choose whose progress cards you look at.', 'Wähle, wessen Fortschrittskarten du dir ansiehst.'),
  'espionage.card': say('Choose the progress card you take.', 'Wähle die Fortschrittskarte, die du nimmst.'),
  'treason.seat': say('Choose who loses a knight.', 'Wähle, wer einen Ritter verliert.'),
  'treason.knight': say('Treason: choose the knight you lose.', 'Verrat: Wähle den Ritter, den du verlierst.'),
  'treason.place': say('Choose where the knight that joins you stands.', 'Wähle, wo der Ritter steht, der zu dir übertritt.'),
} as const satisfies Record<string, Write>;
