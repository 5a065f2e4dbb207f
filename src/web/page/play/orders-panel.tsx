import { useState } from 'preact/hooks';
import type { PlayAction, PlayOrder, PlayOrderMode, PlayPosition } from '../../play/play-api.ts';
import { useTranslate } from '../page-language.ts';
import { playPageStrings as strings } from './strings.ts';
import type { Forced } from './use-forced.ts';
import type { Play } from './use-play.ts';

interface OrdersProps {
  readonly play: Play;
  readonly position: PlayPosition;
  readonly forced: Forced;
}

/** Standing orders, planning ahead, and what can be done about the match itself. */
export function OrdersPanel({ play, position, forced }: OrdersProps) {
  const t = useTranslate();
  const { orders, ahead, mayPlanAhead, actions, discord, undo } = position;
  const words = strings.order;
  return (
    <div class="orders">
      <section class="order">
        <h3>{t(strings.forced.title)}</h3>
        <p class="quiet-note">{t(strings.forced.about)}</p>
        <label>
          <input
            type="checkbox"
            checked={forced.on}
            onChange={({ currentTarget: { checked } }) => forced.turnOn(checked)}
          />{' '}
          {t(strings.forced.on)}
        </label>
      </section>
      {orders.length > 0 ? <p class="quiet-note">{t(words.about)}</p> : <p class="quiet-note">{t(words.none)}</p>}
      {orders.map((order) => (
        <Order key={order.id} order={order} play={play} />
      ))}
      {(mayPlanAhead || ahead) && (
        <section>
          <h3>{t(words.ahead)}</h3>
          <p class="quiet-note">{t(ahead ? words.aheadOn(ahead.turns) : words.aheadAbout)}</p>
          <div class="confirm-row">
            {ahead ? (
              <button type="button" disabled={play.busy} onClick={() => play.planAhead(null)}>
                {t(words.aheadOff)}
              </button>
            ) : (
              (['roll', 'end'] as const).map((upTo) => (
                <button
                  type="button"
                  key={upTo}
                  disabled={play.busy}
                  onClick={() => play.planAhead({ upTo, turns: 1 })}
                >
                  {t(upTo === 'roll' ? words.aheadRoll : words.aheadEnd)}
                </button>
              ))
            )}
          </div>
        </section>
      )}
      <section>
        <h3>{t(strings.matchTitle)}</h3>
        <div class="confirm-row">
          {undo?.turn && (
            <button type="button" disabled={play.busy} onClick={() => play.undo('turn')}>
              {t(strings.undoTurn)}
            </button>
          )}
          {undo?.order && (
            <button type="button" disabled={play.busy} onClick={() => play.undo('order')}>
              {t(strings.undoOrder)}
            </button>
          )}
          {actions.map((action) => (
            <ActionButton key={action} action={action} play={play} />
          ))}
          {discord !== null && (
            <a class="button" href={discord}>
              {t(strings.openDiscord)}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}

/** Resigning takes a second click. */
function ActionButton({ action, play }: { readonly action: PlayAction; readonly play: Play }) {
  const t = useTranslate();
  const [sure, setSure] = useState(action !== 'resign');
  return (
    <button type="button" disabled={play.busy} onClick={() => (sure ? play.act(action) : setSure(true))}>
      {t(action === 'resign' && sure ? strings.reallyResign : strings.action[action])}
    </button>
  );
}

function Order({ order, play }: { readonly order: PlayOrder; readonly play: Play }) {
  const t = useTranslate();
  const words = strings.order;
  const mode = order.mode ?? 'now';
  const hint = order.settings.find(({ id }) => id === order.setting)?.hint;
  return (
    <section class="order">
      <h3>{t(order.name)}</h3>
      <p class="quiet-note">{t(order.about)}</p>
      <div class="order-row">
        <label>
          <span>{t(words.setting)}</span>
          <select
            value={order.setting ?? ''}
            disabled={play.busy}
            onChange={({ currentTarget: { value } }) => play.setOrder(order.id, value === '' ? null : value, mode)}
          >
            <option value="">{t(words.unset)}</option>
            {order.settings.map(({ id, name }) => (
              <option key={id} value={id}>
                {t(name)}
              </option>
            ))}
          </select>
        </label>
        {order.setting !== null && (
          <label>
            <span>{t(words.mode)}</span>
            <select
              value={mode}
              disabled={play.busy}
              onChange={({ currentTarget: { value } }) =>
                play.setOrder(order.id, order.setting, value as PlayOrderMode)
              }
            >
              {(['now', 'late', 'ask'] as const).map((each) => (
                <option key={each} value={each}>
                  {t(words.modes[each])}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {hint && <p class="quiet-note">{t(hint)}</p>}
    </section>
  );
}
