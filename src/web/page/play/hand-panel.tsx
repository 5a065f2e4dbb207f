import type { HandCard, HandScene, HandTile, PurchaseOffer } from '../../../engine/scene/index.ts';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import type { Drag } from './use-drag.ts';
import { GameIcon, WareChip, wareColours } from './game-icon.tsx';
import { playPageStrings as strings } from './strings.ts';
import type { PageTurn } from './use-turn.ts';
import { countOf } from '../../../engine/picks.ts';

interface HandProps {
  readonly scene: HandScene;
  readonly turn: PageTurn;
  readonly drag: Drag;
  /** By how much resources changed, by icon. */
  readonly gained: ReadonlyMap<string, number>;
}

/** The hand: resources, cards and what can be bought. What can be used lights its places on the board. */
export function HandPanel({ scene, turn, drag, gained }: HandProps) {
  const t = useTranslate();
  const { tiles = [], warning, cards, goods, offers, facts = [], foot } = scene;
  return (
    <div class="hand-panel">
      {warning && (
        <p class="warning">
          <MarkedText text={t(warning)} />
        </p>
      )}
      {tiles.map((row, index) => (
        <div class="tiles" key={index}>
          {row.map((tile) => (
            <Tile key={tile.ware.icon} tile={tile} turn={turn} drag={drag} gained={gained.get(tile.ware.icon) ?? 0} />
          ))}
        </div>
      ))}
      {goods && (
        <div class="tiles">
          {goods.chips.map(({ amount, ...chip }) => (
            <Tile
              key={chip.ware.icon}
              tile={{ ...chip, count: Number(amount) }}
              turn={turn}
              drag={drag}
              gained={gained.get(chip.ware.icon) ?? 0}
            />
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <ul class="hand-cards" aria-label={t(scene.heading ?? strings.hand)}>
          {cards.map((card, index) => (
            <li key={`${card.id ?? ''} ${index}`}>
              <Card card={card} turn={turn} drag={drag} />
            </li>
          ))}
        </ul>
      )}
      {offers && (
        <ul class="offers" aria-label={offers.title ? t(offers.title) : undefined}>
          {offers.list.map((offer) => (
            <li key={offer.icon + t(offer.name)}>
              <Purchase offer={offer} turn={turn} drag={drag} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul class="facts-list">
          {facts.map(({ icon, text }) => (
            <li key={icon + t(text)}>
              <GameIcon name={icon} />
              {t(text)}
            </li>
          ))}
        </ul>
      )}
      {foot && (
        <p class="hand-foot">
          <GameIcon name={foot.icon} />
          <b>{t(foot.lead)}</b> {t(foot.detail)}
        </p>
      )}
    </div>
  );
}

interface TileProps {
  readonly tile: HandTile;
  readonly turn: PageTurn;
  readonly drag: Drag;
  readonly gained: number;
}

/** Whether something of the hand answers the question, or leads to what does. */
const isUsable = ({ model }: PageTurn, id: string | undefined): id is string =>
  id !== undefined && !!model?.cards.has(id);

const pickedOf = ({ model, picks }: PageTurn, id: string | undefined): number =>
  (id === undefined ? [] : (model?.cards.get(id) ?? [])).reduce((sum, choice) => sum + countOf(picks, choice.id), 0);

function Tile({ tile: { id, ware, count, rate, good }, turn, drag, gained }: TileProps) {
  const t = useTranslate();
  const usable = isUsable(turn, id);
  const picked = turn.model?.several ? pickedOf(turn, id) : 0;
  const inner = (
    <>
      <GameIcon name={ware.icon} />
      <b>{count}</b>
      <span class="tile-name">{t(ware.name)}</span>
      {rate && <span class={good ? 'rate good-rate' : 'rate'}>{rate}</span>}
      {picked > 0 && <span class="picked-count">{picked}</span>}
      {gained !== 0 && (
        <span class={gained > 0 ? 'gain' : 'gain loss'} key={`${count}`} aria-hidden="true">
          {gained > 0 ? `+${gained}` : `−${-gained}`}
        </span>
      )}
    </>
  );
  const classes = `tile${count === 0 ? ' none' : ''}${picked > 0 ? ' picked' : ''}`;
  return usable ? (
    <button
      type="button"
      class={`${classes} usable`}
      style={wareColours(ware)}
      data-card={id}
      data-tile={id}
      {...drag.handlers(id, t(ware.name), true)}
      onClick={() => turn.touchCard(id)}
    >
      {inner}
    </button>
  ) : (
    <div class={classes} style={wareColours(ware)} data-tile={id}>
      {inner}
    </div>
  );
}

interface CardProps {
  readonly card: HandCard;
  readonly turn: PageTurn;
  readonly drag: Drag;
}

function Card({ card: { id, card, status }, turn, drag }: CardProps) {
  const t = useTranslate();
  const usable = isUsable(turn, id);
  const held = id !== undefined && (turn.held === id || pickedOf(turn, id) > 0);
  return (
    <button
      type="button"
      class={`card${usable ? ' usable' : ''}${held ? ' held' : ''}`}
      aria-pressed={held}
      data-card={id}
      {...(usable && drag.handlers(id, t(card.name)))}
      onClick={() => id !== undefined && turn.touchCard(id)}
    >
      <span class="card-head" style={{ background: card.livery.fill }}>
        {t(card.name).replaceAll('\u00AD', '')}
      </span>
      <span class="card-line">
        <GameIcon name={card.icon} />
        <span class="chips">
          {card.cost.map((chip) => (
            <WareChip key={chip.ware.icon} chip={chip} name={t(chip.ware.name)} />
          ))}
          {card.worths.map(({ icon, before, after }) => (
            <span class="worth" key={icon}>
              {before && t(before)}
              <GameIcon name={icon} />
              {after && t(after)}
            </span>
          ))}
        </span>
      </span>
      {card.text && (
        <span class="card-text">
          <MarkedText text={t(card.text)} />
        </span>
      )}
      {status && <span class={status.open ? 'status open' : 'status'}>{t(status.text)}</span>}
    </button>
  );
}

interface PurchaseProps {
  readonly offer: PurchaseOffer;
  readonly turn: PageTurn;
  readonly drag: Drag;
}

function Purchase({ offer: { id, icon, name, cost, note, status }, turn, drag }: PurchaseProps) {
  const t = useTranslate();
  const usable = isUsable(turn, id);
  const held = id !== undefined && turn.held === id;
  return (
    <button
      type="button"
      class={`purchase${usable ? ' usable' : ''}${held ? ' held' : ''}`}
      aria-pressed={held}
      data-card={id}
      disabled={!usable}
      {...(usable && drag.handlers(id, t(name)))}
      onClick={() => id !== undefined && turn.touchCard(id)}
    >
      <GameIcon name={icon} />
      <b>{t(name)}</b>
      <span class="chips">
        {cost.map((chip) => (
          <WareChip key={chip.ware.icon} chip={chip} name={t(chip.ware.name)} />
        ))}
      </span>
      <small>
        {note && `${t(note)} · `}
        {t(status.text)}
      </small>
    </button>
  );
}
