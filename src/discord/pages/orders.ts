import type { AnyGame, StandingOrder } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { orderKey } from '../../match/play/standing-orders.ts';
import type { Profile } from '../../match/stored-match.ts';
import { button, container, textPage, type MessagePage, row, textBlock, select } from '../ui/components.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { cutLines, LIMIT } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { orderStrings as strings } from '../strings/settings.ts';

/** Shows all standing orders of a game and their settings. */
export function ordersPage(
  game: AnyGame,
  games: ReadonlyMap<string, AnyGame>,
  profile: Profile,
  language: Language,
): MessagePage {
  const ordered = [...games.values()].filter(({ ai: mind }) => mind.orders.length > 0);
  if (ordered.length === 0) return textPage(strings.none[language]);
  if (game.ai.orders.length === 0) return ordersPage(ordered[0] as AnyGame, games, profile, language);
  const others = ordered.map(({ info }) => ({
    value: info.id,
    label: info.name[language],
    chosen: info.id === game.info.id,
  }));
  const lines = game.ai.orders.map(
    (order) => `**${order.name[language]}**: ${stateOf(game, order, profile, language)}`,
  );
  const options = game.ai.orders
    .slice(0, LIMIT.options)
    .map((order) => ({ value: order.id, label: order.name[language], detail: order.about[language] }));
  return {
    components: [
      container(accentColor(null), [
        textBlock(strings.title(game.info.name[language])[language]),
        textBlock(cutLines(lines, 3000)),
        row(select(standaloneId('order', game.info.id), strings.pick[language], options)),
        ...(others.length > 1 ? [row(select(standaloneId('orders'), strings.game[language], others))] : []),
      ]),
    ],
    files: [],
  };
}

/** Shows one standing order. */
export function orderPage(
  game: AnyGame,
  order: StandingOrder<unknown>,
  profile: Profile,
  language: Language,
): MessagePage {
  const own = profile.orders[orderKey(game, order)];
  const arg = `${game.info.id}.${order.id}`;
  const settings = order.settings
    .slice(0, LIMIT.options)
    .map(({ id, name, hint }) => ({
      value: id,
      label: name[language],
      detail: hint?.[language],
      chosen: (own?.setting ?? order.defaultSetting) === id,
    }));
  const modes = (['ask', 'late', 'now'] as const).map((mode) => ({
    value: mode,
    label: strings.modes[mode][language],
    chosen: (own?.mode ?? (order.defaultSetting ? 'now' : null)) === mode,
  }));
  return {
    components: [
      container(accentColor(null), [
        textBlock(`**${order.name[language]}**\n${order.about[language]}\n${stateOf(game, order, profile, language)}`),
        row(select(standaloneId('order-set', arg), strings.setting[language], settings)),
        row(select(standaloneId('order-mode', arg), strings.mode[language], modes)),
        row(
          button(standaloneId('orders', game.info.id), strings.back[language]),
          button(standaloneId('order-clear', arg), strings.remove[language], 'secondary', !own),
        ),
      ]),
    ],
    files: [],
  };
}

function stateOf(game: AnyGame, order: StandingOrder<unknown>, profile: Profile, language: Language): string {
  const own = profile.orders[orderKey(game, order)];
  const setting = order.settings.find(({ id }) => id === (own?.setting ?? order.defaultSetting));
  if (!setting) return strings.unset[language];
  const how = own ? strings.modes[own.mode][language] : strings.standard[language];
  return `${setting.name[language]} (${how})`;
}
