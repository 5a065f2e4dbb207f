import type { Decision, Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { hexNamed } from '../board/geometry.ts';
import { ACCEPT, canonical, DECLINE, isNotation, WITHDRAW } from '../notation.ts';
import { type ViolationReason, type Violation, violationOf } from '../rules/violations.ts';
import { isSpared, SPARED_POINTS } from '../rules/robber.ts';
import { MAX_STANDING_OFFERS } from '../rules/standing-offers.ts';
import { handOf, sideOf, type State } from '../state.ts';
import { type PlayerColour, isSort, sorts } from '../vocabulary.ts';
import { italic, listGoods } from './phrases.ts';
import { progressNames } from '../cities-and-knights/texts/names.ts';
import { citiesAndKnightsReasons } from '../cities-and-knights/texts/violation-reasons.ts';
import { colourNames, noSort, pieceNames, sortNames } from './names.ts';

/** Explains why this id is not a choice now. */
export function refusalText(state: State, seat: Seat, decision: Decision | null, id: string): Text {
  if (state.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  if (!isNotation(id)) return { en: `There’s no move called “${id}”.`, de: `Einen Zug „${id}“ gibt es nicht.` };
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
    ? {
        en: 'Others have to answer first. Then your turn continues.',
        de: 'Erst müssen andere antworten. Dann geht dein Zug weiter.',
      }
    : {
        en: 'You don’t have anything to decide right now. You’ll be asked when you do.',
        de: 'Gerade hast du nichts zu entscheiden. Du wirst gefragt, wenn es so weit ist.',
      };

const otherQuestion = (id: string): Text => ({
  en: `“${id}” isn’t one of your choices right now.`,
  de: `„${id}“ steht gerade nicht zur Wahl.`,
});

function turnRefusal(state: State, seat: Seat, { key, choices }: Decision, id: string): Text {
  if (key === 'roll' && id === 'end') return { en: 'Roll the dice first.', de: 'Würfle zuerst.' };
  if (key === 'menu' && id === 'roll')
    return { en: 'You’ve already rolled this turn.', de: 'Du hast in diesem Zug schon gewürfelt.' };
  const violation = choices.includes(id) ? null : violationOf(state, seat, id);
  if (!violation) return otherQuestion(id);
  const reason = reasonText(violation);
  return { en: `“${id}” isn’t possible: ${reason.en}`, de: `„${id}“ geht nicht: ${reason.de}` };
}

/** Uses only the seat's own hand, since the answer is private. */
function tradeRefusal(state: State, seat: Seat, { key }: Decision, id: string): Text {
  const [verb, what = ''] = id.split(' ');
  if (key === 'market' && id === WITHDRAW)
    return { en: 'You have no standing offers.', de: 'Du hast keine Dauerangebote.' };
  const standing = state.proposals.filter((each) => each.seat === seat && each.standing).length;
  if (key === 'market' && (verb === 'give' || verb === 'want') && standing >= MAX_STANDING_OFFERS) {
    return {
      en: `You already have ${MAX_STANDING_OFFERS} standing offers. Withdraw them first.`,
      de: `Du hast schon ${MAX_STANDING_OFFERS} Dauerangebote. Zieh sie zuerst zurück.`,
    };
  }
  if (key !== 'offer.answer' && (id === ACCEPT || id === DECLINE))
    return { en: 'This offer is no longer open.', de: 'Dieses Angebot ist nicht mehr offen.' };
  if (id === ACCEPT) return { en: 'You don’t have what they want.', de: 'Du hast nicht, was verlangt wird.' };
  if (verb === 'to' && state.colours[seat] === what)
    return { en: 'You can’t trade with yourself.', de: 'Mit dir selbst kannst du nicht handeln.' };
  if (verb === 'to') {
    const name = colourNames[what as PlayerColour];
    return { en: `No one at this table plays ${name.en}.`, de: `An diesem Tisch spielt niemand ${name.de}.` };
  }
  if (verb === 'give' && isSort(what)) {
    const name = sortNames[what];
    return { en: `You have no ${name.en} to give.`, de: `Du hast ${noSort[what]} zu geben.` };
  }
  if (handOf(state, seat).every((count) => count === 0))
    return { en: 'You have no cards to trade.', de: 'Du hast keine Karten zum Handeln.' };
  return otherQuestion(id);
}

/** Refusals of narrower questions about places and cards. */
function placeRefusal(state: State, seat: Seat, { key }: Decision, id: string): Text | null {
  if (key === 'robber.hex' && id === `move robber h${state.robber}`) {
    return {
      en: 'The robber is already there. Move it to another hex.',
      de: 'Dort steht der Räuber schon. Er muss auf ein anderes Feld.',
    };
  }
  if (key === 'robber.hex' && id.startsWith('move robber '))
    return sparedRefusal(state, seat, hexNamed(id.slice('move robber '.length)) as number);
  if (key === 'robber.steal' && id.startsWith('steal '))
    return stealRefusal(state, id.slice('steal '.length) as PlayerColour);
  if (
    (key === 'discard' || key === 'force.give') &&
    isSort(id) &&
    (handOf(state, seat)[sorts.indexOf(id)] ?? 0) === 0
  ) {
    return { en: `You have no ${sortNames[id].en}.`, de: `Du hast ${noSort[id]}.` };
  }
  if (key === 'plenty' && isSort(id))
    return { en: `The bank has no ${sortNames[id].en}.`, de: `Die Bank hat ${noSort[id]}.` };
  if (key === 'setup.settlement' && id.startsWith('build settlement')) {
    return {
      en: 'There’s already a settlement there or next to it.',
      de: 'Dort oder daneben steht schon eine Siedlung.',
    };
  }
  if (key === 'setup.road' && id.startsWith('build road')) {
    return {
      en: 'The path must be free and touch the settlement you just placed.',
      de: 'Der Weg muss frei sein und an die eben gesetzte Siedlung grenzen.',
    };
  }
  if (key === 'setup.neutral')
    return {
      en: 'A neutral colour starts on one of the marked intersections.',
      de: 'Eine neutrale Farbe beginnt auf einer der markierten Kreuzungen.',
    };
  if (key === 'free-road' && id.startsWith('build road')) {
    const violation = violationOf({ ...state, phase: 'action' }, seat, canonical(id));
    if (violation && violation.kind !== 'missing') return reasonText(violation);
  }
  return null;
}

function sparedRefusal(state: State, seat: Seat, hex: number): Text | null {
  if (!state.options.friendlyRobber || !isSpared(state, seat, hex)) return null;
  return {
    en: `The friendly robber spares players with ${SPARED_POINTS} or fewer visible points. Choose another hex.`,
    de: `Der freundliche Räuber verschont alle mit höchstens ${SPARED_POINTS} offenen Punkten. Wähle ein anderes Feld.`,
  };
}

function stealRefusal(state: State, colour: PlayerColour): Text | null {
  const victim = state.colours.indexOf(colour);
  if (victim < 0 || victim >= state.sides.length) return null;
  const name = seatPlaceholder(victim);
  return sideOf(state, victim).hand.every((count) => count === 0)
    ? { en: `${name} has no cards.`, de: `${name} hat keine Karten.` }
    : { en: `${name} has no building at that hex.`, de: `${name} hat kein Gebäude an diesem Feld.` };
}

const reasons: Readonly<Record<ViolationReason, Text>> = {
  ...citiesAndKnightsReasons,
  'knight-there': { en: 'there’s a knight there.', de: 'Dort steht ein Ritter.' },
  'road-knight': {
    en: 'another player’s knight blocks your road there.',
    de: 'Deine Straße endet dort an einem fremden Ritter.',
  },
  'laid-first': {
    en: 'first restore your city that’s on its side.',
    de: 'Stell zuerst deine auf die Seite gedrehte Stadt wieder auf.',
  },
  'no-development': {
    en: 'Cities & Knights has no development cards.',
    de: 'In Städte & Ritter gibt es keine Entwicklungskarten.',
  },
  taken: { en: 'that spot is taken.', de: 'Der Platz ist belegt.' },
  'road-foreign': {
    en: 'another player’s building blocks your road there.',
    de: 'Deine Straße endet dort an einem fremden Gebäude.',
  },
  'road-far': {
    en: 'it doesn’t touch any of your roads or buildings.',
    de: 'Er berührt keine deiner Straßen und keines deiner Gebäude.',
  },
  near: { en: 'there’s a building on a neighbouring intersection.', de: 'Eine Nachbarkreuzung ist bebaut.' },
  unreached: { en: 'none of your roads reach it.', de: 'Keine deiner Straßen führt dorthin.' },
  'not-settlement': {
    en: 'a city replaces one of your settlements, and there isn’t one there.',
    de: 'Eine Stadt ersetzt eine eigene Siedlung, und dort ist keine.',
  },
  'is-city': { en: 'there’s already a city.', de: 'Dort ist schon eine Stadt.' },
  foreign: { en: 'that settlement isn’t yours.', de: 'Die Siedlung dort gehört nicht dir.' },
  deck: { en: 'there are no development cards left.', de: 'Es gibt keine Entwicklungskarten mehr.' },
  played: {
    en: 'you’ve already played a development card this turn.',
    de: 'Du hast in diesem Zug schon eine Entwicklungskarte gespielt.',
  },
  fresh: {
    en: 'you bought it this turn. You can play it from your next turn on.',
    de: 'Du hast sie in diesem Zug gekauft. Ab deinem nächsten Zug kannst du sie spielen.',
  },
  'never-played': {
    en: 'it counts automatically and is never played.',
    de: 'Er zählt automatisch und wird nie gespielt.',
  },
  'no-road': {
    en: 'you have no roads left or no place to build one.',
    de: 'Du hast keine Straße mehr oder keinen Platz dafür.',
  },
  'empty-bank': { en: 'the bank has no cards.', de: 'Die Bank hat keine Karten.' },
  'same-sort': {
    en: 'the card you get must be of a different kind.',
    de: 'Die Karte, die du bekommst, muss von einer anderen Sorte sein.',
  },
  'own-cards': { en: 'you have no cards.', de: 'Du hast keine Karten.' },
  'no-cards': { en: 'no one else has cards.', de: 'Niemand sonst hat Karten.' },
  offers: { en: 'you can make at most three offers a turn.', de: 'Mehr als drei Angebote je Zug sind nicht erlaubt.' },
  'no-offer': { en: 'you have no open offer.', de: 'Du hast kein offenes Angebot.' },
  'no-proposal': { en: 'no one is offering that now.', de: 'Das bietet niemand mehr an.' },
  'deal-price': { en: 'you don’t have what they want.', de: 'Du hast nicht, was verlangt wird.' },
  'before-roll': { en: 'you have to roll first.', de: 'Du musst zuerst würfeln.' },
  'after-trade': { en: 'the trade phase of this turn is over.', de: 'Die Handelsphase dieses Zuges ist vorbei.' },
  'before-build': { en: 'building comes after the trade phase.', de: 'Gebaut wird erst nach der Handelsphase.' },
  'two-only': { en: 'that’s only in CATAN for Two.', de: 'Das gibt es nur in CATAN für zwei.' },
  'force-own': { en: 'you need two cards of your own first.', de: 'Du brauchst selbst zwei Karten.' },
  'force-other': { en: 'the other player has no cards.', de: 'Dein Gegenüber hat keine Karten.' },
  'at-home': { en: 'the robber is already in the desert.', de: 'Der Räuber ist schon in der Wüste.' },
  'no-knight': { en: 'you have no played knight.', de: 'Du hast keinen offenen Ritter.' },
  sold: { en: 'you can give up one knight a turn.', de: 'Du kannst je Zug nur einen Ritter abgeben.' },
  between: {
    en: 'between the two rolls you can only move the robber.',
    de: 'Zwischen den beiden Würfen kannst du nur den Räuber versetzen.',
  },
  'neutral-only': { en: 'neutral pieces come after your own.', de: 'Neutrale Figuren folgen auf deine eigenen.' },
};

function reasonText(violation: Violation): Text {
  switch (violation.kind) {
    case 'missing': {
      const lack = listGoods(violation.goods);
      const verb =
        violation.goods.filter((count) => count > 0).length > 1 || violation.goods.some((count) => count > 1);
      return { en: `you’re ${lack.en} short.`, de: `${lack.de} ${verb ? 'fehlen' : 'fehlt'}.` };
    }
    case 'stock': {
      const name = pieceNames[violation.piece];
      return { en: `you have no ${name.en} left.`, de: `Du hast keine ${name.de} mehr.` };
    }
    case 'not-held': {
      const card = italic(violation.card);
      return { en: `you don’t have ${card.en}.`, de: `Du hast die Karte ${card.de} nicht.` };
    }
    case 'no-progress': {
      const name = progressNames[violation.card];
      return { en: `you don’t have *${name.en}*.`, de: `Du hast die Karte *${name.de}* nicht.` };
    }
    case 'rate':
      return perLanguage((language) =>
        language === 'en'
          ? `your rate for ${sortNames[violation.sort].en} is ${violation.rate}:1.`
          : `Dein Kurs für ${sortNames[violation.sort].de} ist ${violation.rate}:1.`,
      );
    case 'bank':
      return { en: `the bank has no ${sortNames[violation.sort].en}.`, de: `Die Bank hat ${noSort[violation.sort]}.` };
    case 'action-price':
      return {
        en: `it costs ${violation.price} trade ${violation.price === 1 ? 'card' : 'cards'}.`,
        de: `Das kostet ${violation.price} ${violation.price === 1 ? 'Handelskarte' : 'Handelskarten'}.`,
      };
    case 'because':
      return reasons[violation.because];
  }
}
