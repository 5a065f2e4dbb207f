import { type Text, text, verbatim } from '../../../engine/text.ts';
import { STEPS, knightNames, type Progress, type Track } from '../cards/progress.ts';
import type { EventFace, RealmNews } from '../realm-news.ts';
import { did, isAre, type Listener, toWhom } from './people.ts';
import { countCards, joinAnd, landText, listGoods } from './phrases.ts';
import { knightTitles, levelNames, progressNames, trackNames } from './progress-words.ts';
import { sortNames } from './words.ts';

const italic = (card: Progress): Text => text((language) => `*${progressNames[card][language]}*`);
const knight = (level: number): Text => knightTitles[knightNames[level - 1] as (typeof knightNames)[number]];
/** After a verb: `einen starken Ritter`. */
const aKnight = (level: number): Text => {
  const name = knight(level);
  return { en: `a ${name.en}`, de: `einen ${name.de.replace(/er Ritter$/, 'en Ritter')}` };
};

/** `a science card`, `eine Karte der Wissenschaft`. */
const aCard = (deck: Track): Text => ({ en: `a ${trackNames[deck].en} card`, de: `eine Karte ${ofTrack[deck]}` });
const ofTrack: Readonly<Record<Track, string>> = { science: 'der Wissenschaft', trade: 'des Handels', politics: 'der Politik' };

/** What the event die shows, beside the sum. */
export const tellFace = (face: EventFace): Text => (face === 'ship' ? { en: 'a ship', de: 'ein Schiff' } : trackNames[face]);

/** What a listener is told of an event of Cities & Knights. */
export function tellRealm(event: RealmNews, listener: Listener): Text | null {
  switch (event.kind) {
    case 'sailed':
      return event.step === STEPS
        ? { en: 'The barbarians land!', de: 'Die Barbaren landen!' }
        : { en: `The barbarians draw nearer (${event.step} of ${STEPS}).`, de: `Die Barbaren kommen näher (${event.step} von ${STEPS}).` };
    case 'landed':
      return tellLanding(event, listener);
    case 'sacked':
      return tellLoss(event, listener);
    case 'defended':
      return tellDefender(event, listener);
    case 'honoured':
    case 'progress':
    case 'drew':
    case 'putBack':
      return tellCard(event, listener);
    case 'walled':
      return did(event.seat, listener, { en: `built a city wall at ${event.place}`, de: `auf ${event.place} eine Stadtmauer gebaut` });
    case 'recruited':
    case 'activated':
    case 'promoted':
    case 'deserted':
    case 'joined':
    case 'marched':
    case 'ousted':
      return tellKnight(event, listener);
    case 'improved': {
      const [level, track] = [levelNames[event.track][event.level - 1] ?? trackNames[event.track], trackNames[event.track]];
      return did(event.seat, listener, { en: `built the ${level.en} (${track.en} ${event.level})`, de: `gebaut: ${level.de} (${track.de} ${event.level})` });
    }
    case 'metropolis':
      return tellMetropolis(event, listener);
    case 'set':
      return did(event.seat, listener, {
        en: `set the dice to red ${event.dice[0]} and yellow ${event.dice[1]}`,
        de: `die Würfel auf Rot ${event.dice[0]} und Gelb ${event.dice[1]} gestellt`,
      });
    case 'swapped': {
      const [one, other] = event.hexes;
      return did(event.seat, listener, { en: `exchanged the numbers of h${one} and h${other}`, de: `die Zahlen von h${one} und h${other} vertauscht` });
    }
    case 'merchant': {
      const land = landText(event.hex, event.land);
      return did(event.seat, listener, { en: `placed the merchant at ${land.en}`, de: `den Händler aufgestellt: ${land.de}` });
    }
    case 'fleet':
      return did(event.seat, listener, { en: `chose ${sortNames[event.sort].en} to trade at 2:1 in this turn`, de: `für diesen Zug ${sortNames[event.sort].de} zu 2:1 gewählt` });
    case 'harbored':
    case 'looked':
    case 'levied':
    case 'presented':
    case 'peeked':
    case 'spied':
      return tellExchange(event, listener);
    case 'removed':
      return tellRemoval(event, listener);
  }
}

type Told<K extends RealmNews['kind']> = Extract<RealmNews, { readonly kind: K }>;

