import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { lines, whoDid, type Listener, toWhom, joinAnd, count } from '../../phrases.ts';
import type { GameEvent } from '../game-event.ts';
import { sorts } from '../vocabulary.ts';
import { isAre } from './grammar.ts';
import {
  aPiece,
  countCards,
  italic,
  landText,
  listGoods,
  seatList,
  goodsList,
  termsText,
  countedWords,
} from './phrases.ts';
import { describeEventFace, describeCitiesAndKnightsEvent } from '../cities-and-knights/texts/game-events.ts';
import { type Landmarks, whereText } from './place-words.ts';
import { colourNames, developmentNames, pieceNames, sortNames, titleNames } from './names.ts';

/** Describes an event without details hidden from the listener; null if there is nothing to say. */
export function describeEvent(event: GameEvent, listener: Listener, landmarks?: Landmarks): Text | null {
  switch (event.kind) {
    case 'began':
      return isAre(event.seat, listener, { en: 'You go first.', de: 'Du beginnst.' }, (name) => ({
        en: `${name} goes first.`,
        de: `${name} beginnt.`,
      }));
    case 'turn':
      // The caller announces the turn.
      return null;
    case 'threw':
      return describeDice(event, listener);
    case 'produced':
      return describeProduction(event, listener);
    case 'discarded': {
      const goods = goodsList(event.goods);
      return whoDid(event.seat, listener, { en: `discarded ${goods.en}`, de: `${goods.de} abgeworfen` });
    }
    case 'robber': {
      const land = landText(event.hex, event.land);
      const to = event.land?.terrain === 'desert' ? `the ${land.en}` : land.en;
      return whoDid(
        event.seat,
        listener,
        event.home
          ? { en: 'sent the robber back to the desert', de: 'den Räuber in die Wüste zurückgeschickt' }
          : { en: `moved the robber to ${to}`, de: `den Räuber versetzt: ${land.de}` },
      );
    }
    case 'stole':
      return describeTheft(event, listener);
    case 'built':
      return describeBuilding(event, listener, landmarks);
    case 'bought': {
      const card =
        event.seat === listener
          ? perLanguage((language) => `: *${developmentNames[event.secret.card][language]}*`)
          : { en: '', de: '' };
      return whoDid(event.seat, listener, {
        en: `bought a development card${card.en}`,
        de: `eine Entwicklungskarte gekauft${card.de}`,
      });
    }
    case 'played': {
      const card = italic(event.card);
      return whoDid(event.seat, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
    }
    case 'gained': {
      const goods = goodsList(event.goods);
      const start =
        event.by === 'start'
          ? { en: ' to start with', de: ' für den Anfang' }
          : { en: ' from the bank', de: ' aus der Bank' };
      return whoDid(event.seat, listener, { en: `took ${goods.en}${start.en}`, de: `${goods.de}${start.de} genommen` });
    }
    case 'monopoly':
      return describeMonopoly(event, listener);
    case 'traded': {
      const [give, want] = [goodsList(event.give), goodsList(event.want)];
      return whoDid(event.seat, listener, {
        en: `traded ${give.en} for ${want.en} with the bank`,
        de: `${give.de} gegen ${want.de} mit der Bank getauscht`,
      });
    }
    case 'offered':
    case 'proposed':
      return describeOffer(event, listener);
    case 'countered': {
      const terms = termsText(event);
      return whoDid(event.seat, listener, { en: `countered with ${terms.en}`, de: `stattdessen ${terms.de} geboten` });
    }
    case 'accepted':
      return whoDid(event.seat, listener, { en: 'accepted the offer', de: 'das Angebot angenommen' });
    case 'declined':
      return whoDid(event.seat, listener, { en: 'declined the offer', de: 'das Angebot abgelehnt' });
    case 'retracted':
      return whoDid(event.seat, listener, { en: 'took back the offer', de: 'das Angebot zurückgenommen' });
    case 'withdrew':
      return whoDid(event.seat, listener, {
        en: 'withdrew all standing offers',
        de: 'alle Dauerangebote zurückgezogen',
      });
    case 'lapsed':
      return isAre(
        event.seat,
        listener,
        { en: 'Your offers have lapsed.', de: 'Deine Angebote sind verfallen.' },
        (name) => ({ en: `${name}’s offers have lapsed.`, de: `Die Angebote von ${name} sind verfallen.` }),
      );
    case 'dealt': {
      const [give, want] = [goodsList(event.give), goodsList(event.want)];
      const whom = toWhom(event.with, listener);
      return whoDid(event.seat, listener, {
        en: `traded ${give.en} for ${want.en} with ${whom.en}`,
        de: `mit ${whom.de} ${give.de} gegen ${want.de} getauscht`,
      });
    }
    case 'title':
      return describeTitle(event, listener);
    case 'forced':
    case 'returned':
      return describeForced(event, listener);
    case 'sold':
      return whoDid(event.seat, listener, {
        en: 'gave up a played knight for trade cards',
        de: 'einen offenen Ritter für Handelskarten abgegeben',
      });
    case 'tradeCards': {
      const cards = count(Math.abs(event.change), countedWords.tradeCard);
      return whoDid(
        event.seat,
        listener,
        event.change > 0
          ? { en: `took ${cards.en}`, de: `${cards.de} genommen` }
          : { en: `paid ${cards.en}`, de: `${cards.de} gezahlt` },
      );
    }
    case 'won': {
      const points: Text = { en: count(event.points, countedWords.point).en, de: `${event.points} Punkten` };
      return isAre(
        event.seat,
        listener,
        { en: `You win with ${points.en}.`, de: `Du gewinnst mit ${points.de}.` },
        (name) => ({ en: `${name} wins with ${points.en}.`, de: `${name} gewinnt mit ${points.de}.` }),
      );
    }
    case 'sailed':
    case 'landed':
    case 'sacked':
    case 'defended':
    case 'drew':
    case 'honoured':
    case 'putBack':
    case 'progress':
    case 'walled':
    case 'recruited':
    case 'activated':
    case 'promoted':
    case 'deserted':
    case 'joined':
    case 'marched':
    case 'ousted':
    case 'unreplaced':
    case 'improved':
    case 'metropolis':
    case 'set':
    case 'swapped':
    case 'merchant':
    case 'fleet':
    case 'harbored':
    case 'looked':
    case 'levied':
    case 'presented':
    case 'peeked':
    case 'spied':
    case 'removed':
      return describeCitiesAndKnightsEvent(event, listener, landmarks);
  }
}

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

function describeDice({ seat, dice: [one, other], event }: EventOf<'threw'>, listener: Listener): Text {
  const thrown = `${one + other} (${one} + ${other})`;
  const face = event ? describeEventFace(event) : null;
  return whoDid(seat, listener, {
    en: `rolled ${thrown}${face ? ` and ${face.en}` : ''}`,
    de: `${thrown}${face ? ` und ${face.de}` : ''} gewürfelt`,
  });
}

/** The listener's own cards come first. */
function describeProduction({ goods, short }: EventOf<'produced'>, listener: Listener): Text {
  const order = goods.map((_, seat) => seat).sort((a, b) => Number(b === listener) - Number(a === listener));
  const gains = order.flatMap((seat) => {
    const got = goods[seat] ?? [];
    if (got.every((number) => number === 0)) return [];
    const who = seat === listener ? { en: 'you', de: 'du' } : { en: seatPlaceholder(seat), de: seatPlaceholder(seat) };
    return [perLanguage((language) => `${who[language]} +${goodsList(got)[language]}`)];
  });
  const all = gains.length > 0 ? lines(gains, '; ') : { en: 'no one gets anything', de: 'niemand erhält etwas' };
  const missing = joinAnd(
    short.map((sort) => sortNames[sort]),
    { en: '', de: '' },
  );
  const lack =
    short.length === 0
      ? { en: '', de: '' }
      : { en: ` The bank is short of ${missing.en}.`, de: ` Der Bank fehlt es an ${missing.de}.` };
  return { en: `Production: ${all.en}.${lack.en}`, de: `Ertrag: ${all.de}.${lack.de}` };
}

function describeTheft({ seat, from, secret }: EventOf<'stole'>, listener: Listener): Text {
  const known = listener === seat || listener === from ? listGoods(secret.goods) : { en: 'a card', de: 'eine Karte' };
  const whom = toWhom(from, listener);
  return whoDid(seat, listener, { en: `stole ${known.en} from ${whom.en}`, de: `${whom.de} ${known.de} gestohlen` });
}

function describeBuilding(
  { seat, piece, place, neutral }: EventOf<'built'>,
  listener: Listener,
  landmarks: Landmarks,
): Text {
  const what = aPiece(piece);
  const where = whereText(place, landmarks);
  if (!neutral)
    return whoDid(seat, listener, { en: `built ${what.en} ${where.en}`, de: `${what.de} ${where.de} gebaut` });
  const name = colourNames[neutral];
  return whoDid(seat, listener, {
    en: `placed a ${pieceNames[piece].en} for neutral ${name.en} ${where.en}`,
    de: `für ${name.de} (neutral) ${what.de} ${where.de} gesetzt`,
  });
}

function describeMonopoly({ seat, sort, taken }: EventOf<'monopoly'>, listener: Listener): Text {
  const total = taken.reduce((sum, number) => sum + number, 0);
  const goods = goodsList(sorts.map((each) => (each === sort ? total : 0)));
  const givers = taken.flatMap((number, from) =>
    number > 0 ? [perLanguage((language) => `${toWhom(from, listener)[language]} ${number}`)] : [],
  );
  if (total === 0) {
    const name = sortNames[sort];
    return whoDid(seat, listener, {
      en: `named ${name.en}, but no one had any`,
      de: `${name.de} genannt, aber niemand hatte etwas davon`,
    });
  }
  const list = joinAnd(givers);
  return whoDid(seat, listener, { en: `took ${goods.en} (${list.en})`, de: `${goods.de} erhalten (${list.de})` });
}

function describeOffer(event: EventOf<'offered' | 'proposed'>, listener: Listener): Text {
  const terms = termsText(event);
  const list = seatList(event.to);
  const to = event.to.length === 0 ? { en: '', de: '' } : { en: ` to ${list.en}`, de: ` (an ${list.de})` };
  return event.kind === 'offered'
    ? whoDid(event.seat, listener, { en: `offered ${terms.en}${to.en}`, de: `${terms.de}${to.de} angeboten` })
    : whoDid(event.seat, listener, {
        en: `left a standing offer: ${terms.en}${to.en}`,
        de: `ein Dauerangebot hinterlassen: ${terms.de}${to.de}`,
      });
}

function describeTitle({ title, owner, neutral }: EventOf<'title'>, listener: Listener): Text {
  const name = titleNames[title];
  if (owner === null) return { en: `No one holds the ${name.en} now.`, de: `Die ${name.de} hat jetzt niemand.` };
  if (neutral) {
    const colour = colourNames[neutral];
    return {
      en: `Neutral ${colour.en} now holds the ${name.en}.`,
      de: `Die ${name.de} hat jetzt ${colour.de} (neutral).`,
    };
  }
  return isAre(owner, listener, { en: `You now hold the ${name.en}.`, de: `Die ${name.de} hast jetzt du.` }, (who) => ({
    en: `${who} now holds the ${name.en}.`,
    de: `Die ${name.de} hat jetzt ${who}.`,
  }));
}

function describeForced(event: EventOf<'forced' | 'returned'>, listener: Listener): Text {
  const { seat, number, secret } = event;
  const other = event.kind === 'forced' ? event.from : event.to;
  const known = listener === seat || listener === other ? listGoods(secret.goods) : countCards(number);
  const whom = toWhom(other, listener);
  return event.kind === 'forced'
    ? whoDid(seat, listener, { en: `drew ${known.en} from ${whom.en}`, de: `${whom.de} ${known.de} abgenommen` })
    : whoDid(seat, listener, { en: `gave ${known.en} to ${whom.en}`, de: `${whom.de} dafür ${known.de} gegeben` });
}
