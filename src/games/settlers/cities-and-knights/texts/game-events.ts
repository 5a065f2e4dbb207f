import { type Text, perLanguage, verbatim } from '../../../../engine/text.ts';
import { BARBARIAN_STEPS, knightNames, type ProgressCard, type Track } from '../cards/progress.ts';
import type { EventFace, CitiesAndKnightsEvent } from '../game-event.ts';
import { isAre } from '../../texts/grammar.ts';
import { countCards, landText, listGoods } from '../../texts/phrases.ts';
import { hexWords, type Landmarks, whereText } from '../../texts/place-words.ts';
import { knightTitles, improvementLevelNames, progressNames, trackNames } from './names.ts';
import { sortNames } from '../../texts/names.ts';
import { whoDid, type Listener, toWhom, joinAnd } from '../../../phrases.ts';

const italic = (card: ProgressCard): Text => perLanguage((language) => `*${progressNames[card][language]}*`);
const knight = (level: number): Text => knightTitles[knightNames[level - 1] as (typeof knightNames)[number]];
/** After a verb: `einen starken Ritter`. */
const aKnight = (level: number): Text => {
  const name = knight(level);
  return { en: `a ${name.en}`, de: `einen ${name.de.replace(/er Ritter$/, 'en Ritter')}` };
};

/** `a science card`, `eine Karte der Wissenschaft`. */
const aCard = (deck: Track): Text => ({ en: `a ${trackNames[deck].en} card`, de: `eine Karte ${ofTrack[deck]}` });
const ofTrack: Readonly<Record<Track, string>> = {
  science: 'der Wissenschaft',
  trade: 'des Handels',
  politics: 'der Politik',
};

export const describeEventFace = (face: EventFace): Text =>
  face === 'ship' ? { en: 'a ship', de: 'ein Schiff' } : trackNames[face];

/** Describes an event of Cities & Knights to one listener. */
export function describeCitiesAndKnightsEvent(
  event: CitiesAndKnightsEvent,
  listener: Listener,
  landmarks?: Landmarks,
): Text | null {
  switch (event.kind) {
    case 'sailed':
      return event.step === BARBARIAN_STEPS
        ? { en: 'The barbarians land!', de: 'Die Barbaren landen!' }
        : {
            en: `The barbarians get closer (${event.step} of ${BARBARIAN_STEPS}).`,
            de: `Die Barbaren kommen näher (${event.step} von ${BARBARIAN_STEPS}).`,
          };
    case 'landed':
      return describeLanding(event, listener);
    case 'sacked':
      return describeLoss(event, listener, landmarks);
    case 'defended':
      return describeDefender(event, listener);
    case 'honoured':
    case 'progress':
    case 'drew':
    case 'putBack':
      return describeCard(event, listener);
    case 'walled': {
      const where = whereText(event.place, landmarks);
      return whoDid(event.seat, listener, {
        en: `built a city wall ${where.en}`,
        de: `${where.de} eine Stadtmauer gebaut`,
      });
    }
    case 'recruited':
    case 'activated':
    case 'promoted':
    case 'deserted':
    case 'joined':
    case 'marched':
    case 'ousted':
    case 'unreplaced':
      return describeKnight(event, listener, landmarks);
    case 'improved': {
      const [level, track] = [
        improvementLevelNames[event.track][event.level - 1] ?? trackNames[event.track],
        trackNames[event.track],
      ];
      return whoDid(event.seat, listener, {
        en: `built the ${level.en} (${track.en} ${event.level})`,
        de: `den Ausbau ${level.de} (${track.de} ${event.level}) gebaut`,
      });
    }
    case 'metropolis':
      return describeMetropolis(event, listener, landmarks);
    case 'set':
      return whoDid(event.seat, listener, {
        en: `set the dice to red ${event.dice[0]} and yellow ${event.dice[1]}`,
        de: `die Würfel auf Rot ${event.dice[0]} und Gelb ${event.dice[1]} gestellt`,
      });
    case 'swapped': {
      const hexes = joinAnd(event.hexes.map((hex) => hexWords(landmarks, hex)));
      return whoDid(event.seat, listener, {
        en: `swapped two numbers, now ${hexes.en}`,
        de: `zwei Zahlen vertauscht, jetzt ${hexes.de}`,
      });
    }
    case 'merchant': {
      const land = landText(event.hex, event.land);
      return whoDid(event.seat, listener, {
        en: `placed the merchant on ${land.en}`,
        de: `den Händler aufgestellt: ${land.de}`,
      });
    }
    case 'fleet':
      return whoDid(event.seat, listener, {
        en: `chose to trade ${sortNames[event.sort].en} at 2:1 this turn`,
        de: `für diesen Zug ${sortNames[event.sort].de} zu 2:1 gewählt`,
      });
    case 'harbored':
    case 'looked':
    case 'levied':
    case 'presented':
    case 'peeked':
    case 'spied':
      return describeExchange(event, listener);
    case 'removed':
      return describeRemoval(event, listener, landmarks);
  }
}