/** With what everybody sent against them. */
function tellLanding({ foe, own, strengths }: Told<'landed'>, listener: Listener): Text {
  const each = text((language) => strengths.map((strength, seat) => `${isAre(seat, listener, { en: 'you', de: 'du' }, verbatim)[language]} ${strength}`).join(', '));
  return foe > own
    ? {
        en: `The barbarians win with ${foe} against ${own} (${each.en}): whoever defended least loses a city.`,
        de: `Die Barbaren siegen mit ${foe} gegen ${own} (${each.de}): Wer am wenigsten verteidigt hat, verliert eine Stadt.`,
      }
    : { en: `The barbarians are beaten off: ${foe} against ${own} (${each.en}).`, de: `Die Barbaren werden zurückgeschlagen: ${foe} gegen ${own} (${each.de}).` };
}

function tellLoss({ seat, place, laid, wall }: Told<'sacked'>, listener: Listener): Text {
  const walls = wall ? { en: ' with its wall', de: ' samt Mauer' } : { en: '', de: '' };
  const now = laid ? { en: 'it lies on its side and counts as a settlement', de: 'sie liegt auf der Seite und zählt als Siedlung' } : { en: 'a settlement is left', de: 'es bleibt eine Siedlung' };
  return did(seat, listener, { en: `lost the city at ${place}${walls.en}; ${now.en}`, de: `die Stadt auf ${place}${walls.de} verloren; ${now.de}` });
}

const tellDefender = ({ seat, chip }: Told<'defended'>, listener: Listener): Text => {
  const point = chip ? { en: ' and get 1 point', de: ' und erhältst 1 Siegpunkt-Chip' } : { en: '', de: '' };
  const points = chip ? { en: ' and gets 1 point', de: ' und erhält 1 Siegpunkt-Chip' } : { en: '', de: '' };
  return isAre(seat, listener, { en: `You are the Defender of Catan${point.en}.`, de: `Du verteidigst Catan am stärksten${point.de}.` }, (name) => ({
    en: `${name} is the Defender of Catan${points.en}.`,
    de: `${name} verteidigt Catan am stärksten${points.de}.`,
  }));
};

