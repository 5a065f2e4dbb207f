import type { Decision } from '../../../engine/script.ts';
import { nameOf, type Text } from '../../../engine/text.ts';
import type { View } from '../view.ts';
import { countCards, listTerms } from './phrases.ts';
import { realmQuestions, say, type Write } from './realm-questions.ts';
import { isFirstRound } from './sites.ts';

const questions = {
  'setup.settlement': (view) =>
    isFirstRound(view)
      ? { en: 'Choose the intersection for your first settlement.', de: 'Wähle die Kreuzung für deine erste Siedlung.' }
      : view.realm
        ? {
          en: 'Choose the intersection for your city; it brings a resource of each hex around it.',
          de: 'Wähle die Kreuzung für deine Stadt; sie bringt einen Rohstoff von jedem Feld ringsum.',
        }
        : {
          en: 'Choose the intersection for your second settlement; it brings a card of each hex around it.',
          de: 'Wähle die Kreuzung für deine zweite Siedlung; sie bringt eine Karte von jedem Feld ringsum.',
        },
  'setup.road': (view) =>
    isFirstRound(view)
      ? { en: 'Choose the path for the road beside your first settlement.', de: 'Wähle den Weg für die Straße neben deiner ersten Siedlung.' }
      : view.realm
        ? { en: 'Choose the path for the road beside your city.', de: 'Wähle den Weg für die Straße neben deiner Stadt.' }
        : { en: 'Choose the path for the road beside your second settlement.', de: 'Wähle den Weg für die Straße neben deiner zweiten Siedlung.' },
  'setup.neutral': say('Choose where a neutral colour begins.', 'Wähle, wo eine neutrale Farbe beginnt.'),
  roll: (view, { choices }) => {
    const { first } = view.now;
    if (first !== null) return { en: `Roll again; a ${first} is thrown anew.`, de: `Würfle noch einmal; eine ${first} wird wiederholt.` };
    return choices.length > 1
      ? { en: 'Roll the dice, or do something first.', de: 'Würfle, oder tu zuerst etwas anderes.' }
      : { en: 'Roll the dice.', de: 'Würfle.' };
  },
  discard: ({ now }, { min }) => {
    const cards = countCards(min);
    if (now.rolled !== 7) return { en: `Choose ${cards.en} to discard.`, de: `Wähle ${cards.de}, die du abwirfst.` };
    return { en: `A seven: choose ${cards.en} to discard.`, de: `Eine Sieben: Wähle ${cards.de}, die du abwirfst.` };
  },
  'robber.hex': say('Choose the hex the robber moves to.', 'Wähle das Feld, auf das der Räuber zieht.'),
  'robber.steal': say('Choose who you steal a card from.', 'Wähle, wem du eine Karte stiehlst.'),
  menu: (view) => {
    if (view.phase === 'trade') return { en: 'Trade, then go on to building.', de: 'Handle, dann geh zum Bauen über.' };
    if (view.phase === 'build') return { en: 'Build, then end your turn.', de: 'Baue, dann beende deinen Zug.' };
    return { en: 'Trade and build as you like, then end your turn.', de: 'Handle und baue, wie du willst, dann beende deinen Zug.' };
  },
  'free-road': (_, { min }) =>
    min === 1
      ? { en: 'Choose the path for your free road.', de: 'Wähle den Weg für deine kostenlose Straße.' }
      : { en: 'Choose the path for your second free road, or leave it.', de: 'Wähle den Weg für deine zweite kostenlose Straße, oder lass sie.' },
  plenty: (_, { min }) => {
    const cards = countCards(min);
    return { en: `Choose ${cards.en} to take from the bank.`, de: `Wähle ${cards.de} aus der Bank.` };
  },
  monopoly: (_, { choices }) =>
    choices.includes('brick')
      ? { en: 'Name the resource everybody hands over to you.', de: 'Nenne den Rohstoff, den dir alle geben.' }
      : { en: 'Name the commodity everybody hands over to you.', de: 'Nenne die Handelsware, die dir alle geben.' },
  neutral: say('Place a piece for a neutral colour too.', 'Setze auch für eine neutrale Farbe eine Figur.'),
  'force.give': (_, { min, seat }) => {
    const cards = countCards(min);
    const name = nameOf(1 - seat);
    return { en: `Choose ${cards.en} to give to ${name} in return.`, de: `Wähle ${cards.de}, die du ${name} dafür gibst.` };
  },
  offer: say(
    'Choose what you give, what you want, and whom you ask (nobody named: everybody).',
    'Wähle, was du gibst, was du willst und wen du fragst (niemand genannt: alle).',
  ),
  'offer.answer': (view) => {
    const name = nameOf(view.active);
    const terms = listTerms({ give: view.offer?.give ?? [], want: view.offer?.want ?? [] });
    return {
      en: `${name} offers ${terms.en}. Accept, decline, or say what you would give and want instead.`,
      de: `${name} bietet ${terms.de}. Nimm an, lehne ab, oder sag, was du stattdessen gibst und willst.`,
    };
  },
  ...realmQuestions,
  market: say(
    'Leave an offer that others may take in their turn: what you give, what you want, and for whom.',
    'Hinterlass ein Angebot, das andere in ihrem Zug annehmen können: was du gibst, was du willst und für wen.',
  ),
} as const satisfies Record<string, Write>;

export type QuestionKey = keyof typeof questions;

export function questionText(view: View, decision: Decision): Text {
  return questions[decision.key as QuestionKey](view, decision);
}
