import type { Decision } from '../../../engine/script.ts';
import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import { SPARED_POINTS } from '../rules/robber.ts';
import type { View } from '../view.ts';
import { countCards, listGoods } from './phrases.ts';
import {
  citiesAndKnightsQuestions,
  plainQuestion,
  type QuestionWriter,
} from '../cities-and-knights/texts/questions.ts';
import { isFirstRound } from './placements.ts';

const questions = {
  'setup.settlement': (view) =>
    isFirstRound(view)
      ? { en: 'Choose the intersection for your first settlement.', de: 'Wähle die Kreuzung für deine erste Siedlung.' }
      : view.citiesAndKnights
        ? {
            en: 'Choose the intersection for your city. You get a resource from each hex around it.',
            de: 'Wähle die Kreuzung für deine Stadt. Du bekommst einen Rohstoff von jedem Feld ringsum.',
          }
        : {
            en: 'Choose the intersection for your second settlement. You get a card from each hex around it.',
            de: 'Wähle die Kreuzung für deine zweite Siedlung. Du bekommst eine Karte von jedem Feld ringsum.',
          },
  'setup.road': (view) =>
    isFirstRound(view)
      ? {
          en: 'Choose the path for the road next to your first settlement.',
          de: 'Wähle den Weg für die Straße neben deiner ersten Siedlung.',
        }
      : view.citiesAndKnights
        ? {
            en: 'Choose the path for the road next to your city.',
            de: 'Wähle den Weg für die Straße neben deiner Stadt.',
          }
        : {
            en: 'Choose the path for the road next to your second settlement.',
            de: 'Wähle den Weg für die Straße neben deiner zweiten Siedlung.',
          },
  'setup.neutral': plainQuestion('Choose where a neutral colour starts.', 'Wähle, wo eine neutrale Farbe beginnt.'),
  roll: (view, { choices }) => {
    const { first } = view.now;
    if (first !== null)
      return {
        en: `Roll again; another ${first} doesn’t count.`,
        de: `Würfle noch einmal; noch eine ${first} zählt nicht.`,
      };
    return choices.length > 1
      ? { en: 'Roll the dice, or do something else first.', de: 'Würfle oder tu zuerst etwas anderes.' }
      : { en: 'Roll the dice.', de: 'Würfle.' };
  },
  discard: ({ now }, { min }) => {
    const cards = countCards(min);
    if (now.rolled !== 7) return { en: `Choose ${cards.en} to discard.`, de: `Wähle ${cards.de}, die du abwirfst.` };
    return { en: `A seven! Choose ${cards.en} to discard.`, de: `Eine Sieben! Wähle ${cards.de}, die du abwirfst.` };
  },
  'robber.hex': ({ options }) =>
    options.friendlyRobber
      ? {
          en: `Choose the hex the robber moves to. It spares players with ${SPARED_POINTS} or fewer visible points.`,
          de: `Wähle das Feld, auf das der Räuber zieht. Er verschont alle mit höchstens ${SPARED_POINTS} offenen Punkten.`,
        }
      : { en: 'Choose the hex the robber moves to.', de: 'Wähle das Feld, auf das der Räuber zieht.' },
  'robber.steal': plainQuestion('Choose who to steal a card from.', 'Wähle, wem du eine Karte stiehlst.'),
  menu: (view) => {
    if (view.phase === 'trade')
      return { en: 'Trade, then move on to building.', de: 'Handle, dann geh zum Bauen über.' };
    if (view.phase === 'build') return { en: 'Build, then end your turn.', de: 'Baue, dann beende deinen Zug.' };
    return {
      en: 'Trade and build as you like, then end your turn.',
      de: 'Handle und baue, wie du willst, dann beende deinen Zug.',
    };
  },
  'free-road': (_, { min }) =>
    min === 1
      ? { en: 'Choose the path for your free road.', de: 'Wähle den Weg für deine kostenlose Straße.' }
      : {
          en: 'Choose the path for your second free road, or skip it.',
          de: 'Wähle den Weg für deine zweite kostenlose Straße oder verzichte darauf.',
        },
  plenty: (_, { min }) => {
    const cards = countCards(min);
    return { en: `Choose ${cards.en} to take from the bank.`, de: `Wähle ${cards.de} aus der Bank.` };
  },
  monopoly: (_, { choices }) =>
    choices.includes('brick')
      ? { en: 'Name the resource everyone has to give you.', de: 'Nenne den Rohstoff, den dir alle geben müssen.' }
      : { en: 'Name the commodity everyone has to give you.', de: 'Nenne die Handelsware, die dir alle geben müssen.' },
  neutral: plainQuestion('Place a piece for a neutral colour, too.', 'Setze auch für eine neutrale Farbe eine Figur.'),
  'force.give': (_, { min, seat }) => {
    const cards = countCards(min);
    const name = seatPlaceholder(1 - seat);
    return {
      en: `Choose ${cards.en} to give to ${name} in return.`,
      de: `Wähle ${cards.de}, die du ${name} dafür gibst.`,
    };
  },
  offer: plainQuestion(
    'Choose what you give, what you get and who to ask. If you don’t pick anyone, everyone is asked.',
    'Wähle, was du gibst, was du bekommst und wen du fragst. Ohne Auswahl fragst du alle.',
  ),
  'offer.answer': (view) => {
    const name = seatPlaceholder(view.active);
    const [give, get] = [listGoods(view.offer?.want ?? []), listGoods(view.offer?.give ?? [])];
    return {
      en: `${name} offers a trade: you give ${give.en}, you get ${get.en}.`,
      de: `${name} bietet dir einen Handel an: Du gibst ${give.de}, du bekommst ${get.de}.`,
    };
  },
  ...citiesAndKnightsQuestions,
  market: plainQuestion(
    'Leave an offer others can accept on their turn: what you give, what you get and who it’s for.',
    'Hinterlass ein Angebot, das andere in ihrem Zug annehmen können: was du gibst, was du bekommst und für wen.',
  ),
} as const satisfies Record<string, QuestionWriter>;

export type QuestionKey = keyof typeof questions;

export function questionText(view: View, decision: Decision): Text {
  return questions[decision.key as QuestionKey](view, decision);
}