function tellCard(event: Told<'honoured' | 'progress' | 'drew' | 'putBack'>, listener: Listener): Text {
  const { seat } = event;
  if (event.kind === 'honoured') {
    const card = italic(event.card);
    return did(seat, listener, { en: `drew ${card.en}: 1 point`, de: `${card.de} gezogen: 1 Punkt` });
  }
  if (event.kind === 'progress') {
    const card = italic(event.card);
    return did(seat, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
  }
  const card = seat === listener ? italic(event.secret.card) : aCard(event.deck);
  return event.kind === 'drew'
    ? did(seat, listener, { en: `drew ${card.en}`, de: `${card.de} gezogen` })
    : did(seat, listener, { en: `put ${card.en} back under its deck`, de: `${card.de} unter den Stapel zurückgelegt` });
}

function tellKnight(event: Told<'recruited' | 'activated' | 'promoted' | 'deserted' | 'joined' | 'marched' | 'ousted'>, listener: Listener): Text {
  const { seat } = event;
  switch (event.kind) {
    case 'recruited':
      return did(seat, listener, { en: `placed a knight at ${event.place}`, de: `einen Ritter auf ${event.place} aufgestellt` });
    case 'activated':
      return did(seat, listener, { en: `activated the knight at ${event.place}`, de: `den Ritter auf ${event.place} aktiviert` });
    case 'promoted': {
      const now = aKnight(event.level);
      return did(seat, listener, { en: `made the knight at ${event.place} ${now.en}`, de: `den Ritter auf ${event.place} zu einem ${knight(event.level).de.replace(/er Ritter$/, 'en')} aufgewertet` });
    }
    case 'deserted': {
      const gone = aKnight(event.level);
      return did(seat, listener, { en: `lost ${gone.en} at ${event.place}`, de: `${gone.de} auf ${event.place} verloren` });
    }
    case 'joined': {
      const come = aKnight(event.level);
      return did(seat, listener, { en: `won ${come.en}, now at ${event.place}`, de: `${come.de} gewonnen, jetzt auf ${event.place}` });
    }
    case 'marched':
      return did(seat, listener, { en: `moved the knight from ${event.from} to ${event.to}`, de: `den Ritter von ${event.from} nach ${event.to} bewegt` });
    case 'ousted': {
      const whose = isAre(event.owner, listener, { en: 'your knight', de: 'deinen Ritter' }, (name) => ({ en: `${name}’s knight`, de: `den Ritter von ${name}` }));
      const where = event.to === null ? { en: 'out of the island', de: 'von der Insel' } : { en: `from ${event.from} to ${event.to}`, de: `von ${event.from} nach ${event.to}` };
      return did(seat, listener, { en: `drove ${whose.en} ${where.en}`, de: `${whose.de} ${where.de} vertrieben` });
    }
  }
}

function tellMetropolis({ seat, track, place, from }: Told<'metropolis'>, listener: Listener): Text {
  const name = trackNames[track];
  const lost = from === null ? { en: '', de: '' } : text((language) => `, ${language === 'en' ? 'taken from' : 'abgenommen'} ${toWhom(from, listener)[language]}`);
  return did(seat, listener, { en: `raised the metropolis of ${name.en} at ${place}${lost.en}`, de: `auf ${place} die Metropole (${name.de}) errichtet${lost.de}` });
}

/** Cards that go from hand to hand are named to these two; what is looked at, to the one who looks. */
function tellExchange(event: Told<'harbored' | 'looked' | 'levied' | 'presented' | 'peeked' | 'spied'>, listener: Listener): Text {
  const { seat } = event;
  const other = event.kind === 'harbored' ? event.with : event.kind === 'presented' ? event.to : event.from;
  const whom = toWhom(other, listener);
  const known = listener === seat || listener === other;
  switch (event.kind) {
    case 'harbored': {
      if (!event.secret) return did(seat, listener, { en: `turned to ${whom.en} in vain: there is no commodity`, de: `sich vergeblich an ${whom.de} gewandt: Es gibt keine Handelsware` });
      const [give, want] = known ? [listGoods(event.secret.give), listGoods(event.secret.want)] : [{ en: 'a resource', de: 'einen Rohstoff' }, { en: 'a commodity', de: 'eine Handelsware' }];
      return did(seat, listener, { en: `gave ${give.en} to ${whom.en} for ${want.en}`, de: `${whom.de} ${give.de} gegeben und ${want.de} dafür erhalten` });
    }
    case 'looked': {
      const hand = listener === seat ? text((language) => `: ${listGoods(event.secret.goods)[language]}`) : { en: '', de: '' };
      return did(seat, listener, { en: `looked at the cards of ${whom.en}${hand.en}`, de: `die Karten bei ${whom.de} angesehen${hand.de}` });
    }
    case 'levied': {
      const goods = known ? listGoods(event.secret.goods) : countCards(event.number);
      return did(seat, listener, { en: `took ${goods.en} from ${whom.en}`, de: `${whom.de} ${goods.de} abgenommen` });
    }
    case 'presented': {
      const goods = known ? listGoods(event.secret.goods) : countCards(event.number);
      return did(seat, listener, { en: `gave ${goods.en} to ${whom.en}`, de: `${whom.de} ${goods.de} geschenkt` });
    }
    case 'peeked': {
      const cards = listener === seat ? text((language) => `: ${joinAnd(event.secret.cards.map(italic))[language]}`) : { en: '', de: '' };
      return did(seat, listener, { en: `looked at the progress cards of ${whom.en}${cards.en}`, de: `die Fortschrittskarten bei ${whom.de} angesehen${cards.de}` });
    }
    case 'spied': {
      const card = known ? italic(event.secret.card) : aCard(event.deck);
      return did(seat, listener, { en: `took ${card.en} from ${whom.en}`, de: `${whom.de} ${card.de} abgenommen` });
    }
  }
}

function tellRemoval({ seat, owner, place }: Told<'removed'>, listener: Listener): Text {
  if (seat === owner) return did(seat, listener, { en: `took back the own road ${place}`, de: `die eigene Straße ${place} zurückgenommen` });
  const whose = isAre(owner, listener, { en: 'your road', de: 'deine Straße' }, (name) => ({ en: `${name}’s road`, de: `die Straße von ${name}` }));
  return did(seat, listener, { en: `removed ${whose.en} ${place}`, de: `${whose.de} ${place} entfernt` });
}
