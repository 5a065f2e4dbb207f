import type { Decision, Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import { ACCEPT, canonical, DECLINE, knows, WITHDRAW } from '../notation.ts';
import { type Because, type Fault, faultOf } from '../rules/faults.ts';
import { MOST_STANDING } from '../rules/market.ts';
import { handOf, sideOf, type State } from '../state.ts';
import { type Colour, isSort, sorts } from '../vocabulary.ts';
import { italic, listGoods } from './phrases.ts';
import { progressNames } from './progress-words.ts';
import { realmReasons } from './realm-reasons.ts';
import { colourNames, noSort, pieceNames, sortNames } from './words.ts';

/** Why this id is not among the choices now: what is not possible, why, and where it helps, what is. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!knows(id)) return { en: `There is no move “${id}”.`, de: `Einen Zug „${id}“ gibt es nicht.` };
  if (!decision) return notAsked(state, seat);
  switch (decision.key) {
    case 'roll':
    case 'menu':
      return turnRefusal(state, seat, decision, canonical(id));
    case 'offer':
    case 'offer.answer':
    case 'market':
      return tradeRefusal(state, seat, decision, id);
    default:
      return placeRefusal(state, seat, decision, id) ?? otherQuestion(id);
  }
}

const notAsked = (state: State, seat: Seat): Text =>
  state.active === seat && state.phase !== 'setup'
    ? { en: 'Others have to answer first; then your turn goes on.', de: 'Erst müssen andere antworten; dann geht dein Zug weiter.' }
    : {
        en: 'There is nothing for you to decide now. You will be asked when there is.',
        de: 'Gerade hast du nichts zu entscheiden. Du wirst gefragt, wenn es so weit ist.',
      };

const otherQuestion = (id: string): Text => ({
  en: `“${id}” is not among the choices of the open question.`,
  de: `„${id}“ gehört nicht zu den Antworten der offenen Frage.`,
});

function turnRefusal(state: State, seat: Seat, { key, choices }: Decision, id: string): Text {
  if (key === 'roll' && id === 'end') return { en: 'Roll the dice first.', de: 'Würfle zuerst.' };
  if (key === 'menu' && id === 'roll') return { en: 'The dice have been rolled in this turn.', de: 'In diesem Zug ist schon gewürfelt.' };
  const fault = choices.includes(id) ? null : faultOf(state, seat, id);
  if (!fault) return otherQuestion(id);
  const reason = reasonText(fault);
  return { en: `“${id}” is not possible: ${reason.en}`, de: `„${id}“ geht nicht: ${reason.de}` };
}

/** Said to the one who asks, and only by the own hand. */
function tradeRefusal(state: State, seat: Seat, { key }: Decision, id: string): Text {
  const [verb, what = ''] = id.split(' ');
  if (key === 'market' && id === WITHDRAW) return { en: 'You have no offers that stand.', de: 'Du hast keine Angebote, die stehen.' };
  const standing = state.proposals.filter((each) => each.seat === seat && each.standing).length;
  if (key === 'market' && (verb === 'give' || verb === 'want') && standing >= MOST_STANDING) {
    return { en: `You have ${MOST_STANDING} standing offers; withdraw them first.`, de: `Du hast ${MOST_STANDING} Dauerangebote; zieh sie zuerst zurück.` };
  }
  if (key !== 'offer.answer' && (id === ACCEPT || id === DECLINE)) return { en: 'This offer is no longer open.', de: 'Dieses Angebot ist nicht mehr offen.' };
  if (id === ACCEPT) return { en: 'You do not hold what is wanted.', de: 'Du hast nicht, was gewünscht ist.' };
  if (verb === 'to' && state.colours[seat] === what) return { en: 'You cannot trade with yourself.', de: 'Mit dir selbst kannst du nicht handeln.' };
  if (verb === 'to') {
    const name = colourNames[what as Colour];
    return { en: `Nobody at this table plays ${name.en}.`, de: `An diesem Tisch spielt niemand ${name.de}.` };
  }
  if (verb === 'give' && isSort(what)) {
    const name = sortNames[what];
    return { en: `You hold no ${name.en} to give.`, de: `Du hast ${noSort[what]} zu geben.` };
  }
  if (handOf(state, seat).every((count) => count === 0)) return { en: 'You have no cards to trade.', de: 'Du hast keine Karten zum Handeln.' };
  return otherQuestion(id);
}

/** Narrower questions about places and cards. */
function placeRefusal(state: State, seat: Seat, { key }: Decision, id: string): Text | null {
  if (key === 'robber.hex' && id === `move robber h${state.robber}`) {
    return { en: 'The robber stands there already; he must move to another hex.', de: 'Dort steht der Räuber schon; er muss auf ein anderes Feld.' };
  }
  if (key === 'robber.steal' && id.startsWith('steal ')) return stealRefusal(state, id.slice('steal '.length) as Colour);
  if ((key === 'discard' || key === 'force.give') && isSort(id) && (handOf(state, seat)[sorts.indexOf(id)] ?? 0) === 0) {
    return { en: `You hold no ${sortNames[id].en}.`, de: `Du hast ${noSort[id]}.` };
  }
  if (key === 'plenty' && isSort(id)) return { en: `The bank has no ${sortNames[id].en}.`, de: `Die Bank hat ${noSort[id]}.` };
  if (key === 'setup.settlement' && id.startsWith('build settlement')) {
    return {
      en: 'There or next to it stands a settlement already.',
      de: 'Dort oder daneben steht schon eine Siedlung.',
    };
  }
  if (key === 'setup.road' && id.startsWith('build road')) {
    return { en: 'The road must lie free and touch the settlement just placed.', de: 'Der Weg muss frei sein und an der eben gesetzten Siedlung liegen.' };
  }
  if (key === 'setup.neutral') return { en: 'A neutral colour begins on one of the marked intersections.', de: 'Eine neutrale Farbe beginnt auf einer der markierten Kreuzungen.' };
  if (key === 'free-road' && id.startsWith('build road')) {
    const fault = faultOf({ ...state, phase: 'action' }, seat, canonical(id));
    if (fault && fault.kind !== 'missing') return reasonText(fault);
  }
  return null;
}

function stealRefusal(state: State, colour: Colour): Text | null {
  const victim = state.colours.indexOf(colour);
  if (victim < 0 || victim >= state.sides.length) return null;
  const name = nameOf(victim);
  return sideOf(state, victim).hand.every((count) => count === 0)
    ? { en: `${name} has no cards.`, de: `${name} hat keine Karten.` }
    : { en: `${name} has no building at that hex.`, de: `${name} hat kein Gebäude an diesem Feld.` };
}

const reasons: Readonly<Record<Because, Text>> = {
  ...realmReasons,
  'knight-there': { en: 'a knight stands there.', de: 'Dort steht ein Ritter.' },
  'road-knight': { en: 'your road ends there at somebody else’s knight.', de: 'Deine Straße endet dort an einem fremden Ritter.' },
  'laid-first': { en: 'your city on its side is put up first.', de: 'Erst wird deine umgelegte Stadt wieder aufgestellt.' },
  'no-development': { en: 'Cities & Knights has no development cards.', de: 'In Städte & Ritter gibt es keine Entwicklungskarten.' },
  'taken': { en: 'the place is taken.', de: 'Der Platz ist belegt.' },
  'road-foreign': { en: 'your road ends there at somebody else’s building.', de: 'Deine Straße endet dort an einem fremden Gebäude.' },
  'road-far': { en: 'it touches none of your roads or buildings.', de: 'Er berührt keine deiner Straßen und keines deiner Gebäude.' },
  'near': { en: 'a neighbouring intersection is built on.', de: 'Eine Nachbarkreuzung ist bebaut.' },
  'unreached': { en: 'none of your roads leads there.', de: 'Keine deiner Straßen führt dorthin.' },
  'not-settlement': { en: 'a city replaces a settlement of yours, and there is none.', de: 'Eine Stadt ersetzt eine eigene Siedlung, und dort ist keine.' },
  'is-city': { en: 'there is a city already.', de: 'Dort ist schon eine Stadt.' },
  'foreign': { en: 'the settlement there is not yours.', de: 'Die Siedlung dort gehört nicht dir.' },
  'deck': { en: 'there are no development cards left.', de: 'Es gibt keine Entwicklungskarten mehr.' },
  'played': { en: 'you have played a development card in this turn.', de: 'Du hast in diesem Zug schon eine Entwicklungskarte gespielt.' },
  'fresh': { en: 'you bought it in this turn; it can be played from your next turn on.', de: 'Du hast sie in diesem Zug gekauft; sie geht ab deinem nächsten Zug.' },
  'never-played': { en: 'it counts by itself and is never played.', de: 'Er zählt von selbst und wird nie gespielt.' },
  'no-road': { en: 'you have no road or no place for one.', de: 'Du hast keine Straße oder keinen Platz dafür.' },
  'empty-bank': { en: 'the bank has no cards.', de: 'Die Bank hat keine Karten.' },
  'same-sort': { en: 'the card you get must be of another sort.', de: 'Die Karte, die du bekommst, muss von anderer Sorte sein.' },
  'own-cards': { en: 'you have no cards.', de: 'Du hast keine Karten.' },
  'no-cards': { en: 'nobody else has cards.', de: 'Niemand sonst hat Karten.' },
  'offers': { en: 'three offers in a turn are the most.', de: 'Mehr als drei Angebote in einem Zug gibt es nicht.' },
  'no-offer': { en: 'you have no open offer.', de: 'Du hast kein offenes Angebot.' },
  'no-proposal': { en: 'nobody offers that any more.', de: 'Das bietet niemand mehr an.' },
  'deal-price': { en: 'you do not hold what is asked for.', de: 'Du hast nicht, was dafür verlangt wird.' },
  'before-roll': { en: 'the dice come first.', de: 'Erst wird gewürfelt.' },
  'after-trade': { en: 'the trade phase of this turn is over.', de: 'Die Handelsphase dieses Zuges ist vorbei.' },
  'before-build': { en: 'building comes after the trade phase.', de: 'Gebaut wird erst nach der Handelsphase.' },
  'two-only': { en: 'it belongs to CATAN for Two.', de: 'Das gehört zu CATAN für zwei.' },
  'force-own': { en: 'you need two cards of your own to give.', de: 'Du brauchst zwei eigene Karten zum Geben.' },
  'force-other': { en: 'the other player has no cards.', de: 'Dein Gegenüber hat keine Karten.' },
  'at-home': { en: 'the robber is in the desert already.', de: 'Der Räuber ist schon in der Wüste.' },
  'no-knight': { en: 'you have no open knight.', de: 'Du hast keinen offenen Ritter.' },
  'sold': { en: 'one knight a turn is the most.', de: 'Mehr als ein Ritter je Zug geht nicht.' },
  'between': { en: 'between the two throws only the robber can be moved.', de: 'Zwischen den beiden Würfen kann nur der Räuber bewegt werden.' },
  'neutral-only': { en: 'neutral pieces come after your own ones.', de: 'Neutrale Figuren folgen auf deine eigenen.' },
};

function reasonText(fault: Fault): Text {
  switch (fault.kind) {
    case 'missing': {
      const lack = listGoods(fault.goods);
      const verb = fault.goods.filter((count) => count > 0).length > 1 || fault.goods.some((count) => count > 1);
      return { en: `${lack.en} ${verb ? 'are' : 'is'} missing.`, de: `${lack.de} ${verb ? 'fehlen' : 'fehlt'}.` };
    }
    case 'stock': {
      const name = pieceNames[fault.piece];
      return { en: `you have no ${name.en} left.`, de: `Du hast keine ${name.de} mehr.` };
    }
    case 'not-held': {
      const card = italic(fault.card);
      return { en: `you do not hold ${card.en}.`, de: `Du hast die Karte ${card.de} nicht.` };
    }
    case 'no-progress': {
      const name = progressNames[fault.card];
      return { en: `you do not hold *${name.en}*.`, de: `Du hast die Karte *${name.de}* nicht.` };
    }
    case 'rate':
      return text((language) =>
        language === 'en'
          ? `your rate for ${sortNames[fault.sort].en} is ${fault.rate}:1.`
          : `Dein Kurs für ${sortNames[fault.sort].de} ist ${fault.rate}:1.`,
      );
    case 'bank':
      return { en: `the bank has no ${sortNames[fault.sort].en}.`, de: `Die Bank hat ${noSort[fault.sort]}.` };
    case 'action-price':
      return { en: `it costs ${fault.price} of your trade cards.`, de: `Das kostet ${fault.price} deiner Handelskarten.` };
    case 'because':
      return reasons[fault.because];
  }
}