type EventOf<K extends CitiesAndKnightsEvent['kind']> = Extract<CitiesAndKnightsEvent, { readonly kind: K }>;

/** Includes each player's strength. */
function describeLanding({ foe, own, strengths }: EventOf<'landed'>, listener: Listener): Text {
  const each = perLanguage((language) =>
    strengths
      .map((strength, seat) => `${isAre(seat, listener, { en: 'you', de: 'du' }, verbatim)[language]} ${strength}`)
      .join(', '),
  );
  return foe > own
    ? {
        en: `The barbarians win ${foe} to ${own} (${each.en}). Those who defended least lose a city.`,
        de: `Die Barbaren siegen ${foe} zu ${own} (${each.de}). Wer am wenigsten verteidigt hat, verliert eine Stadt.`,
      }
    : {
        en: `The barbarians are beaten back, ${foe} to ${own} (${each.en}).`,
        de: `Die Barbaren werden ${foe} zu ${own} zurückgeschlagen (${each.de}).`,
      };
}

function describeLoss({ seat, place, laid, wall }: EventOf<'sacked'>, listener: Listener, landmarks: Landmarks): Text {
  const where = whereText(place, landmarks);
  const walls = wall ? { en: ' and its wall', de: ' samt Mauer' } : { en: '', de: '' };
  const now = laid
    ? { en: 'it’s on its side and counts as a settlement', de: 'sie liegt auf der Seite und zählt als Siedlung' }
    : { en: 'a settlement remains', de: 'es bleibt eine Siedlung' };
  return whoDid(seat, listener, {
    en: `lost the city ${where.en}${walls.en}; ${now.en}`,
    de: `die Stadt ${where.de}${walls.de} verloren; ${now.de}`,
  });
}

const describeDefender = ({ seat, chip }: EventOf<'defended'>, listener: Listener): Text => {
  const point = chip ? { en: ' and get 1 point', de: ' und erhältst 1 Siegpunkt-Chip' } : { en: '', de: '' };
  const points = chip ? { en: ' and gets 1 point', de: ' und erhält 1 Siegpunkt-Chip' } : { en: '', de: '' };
  return isAre(
    seat,
    listener,
    { en: `You’re the Defender of Catan${point.en}.`, de: `Du verteidigst Catan am stärksten${point.de}.` },
    (name) => ({
      en: `${name} is the Defender of Catan${points.en}.`,
      de: `${name} verteidigt Catan am stärksten${points.de}.`,
    }),
  );
};

function describeCard(event: EventOf<'honoured' | 'progress' | 'drew' | 'putBack'>, listener: Listener): Text {
  const { seat } = event;
  if (event.kind === 'honoured') {
    const card = italic(event.card);
    return whoDid(seat, listener, { en: `drew ${card.en}: 1 point`, de: `${card.de} gezogen: 1 Punkt` });
  }
  if (event.kind === 'progress') {
    const card = italic(event.card);
    return whoDid(seat, listener, { en: `played ${card.en}`, de: `${card.de} gespielt` });
  }
  const card = seat === listener ? italic(event.secret.card) : aCard(event.deck);
  return event.kind === 'drew'
    ? whoDid(seat, listener, { en: `drew ${card.en}`, de: `${card.de} gezogen` })
    : whoDid(seat, listener, {
        en: `put ${card.en} back under its deck`,
        de: `${card.de} unter den Stapel zurückgelegt`,
      });
}

