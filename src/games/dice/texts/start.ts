import type { Label, PlacementChoice } from '../../../engine/game/text.ts';
import { type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { joinAnd } from '../../phrases.ts';
import { type IndexedMap, indexedMapOf } from '../maps/index.ts';
import { placeIndex } from '../rules/moves.ts';
import type { View } from '../view.ts';

/** Label of a starting road, with the sites it reaches directly and after one more road. */
export function labelStart(view: View, id: string): Label {
  return {
    group: 'road',
    text: { en: `Start with Road ${id}`, de: `Mit Straße ${id} beginnen` },
    icon: 'road',
    place: `road ${id}`,
    placement: startSite(indexedMapOf(view.options.variant), id),
  };
}

function startSite(chart: IndexedMap, id: string): PlacementChoice {
  const road = placeIndex(chart, 'road', id);
  const { ends } = chart.roads[road] as IndexedMap['roads'][number];
  const isSite = (node: number): boolean => (chart.settlementAt[node] as number) >= 0;
  const isCity = (node: number): boolean => (chart.cityAt[node] as number) >= 0;
  const near = ends.filter(isSite);
  // A road can go on from a site only once it is built.
  const further = ends
    .filter((node) => !isSite(node))
    .flatMap((node) =>
      (chart.roadsAt[node] as readonly number[]).flatMap(
        (next) => (chart.roads[next] as IndexedMap['roads'][number]).ends,
      ),
    )
    .filter((node) => isSite(node) && !near.includes(node));
  const worth = (node: number): number => (isCity(node) ? 3 : 2);
  return {
    of: 'start',
    thing: { en: 'Starting Road', de: 'Startstraße' },
    where: { en: `road ${id}`, de: `Straße ${id}` },
    effect: effectOf(
      near.map((node) => siteText(node, isCity(node))),
      further,
    ),
    worth: near.reduce((sum, node) => sum + 4 * worth(node), 0) + further.reduce((sum, node) => sum + worth(node), 0),
    alike: id,
  };
}

const siteText = (node: number, city: boolean): Text =>
  city
    ? { en: `settlement and city ${node}`, de: `Siedlung und Stadt ${node}` }
    : { en: `settlement ${node}`, de: `Siedlung ${node}` };

function effectOf(near: readonly Text[], further: readonly number[]): Text {
  const on = joinAnd(further.map((node) => verbatim(`${node}`)));
  const beyond: readonly Text[] = further.length > 0 ? [{ en: `on to ${on.en}`, de: `weiter zu ${on.de}` }] : [];
  return perLanguage((language) => [...near, ...beyond].map((each) => each[language]).join(', '));
}
