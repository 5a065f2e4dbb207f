import type { Text } from '../../../engine/text.ts';
import { countResources } from './phrases.ts';
import { because, goods, howMany, into, say, type Write } from './question-words.ts';

/** What a whole key asks in the Age of Darkness. */
export const darkness = {
  'setup.era': say('Choose an era for this Duel.', 'Wähle eine Zeit für dieses Duell.'),
  'fill.bishop': because('Choose the store that is filled with gold', 'Wähle das Lager, das mit Gold gefüllt wird'),
  'lose.missionary': because('Choose the hero you give up', 'Wähle den Helden oder die Heldin, die du aufgibst'),
  'place.missionary': because('Choose where the hero goes, or discard the card', 'Wähle den Platz für die Karte, oder lege sie ab'),
  'slide.odins-priest': because(
    'Choose the order in which these cards go under draw stacks',
    'Wähle die Reihenfolge, in der diese Karten unter Nachziehstapel kommen',
  ),
  'slide.religious-dispute': ({ decision: { min, max }, cause }) => ({
    en: `Choose the cards that go under draw stacks: at least ${min}, at most ${max} (${cause.en}).`,
    de: `Wähle die Karten, die unter Nachziehstapel kommen: mindestens ${min}, höchstens ${max} (${cause.de}).`,
  }),
  'steal.godfrey': because(
    'Choose a unit or action card of the opposing hand, or none',
    'Wähle eine Einheit oder Aktionskarte der gegnerischen Hand oder keine',
  ),
  'mark.bishops-see': because(
    'Choose the 3 units you point out; your opponent discards 1 of them',
    'Wähle die 3 Einheiten, auf die du zeigst; dein Gegenüber legt 1 davon ab',
  ),
  'lose.bishops-see': because('Choose the unit you discard', 'Wähle die Einheit, die du ablegst'),
  'turn.abbey-brewery': because('Choose the side it is turned to', 'Wähle die Seite, auf die du sie drehst'),
  'open.good-neighbors': because('Choose an open card to take, or none', 'Wähle eine offene Karte zum Nehmen oder keine'),
  'name.hergild': because('Choose the type you trade 1:1 in this turn', 'Wähle die Sorte, die du in diesem Zug 1:1 tauschst'),
  'retreat.tactical-retreat': because(
    'Choose the building you withdraw from the other principality',
    'Wähle das Gebäude, das du aus dem anderen Fürstentum zurückziehst',
  ),
  'lower.commercial-harbor': because('Choose the Residence that goes down a level', 'Wähle die Residenz, die um eine Stufe sinkt'),
  'shift.trading-post': because('Choose the region that gives 1 resource', 'Wähle die Landschaft, die 1 Rohstoff abgibt'),
  'mode.wainwright': because(
    'Choose: shift resources of one type, or trade 3 for 1',
    'Wähle: Rohstoffe einer Sorte verschieben oder 3 gegen 1 tauschen',
  ),
  'shift.wainwright': because(
    'Choose the region that gives, once for each resource',
    'Wähle die Landschaft, die abgibt, einmal je Rohstoff',
  ),
  'receive.wainwright': because('Choose the region that receives them', 'Wähle die Landschaft, die sie erhält'),
  'lose.capricious-sea': because('Choose the trade ship you lose', 'Wähle das Handelsschiff, das du verlierst'),
  'ship.fortunate-trade-voyage': because('Choose the trade ship that brings its goods', 'Wähle das Handelsschiff, das seine Ware bringt'),
  'type.fortunate-trade-voyage': because('Choose the type it brings', 'Wähle die Sorte, die es bringt'),
  'ship.ship-builder': because('Choose the trade ship you take from the discard pile', 'Wähle das Handelsschiff, das du vom Ablagestapel nimmst'),
  'hero.contest-of-the-heroes': because('Choose the hero who competes for you', 'Wähle den Helden oder die Heldin, die für dich antritt'),
  'foe.contest-of-the-heroes': because('Choose the opposing hero', 'Wähle den gegnerischen Helden oder die Heldin'),
  'name.marie': because('Choose the 2 heroes you name', 'Wähle die 2 Helden oder Heldinnen, die du nennst'),
  'win.marie': because('Choose the hero who joins you', 'Wähle den Helden oder die Heldin, die zu dir kommt'),
  'see.siward': because('Choose what you look at', 'Wähle, was du dir ansiehst'),
  'sell.secret-brotherhood': because('Choose the card you discard', 'Wähle die Karte, die du ablegst'),
  'place.wolfgang': because('Choose the site where he joins you for 2 gold, or leave him', 'Wähle den Platz, auf dem er für 2 Gold zu dir kommt, oder lass ihn'),
  'draw.retreat-of-the-barbarians': because(
    'Choose a draw stack to look through, or none',
    'Wähle einen Nachziehstapel zum Durchsehen oder keinen',
  ),
  'yield.barbarian-attack': goods({ en: ' to give up', de: 'du aufgibst' }, (one): Text =>
    one ? { en: 'where it comes from', de: 'woher er kommt' } : { en: 'where they come from', de: 'woher sie kommen' }),
  'spoils.barbarian-attack': ({ decision, cause }) => spoils(decision.choices.includes('triumph'), 2, cause),
  'spoils.siegfried': ({ decision, cause }) => spoils(decision.choices.includes('triumph'), 2, cause),
  'gain.wolfgang': ({ decision, cause }) => {
    const what = howMany(decision);
    return {
      en: `Choose ${what.en}, at most 1 from each region beside him (${cause.en}).`,
      de: `Wähle ${what.de}, höchstens 1 aus jeder Landschaft neben ihm (${cause.de}).`,
    };
  },
  'gain.religious-dispute': goods({ en: '', de: '' }, into),
} as const satisfies Record<string, Write>;

function spoils(triumph: boolean, number: number, cause: Text): Text {
  const what = countResources(number);
  return triumph
    ? {
        en: `Choose up to ${what.en} and where to store them, or a level for your Triumph Card (${cause.en}).`,
        de: `Wähle bis zu ${what.de} und wo du sie einlagerst, oder eine Stufe für deine Triumphkarte (${cause.de}).`,
      }
    : {
        en: `Choose up to ${what.en} and where to store them (${cause.en}).`,
        de: `Wähle bis zu ${what.de} und wo du sie einlagerst (${cause.de}).`,
      };
}