const noAddition: Text = { en: '', de: '' };
const freely: Text = { en: ' for free', de: ' kostenlos' };

const whyUnreplaced: Readonly<Record<EventOf<'unreplaced'>['why'], Text>> = {
  stock: {
    en: 'none of that level or below is left',
    de: 'Von dieser oder einer niedrigeren Stufe ist keiner mehr da',
  },
  place: { en: 'no intersection is free', de: 'Keine Kreuzung ist frei' },
};

function describeKnight(
  event: EventOf<'recruited' | 'activated' | 'promoted' | 'deserted' | 'joined' | 'marched' | 'ousted' | 'unreplaced'>,
  listener: Listener,
  landmarks: Landmarks,
): Text {
  const { seat } = event;
  const place = 'place' in event ? event.place : 'to' in event && event.to !== null ? `${event.to}` : null;
  const where = place === null ? noAddition : whereText(place, landmarks);
  switch (event.kind) {
    case 'recruited':
      return whoDid(seat, listener, { en: `placed a knight ${where.en}`, de: `${where.de} einen Ritter aufgestellt` });
    case 'activated': {
      const free = event.free ? freely : noAddition;
      return whoDid(seat, listener, {
        en: `activated the knight ${where.en}${free.en}`,
        de: `den Ritter ${where.de}${free.de} aktiviert`,
      });
    }
    case 'promoted': {
      const now = aKnight(event.level);
      const free = event.free ? freely : noAddition;
      return whoDid(seat, listener, {
        en: `promoted the knight ${where.en} to ${now.en}${free.en}`,
        de: `den Ritter ${where.de}${free.de} zu einem ${knight(event.level).de.replace(/er Ritter$/, 'en')} aufgewertet`,
      });
    }
    case 'deserted': {
      const gone = aKnight(event.level);
      return whoDid(seat, listener, { en: `lost ${gone.en} ${where.en}`, de: `${gone.de} ${where.de} verloren` });
    }
    case 'joined': {
      const come = aKnight(event.level);
      return whoDid(seat, listener, { en: `gained ${come.en} ${where.en}`, de: `${come.de} ${where.de} gewonnen` });
    }
    case 'unreplaced': {
      const why = whyUnreplaced[event.why];
      return whoDid(seat, listener, { en: `placed no knight: ${why.en}`, de: `keinen Ritter aufgestellt: ${why.de}` });
    }
    case 'marched':
      return whoDid(seat, listener, {
        en: `moved a knight; it’s now ${where.en}`,
        de: `einen Ritter bewegt; er steht jetzt ${where.de}`,
      });
    case 'ousted': {
      const whose = isAre(event.owner, listener, { en: 'your knight', de: 'deinen Ritter' }, (name) => ({
        en: `${name}’s knight`,
        de: `den Ritter von ${name}`,
      }));
      const now =
        event.to === null
          ? { en: ' off the island', de: ' von der Insel' }
          : { en: ` away; it’s now ${where.en}`, de: '' };
      const then = event.to === null ? '' : `; er steht jetzt ${where.de}`;
      return whoDid(seat, listener, { en: `drove ${whose.en}${now.en}`, de: `${whose.de}${now.de} vertrieben${then}` });
    }
  }
}

function describeMetropolis(
  { seat, track, place, from }: EventOf<'metropolis'>,
  listener: Listener,
  landmarks: Landmarks,
): Text {
  const name = trackNames[track];
  const where = whereText(place, landmarks);
  const lost =
    from === null
      ? { en: '', de: '' }
      : { en: `, taken from ${toWhom(from, listener).en}`, de: ` (bisher bei ${toWhom(from, listener).de})` };
  return whoDid(seat, listener, {
    en: `built the ${name.en} metropolis ${where.en}${lost.en}`,
    de: `${where.de} die Metropole (${name.de}) errichtet${lost.de}`,
  });
}

