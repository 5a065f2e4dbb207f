import type { ResultScene, RollScene, Topic } from '../../../engine/scene/index.ts';
import { text } from '../../../engine/text.ts';
import { breakable } from '../../phrases.ts';
import { icons } from '../icons.ts';
import { rankingOf } from '../rules/result.ts';
import { chartOf } from '../maps/index.ts';
import { worthOfTitle } from '../rules/points.ts';
import { scoreNames } from '../texts/score.ts';
import { titleNames } from '../texts/words.ts';
import { EMPTY_TURN, listFaces, THROWS, titles } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { wareOf } from './looks.ts';

type Sought<K extends Topic['kind']> = Extract<Topic<View>, { kind: K }>;

/** The last throw of whoever is looking, or else of whoever is on turn. */
export function rollScene(view: View, { names }: Sought<'roll'>): RollScene {
  const seat = view.seat !== null && view.players[view.seat]?.turn ? view.seat : view.active;
  const turn = view.players[seat]?.turn;
  const throws = turn?.throws ?? 0;
  return {
    kind: 'roll',
    seat,
    dice: listFaces(turn?.dice ?? []).map((face) => ({ ware: wareOf(face) })),
    title: { en: `Throw ${throws} of ${THROWS}`, de: `Wurf ${throws} von ${THROWS}` },
    rows: [{ seat, name: names[seat] ?? '', chips: [], note: null }],
    card: null,
  };
}

/** The end of a match: places, and where the points came from. */
export function resultScene(view: View, { names }: Sought<'result'>): ResultScene {
  const ranking = rankingOf({ ...view, phase: 'over' }) ?? [];
  const people = ranking.flatMap((place, index) => place.map((seat) => ({ seat, name: names[seat] ?? '', rank: 1 + ranking.slice(0, index).flat().length })));
  const players = people.map(({ seat }) => view.players[seat] as PlayerView);
  const scores = view.options.variant === 'island-one';
  const map = chartOf(view.options.variant);
  const sum = (places: readonly number[], list: readonly { readonly points: number }[]) =>
    places.reduce((points, place) => points + (list[place]?.points ?? 0), 0);
  const built = scores
    ? [
        { icon: icons.city, name: scoreNames.cities, points: players.map(({ cities }) => sum(cities, map.cities)) },
        { icon: icons.settlement, name: scoreNames.settlements, points: players.map(({ settlements }) => sum(settlements, map.settlements)) },
        { icon: icons.knight, name: scoreNames.knights, points: players.map(({ knights }) => sum(knights, map.knights)) },
        { icon: icons.road, name: scoreNames.roads, points: players.map(({ roads }) => roads.length) },
        { icon: icons.empty, name: scoreNames.empty, points: players.map(({ boxes }) => EMPTY_TURN * boxes.filter((box) => box === null).length) },
      ]
    : [
        { icon: icons.city, name: scoreNames.cities, points: players.map(({ cities }) => 2 * cities.length) },
        { icon: icons.settlement, name: scoreNames.settlements, points: players.map(({ settlements }) => settlements.length) },
        { icon: icons.castle, name: scoreNames.castles, points: players.map(({ castles }) => 2 * castles.length) },
        ...titles.map((title) => ({
          icon: icons[title],
          name: titleNames[title],
          points: people.map(({ seat }) => (view.titles[title] === seat ? worthOfTitle(view, title) : 0)),
        })),
      ];
  return {
    kind: 'result',
    people,
    verdict: { en: 'wins the island', de: 'gewinnt die Insel' },
    shared: { en: 'share the island', de: 'teilen sich die Insel' },
    detail: scores ? { en: '15 turns', de: '15 Züge' } : text((language) => `${{ en: 'turn', de: 'Zug' }[language]} ${view.number}`),
    points: players.map(({ score, points }) => (scores ? score : points)),
    sources: built.filter(({ points }) => points.some((each) => each !== 0)).map((source) => ({ ...source, name: breakable(source.name) })),
  };
}
