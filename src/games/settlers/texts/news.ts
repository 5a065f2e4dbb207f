import { nameOf, type Text, text } from '../../../engine/text.ts';
import { lines } from '../../phrases.ts';
import type { News } from '../news.ts';
import { sorts } from '../vocabulary.ts';
import { did, isAre, type Listener, toWhom } from './people.ts';
import { aPiece, countCards, italic, joinAnd, landText, listGoods, seatList, tellGoods, tellTerms, count, words } from './phrases.ts';
import { tellFace, tellRealm } from './realm-news.ts';
import { colourNames, developmentNames, pieceNames, sortNames, titleNames } from './words.ts';

/** What a listener is told of an event, without what stays hidden from that listener; null when there is nothing to tell. */
export function tell(event: News, listener: Listener): Text | null {
  switch (event.kind) {
    case 'began':
      return isAre(event.seat, listener, { en: 'You begin.', de: 'Du beginnst.' }, (name) => ({ en: `${name} begins.`, de: `${name} beginnt.` }));
    case 'turn':
      // Whoever shows the news says whose turn it is.
      return null;
    case 'threw':
      return tellDice(event, listener);
    case 'produced':
      return tellProduction(event, listener);
    case 'discarded': {
      const goods = tellGoods(event.goods);
      return did(event.seat, listener, { en: `discarded ${goods.en}`, de: `${goods.de} abgeworfen` });
    }
    case 'robber': {
      const land = landText(event.hex, event.land);
      return did(event.seat, listener, event.home
        ? { en: 'sent the robber back to the desert', de: 'den Räuber in die Wüste zurückgeschickt' }
        : { en: `moved the robber to ${land.en}`, de: `den Räuber versetzt: ${land.de}` });
    }
    case 'stole':
      return tellTheft(event, listener);
    case 'built':
      return tellBuilding(event, listener);
    case 'bought': {
      const card = event.seat === listener ? text((language) => `: *${developmentNames[event.secret.card][language]}*`) : { en: '', de: '' };
      return did(event.seat, listener, { en: `bought a development card${card.en}`, de: `eine Entwicklungskarte gekauft${card.de}` });
    }
    case 'played': {
      const card = italic(event.card);
      return did(event.seat, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
    }
    case 'gained': {
      const goods = tellGoods(event.goods);
      const start = event.by === 'start' ? { en: ' to begin with', de: ' für den Anfang' } : { en: ' from the bank', de: ' aus der Bank' };
      return did(event.seat, listener, { en: `took ${goods.en}${start.en}`, de: `${goods.de}${start.de} genommen` });
    }
    case 'monopoly':
      return tellMonopoly(event, listener);
    case 'traded': {
      const [give, want] = [tellGoods(event.give), tellGoods(event.want)];
      return did(event.seat, listener, { en: `traded ${give.en} for ${want.en} with the bank`, de: `${give.de} gegen ${want.de} mit der Bank getauscht` });
    }
    case 'offered':
    case 'proposed':
      return tellOffer(event, listener);
    case 'countered': {
      const terms = tellTerms(event);
      return did(event.seat, listener, { en: `would rather give ${terms.en}`, de: `dagegen ${terms.de} geboten` });
    }
    case 'accepted':
      return did(event.seat, listener, { en: 'accepted the offer', de: 'das Angebot angenommen' });
    case 'declined':
      return did(event.seat, listener, { en: 'declined the offer', de: 'das Angebot abgelehnt' });
    case 'retracted':
      return did(event.seat, listener, { en: 'took the offer back', de: 'das Angebot zurückgenommen' });
    case 'withdrew':
      return did(event.seat, listener, { en: 'withdrew all standing offers', de: 'alle Dauerangebote zurückgezogen' });
    case 'lapsed':
      return isAre(event.seat, listener, { en: 'Your offers have lapsed.', de: 'Deine Angebote sind verfallen.' }, (name) => ({
        en: `The offers of ${name} have lapsed.`,
        de: `Die Angebote von ${name} sind verfallen.`,
      }));
    case 'dealt': {
      const [give, want] = [tellGoods(event.give), tellGoods(event.want)];
      const whom = toWhom(event.with, listener);
      return did(event.seat, listener, { en: `traded ${give.en} for ${want.en} with ${whom.en}`, de: `mit ${whom.de} ${give.de} gegen ${want.de} getauscht` });
    }
    case 'title':
      return tellTitle(event, listener);
    case 'forced':
    case 'returned':
      return tellForced(event, listener);
    case 'sold':
      return did(event.seat, listener, { en: 'gave up an open knight for trade cards', de: 'einen offenen Ritter für Handelskarten abgegeben' });
    case 'tradeCards': {
      const cards = count(Math.abs(event.change), words.tradeCard);
      return did(event.seat, listener, event.change > 0 ? { en: `took ${cards.en}`, de: `${cards.de} genommen` } : { en: `paid ${cards.en}`, de: `${cards.de} gezahlt` });
    }
    case 'won': {
      const points: Text = { en: count(event.points, words.point).en, de: `${event.points} Punkten` };
      return isAre(event.seat, listener, { en: `You win with ${points.en}.`, de: `Du gewinnst mit ${points.de}.` }, (name) => ({
        en: `${name} wins with ${points.en}.`,
        de: `${name} gewinnt mit ${points.de}.`,
      }));
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
      return tellRealm(event, listener);
  }
}

type Told<K extends News['kind']> = Extract<News, { readonly kind: K }>;

function tellDice({ seat, dice: [one, other], event }: Told<'threw'>, listener: Listener): Text {
  const thrown = `${one + other} (${one} + ${other})`;
  const face = event ? tellFace(event) : null;
  return did(seat, listener, { en: `rolled ${thrown}${face ? ` and ${face.en}` : ''}`, de: `${thrown}${face ? ` und ${face.de}` : ''} gewürfelt` });
}

/** The listener's own goods first. */
function tellProduction({ goods, short }: Told<'produced'>, listener: Listener): Text {
  const order = goods.map((_, seat) => seat).sort((a, b) => Number(b === listener) - Number(a === listener));
  const gains = order.flatMap((seat) => {
    const got = goods[seat] ?? [];
    if (got.every((number) => number === 0)) return [];
    const who = seat === listener ? { en: 'you', de: 'du' } : { en: nameOf(seat), de: nameOf(seat) };
    return [text((language) => `${who[language]} +${tellGoods(got)[language]}`)];
  });
  const all = gains.length > 0 ? lines(gains, '; ') : { en: 'nobody gets anything', de: 'niemand erhält etwas' };
  const missing = joinAnd(short.map((sort) => sortNames[sort]), { en: '', de: '' });
  const lack = short.length === 0
    ? { en: '', de: '' }
    : { en: ` The bank is short of ${missing.en}.`, de: ` Der Bank fehlt es an ${missing.de}.` };
  return { en: `Production: ${all.en}.${lack.en}`, de: `Ertrag: ${all.de}.${lack.de}` };
}

function tellTheft({ seat, from, secret }: Told<'stole'>, listener: Listener): Text {
  const known = listener === seat || listener === from ? listGoods(secret.goods) : { en: 'a card', de: 'eine Karte' };
  const whom = toWhom(from, listener);
  return did(seat, listener, { en: `stole ${known.en} from ${whom.en}`, de: `${whom.de} ${known.de} gestohlen` });
}

function tellBuilding({ seat, piece, place, neutral }: Told<'built'>, listener: Listener): Text {
  const what = aPiece(piece);
  if (!neutral) return did(seat, listener, { en: `built ${what.en} at ${place}`, de: `${what.de} auf ${place} gebaut` });
  const name = colourNames[neutral];
  return did(seat, listener, {
    en: `placed a ${pieceNames[piece].en} of neutral ${name.en} at ${place}`,
    de: `für ${name.de} (neutral) ${what.de} auf ${place} gesetzt`,
  });
}

function tellMonopoly({ seat, sort, taken }: Told<'monopoly'>, listener: Listener): Text {
  const total = taken.reduce((sum, number) => sum + number, 0);
  const goods = tellGoods(sorts.map((each) => (each === sort ? total : 0)));
  const givers = taken.flatMap((number, from) => (number > 0 ? [text((language) => `${toWhom(from, listener)[language]} ${number}`)] : []));
  if (total === 0) {
    const name = sortNames[sort];
    return did(seat, listener, { en: `named ${name.en}, and nobody had any`, de: `${name.de} genannt, und niemand hatte etwas davon` });
  }
  const list = joinAnd(givers);
  return did(seat, listener, { en: `took ${goods.en} (${list.en})`, de: `${goods.de} erhalten (${list.de})` });
}

function tellOffer(event: Told<'offered' | 'proposed'>, listener: Listener): Text {
  const terms = tellTerms(event);
  const list = seatList(event.to);
  const to = event.to.length === 0 ? { en: '', de: '' } : { en: ` to ${list.en}`, de: ` (an ${list.de})` };
  return event.kind === 'offered'
    ? did(event.seat, listener, { en: `offered ${terms.en}${to.en}`, de: `${terms.de}${to.de} angeboten` })
    : did(event.seat, listener, { en: `left a standing offer: ${terms.en}${to.en}`, de: `ein Dauerangebot hinterlassen: ${terms.de}${to.de}` });
}

function tellTitle({ title, owner, neutral }: Told<'title'>, listener: Listener): Text {
  const name = titleNames[title];
  if (owner === null) return { en: `Nobody holds the ${name.en} now.`, de: `Die ${name.de} hat jetzt niemand.` };
  if (neutral) {
    const colour = colourNames[neutral];
    return { en: `Neutral ${colour.en} holds the ${name.en} now.`, de: `Die ${name.de} hat jetzt ${colour.de} (neutral).` };
  }
  return isAre(owner, listener, { en: `You hold the ${name.en} now.`, de: `Die ${name.de} hast jetzt du.` }, (who) => ({
    en: `${who} holds the ${name.en} now.`,
    de: `Die ${name.de} hat jetzt ${who}.`,
  }));
}

function tellForced(event: Told<'forced' | 'returned'>, listener: Listener): Text {
  const { seat, number, secret } = event;
  const other = event.kind === 'forced' ? event.from : event.to;
  const known = listener === seat || listener === other ? listGoods(secret.goods) : countCards(number);
  const whom = toWhom(other, listener);
  return event.kind === 'forced'
    ? did(seat, listener, { en: `drew ${known.en} from ${whom.en}`, de: `${whom.de} ${known.de} abgenommen` })
    : did(seat, listener, { en: `gave ${known.en} to ${whom.en}`, de: `${whom.de} dafür ${known.de} gegeben` });
}
