import type { AnyGame, Order } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { orderKey } from '../../match/play/standing-orders.ts';
import type { Profile } from '../../match/sheet.ts';
import { button, frame, note, type Page, row, say, select } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { cutLines, LIMIT } from '../parts/limits.ts';
import { accentOf } from '../parts/people.ts';
import { orderWords as words } from '../words/settings.ts';

/** All standing orders of a game and how they are set. */
export function ordersPage(game: AnyGame, games: ReadonlyMap<string, AnyGame>, profile: Profile, language: Language): Page {
  const ordered = [...games.values()].filter(({ mind }) => mind.orders.length > 0);
  if (ordered.length === 0) return note(words.none[language]);
  if (game.mind.orders.length === 0) return ordersPage(ordered[0] as AnyGame, games, profile, language);
  const others = ordered.map(({ facts }) => ({ value: facts.id, label: facts.name[language], chosen: facts.id === game.facts.id }));
  const lines = game.mind.orders.map((order) => `**${order.name[language]}**: ${stateOf(game, order, profile, language)}`);
  const options = game.mind.orders.slice(0, LIMIT.options).map((order) => ({
    value: order.id,
    label: order.name[language],
    detail: order.about[language],
  }));
  return {
    components: [
      frame(accentOf(null), [
        say(words.title(game.facts.name[language])[language]),
        say(cutLines(lines, 3000)),
        row(select(freeId('order', game.facts.id), words.pick[language], options)),
        ...(others.length > 1 ? [row(select(freeId('orders'), words.game[language], others))] : []),
      ]),
    ],
    files: [],
  };
}

/** One order: what it says and how it is used. */
export function orderPage(game: AnyGame, order: Order<unknown>, profile: Profile, language: Language): Page {
  const own = profile.orders[orderKey(game, order)];
  const arg = `${game.facts.id}.${order.id}`;
  const settings = order.settings.slice(0, LIMIT.options).map(({ id, name, hint }) => ({
    value: id,
    label: name[language],
    detail: hint?.[language],
    chosen: (own?.setting ?? order.standard) === id,
  }));
  const modes = (['ask', 'late', 'now'] as const).map((mode) => ({
    value: mode,
    label: words.modes[mode][language],
    chosen: (own?.mode ?? (order.standard ? 'now' : null)) === mode,
  }));
  return {
    components: [
      frame(accentOf(null), [
        say(`**${order.name[language]}**\n${order.about[language]}\n${stateOf(game, order, profile, language)}`),
        row(select(freeId('order-set', arg), words.setting[language], settings)),
        row(select(freeId('order-mode', arg), words.mode[language], modes)),
        row(
          button(freeId('orders', game.facts.id), words.back[language]),
          button(freeId('order-clear', arg), words.remove[language], 'secondary', !own),
        ),
      ]),
    ],
    files: [],
  };
}

function stateOf(game: AnyGame, order: Order<unknown>, profile: Profile, language: Language): string {
  const own = profile.orders[orderKey(game, order)];
  const setting = order.settings.find(({ id }) => id === (own?.setting ?? order.standard));
  if (!setting) return words.unset[language];
  const how = own ? words.modes[own.mode][language] : words.standard[language];
  return `${setting.name[language]} (${how})`;
}
