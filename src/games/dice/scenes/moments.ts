import type { ResultScene, RollScene, SceneRequest } from '../../../engine/scene/index.ts';
import { perLanguage } from '../../../engine/text.ts';
import { breakable } from '../../phrases.ts';
import { icons } from '../icons.ts';
import { rankingOf } from '../rules/result.ts';
import { indexedMapOf } from '../maps/index.ts';
import { headStart, pointsOfTitle } from '../rules/points.ts';
import { headStartName, scoreNames } from '../texts/score.ts';
import { titleNames } from '../texts/names.ts';
import { EMPTY_TURN, listFaces, THROWS_PER_TURN, titles } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { wareOf } from './styles.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

/** Last throw of the viewer, otherwise of the active player. */
export function rollScene(view: View, { names }: Sought<'roll'>): RollScene {
  const seat = view.seat !== null && view.players[view.seat]?.turn ? view.seat : view.active;
  const turn = view.players[seat]?.turn;
  const throws = turn?.throws ?? 0;
  return {
    kind: 'roll',
    seat,
    dice: listFaces(turn?.dice ?? []).map((face) => ({ ware: wareOf(face) })),
    title: { en: `Roll ${throws} of ${THROWS_PER_TURN}`, de: `Wurf ${throws} von ${THROWS_PER_TURN}` },
    rows: [{ seat, name: names[seat] ?? '', chips: [], note: null }],
    card: null,
  };
}

/** Final ranking with the sources of points. */
export function resultScene(view: View, { names }: Sought<'result'>): ResultScene {
  const ranking = rankingOf({ ...view, phase: 'over' }) ?? [];
  const people = ranking.flatMap((place, index) =>
    place.map((seat) => ({ seat, name: names[seat] ?? '', rank: 1 + ranking.slice(0, index).flat().length })),
  );
  const players = people.map(({ seat }) => view.players[seat] as PlayerView);
  const scores = view.options.variant === 'island-one';
  const map = indexedMapOf(view.options.variant);
  const sum = (places: readonly number[], list: readonly { readonly points: number }[]) =>
    places.reduce((points, place) => points + (list[place]?.points ?? 0), 0);
  const built = scores
    ? [
        { icon: icons.city, name: scoreNames.cities, points: players.map(({ cities }) => sum(cities, map.cities)) },
        {
          icon: icons.settlement,
          name: scoreNames.settlements,
          points: players.map(({ settlements }) => sum(settlements, map.settlements)),
        },
        {
          icon: icons.knight,
          name: scoreNames.knights,
          points: players.map(({ knights }) => sum(knights, map.knights)),
        },
        { icon: icons.road, name: scoreNames.roads, points: players.map(({ roads }) => roads.length) },
        {
          icon: icons.empty,
          name: scoreNames.empty,
          points: players.map(({ boxes }) => EMPTY_TURN * boxes.filter((box) => box === null).length),
        },
        { icon: icons.victory, name: headStartName, points: people.map(({ seat }) => headStart(view, seat)) },
      ]
    : [
        { icon: icons.city, name: scoreNames.cities, points: players.map(({ cities }) => 2 * cities.length) },
        {
          icon: icons.settlement,
          name: scoreNames.settlements,
          points: players.map(({ settlements }) => settlements.length),
        },
        {
          icon: icons.castle,
          name: scoreNames.castles,
          points: players.map(({ castles }) => 2 * castles.length),
          counts: players.map(({ castles }) => castles.length),
          counted: { one: { en: 'castle', de: 'Burg' }, many: { en: 'castles', de: 'Burgen' } },
        },
        ...titles.map((title) => ({
          icon: icons[title],
          name: titleNames[title],
          points: people.map(({ seat }) => (view.titles[title] === seat ? pointsOfTitle(view, title) : 0)),
        })),
      ];
  return {
    kind: 'result',
    people,
    verdict: { en: 'wins the island', de: 'gewinnt die Insel' },
    shared: { en: 'share the island', de: 'teilen sich die Insel' },
    detail: scores
      ? { en: '15 turns', de: '15 Züge' }
      : perLanguage((language) => `${{ en: 'turn', de: 'Zug' }[language]} ${view.number}`),
    points: players.map(({ score, points }) => (scores ? score : points)),
    sources: built
      .filter(({ points }) => points.some((each) => each !== 0))
      .map((source) => ({ ...source, name: breakable(source.name) })),
  };
}