/** Cards that change hands are named to both players; cards looked at, to the player who looks. */
function describeExchange(
  event: EventOf<'harbored' | 'looked' | 'levied' | 'presented' | 'peeked' | 'spied'>,
  listener: Listener,
): Text {
  const { seat } = event;
  const other = event.kind === 'harbored' ? event.with : event.kind === 'presented' ? event.to : event.from;
  const whom = toWhom(other, listener);
  const theirs = (en: string, de: string): Text =>
    isAre(other, listener, { en: `your ${en}`, de: `deine ${de}` }, (name) => ({
      en: `${name}’s ${en}`,
      de: `die ${de} von ${name}`,
    }));
  const known = listener === seat || listener === other;
  switch (event.kind) {
    case 'harbored': {
      if (!event.secret)
        return whoDid(seat, listener, {
          en: `asked ${whom.en} for a commodity but got none`,
          de: `von ${whom.de} eine Handelsware verlangt, aber keine bekommen`,
        });
      const [give, want] = known
        ? [listGoods(event.secret.give), listGoods(event.secret.want)]
        : [
            { en: 'a resource', de: 'einen Rohstoff' },
            { en: 'a commodity', de: 'eine Handelsware' },
          ];
      return whoDid(seat, listener, {
        en: `gave ${whom.en} ${give.en} for ${want.en}`,
        de: `${whom.de} ${give.de} gegeben und ${want.de} dafür erhalten`,
      });
    }
    case 'looked': {
      const hand =
        listener === seat
          ? perLanguage((language) => `: ${listGoods(event.secret.goods)[language]}`)
          : { en: '', de: '' };
      return whoDid(seat, listener, {
        en: `looked at ${theirs('cards', 'Karten').en}${hand.en}`,
        de: `${theirs('cards', 'Karten').de} angesehen${hand.de}`,
      });
    }
    case 'levied': {
      const goods = known ? listGoods(event.secret.goods) : countCards(event.number);
      return whoDid(seat, listener, {
        en: `took ${goods.en} from ${whom.en}`,
        de: `${whom.de} ${goods.de} abgenommen`,
      });
    }
    case 'presented': {
      const goods = known ? listGoods(event.secret.goods) : countCards(event.number);
      return whoDid(seat, listener, { en: `gave ${goods.en} to ${whom.en}`, de: `${whom.de} ${goods.de} geschenkt` });
    }
    case 'peeked': {
      const cards =
        listener === seat
          ? perLanguage((language) => `: ${joinAnd(event.secret.cards.map(italic))[language]}`)
          : { en: '', de: '' };
      return whoDid(seat, listener, {
        en: `looked at ${theirs('progress cards', 'Fortschrittskarten').en}${cards.en}`,
        de: `${theirs('progress cards', 'Fortschrittskarten').de} angesehen${cards.de}`,
      });
    }
    case 'spied': {
      const card = known ? italic(event.secret.card) : aCard(event.deck);
      return whoDid(seat, listener, { en: `took ${card.en} from ${whom.en}`, de: `${whom.de} ${card.de} abgenommen` });
    }
  }
}

function describeRemoval({ seat, owner, place }: EventOf<'removed'>, listener: Listener, landmarks: Landmarks): Text {
  const where = whereText(place, landmarks);
  if (seat === owner)
    return whoDid(seat, listener, {
      en: `removed ${seat === listener ? 'your' : 'their'} own road ${where.en}`,
      de: `die eigene Straße ${where.de} entfernt`,
    });
  const whose = isAre(owner, listener, { en: 'your road', de: 'deine Straße' }, (name) => ({
    en: `${name}’s road`,
    de: `die Straße von ${name}`,
  }));
  return whoDid(seat, listener, { en: `removed ${whose.en} ${where.en}`, de: `${whose.de} ${where.de} entfernt` });
}
