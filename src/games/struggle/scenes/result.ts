import type { ResultScene, SceneRequest } from '../../../engine/scene/index.ts';
import { breakable } from '../../phrases.ts';
import { buildIcons } from '../icons.ts';
import { cardSides } from '../rules/points.ts';
import { rankBy } from '../rules/result.ts';
import { countedNames, scoreNames } from '../texts/score.ts';
import type { SideView, View } from '../view.ts';

/** Final ranking with the sources of points. */
export function resultScene(view: View, { names }: Extract<SceneRequest<View>, { kind: 'result' }>): ResultScene {
  const ranking = rankBy(
    view.winner,
    view.seats.map(({ points }) => points),
  );
  const people = ranking.flatMap((place, index) =>
    place.map((seat) => ({ seat, name: names[seat] ?? '', rank: 1 + ranking.slice(0, index).flat().length })),
  );
  const by = (points: (side: SideView) => number) => people.map(({ seat }) => points(view.seats[seat] as SideView));
  const expanded = ({ cities }: SideView) => cities.filter(({ expansion }) => expansion !== null).length;
  const bare = (side: SideView) => side.cities.length - expanded(side);
  const sources = [
    {
      icon: buildIcons.expansion,
      name: scoreNames.expansions,
      points: by((side) => 3 * expanded(side)),
      counts: by(expanded),
      counted: countedNames.cities,
    },
    {
      icon: buildIcons.city,
      name: scoreNames.cities,
      points: by((side) => 2 * bare(side)),
      counts: by(bare),
      counted: countedNames.cities,
    },
    { icon: buildIcons.settlement, name: scoreNames.settlements, points: by(({ settlements }) => settlements) },
    { icon: buildIcons.road, name: scoreNames.roads, points: by(({ roads }) => cardSides(roads, 'B')) },
    { icon: buildIcons.knight, name: scoreNames.knights, points: by(({ knights }) => cardSides(knights, 'B')) },
  ];
  return {
    kind: 'result',
    people,
    verdict: { en: 'wins the struggle', de: 'gewinnt' },
    detail: { en: `turn ${view.turn}`, de: `Zug ${view.turn}` },
    points: by(({ points }) => points),
    sources: sources
      .filter(({ points }) => points.some((each) => each > 0))
      .map((source) => ({ ...source, name: breakable(source.name) })),
  };
}
