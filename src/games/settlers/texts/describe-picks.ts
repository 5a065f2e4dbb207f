import type { Answer, Decision } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { View } from '../view.ts';
import { type PlayerColour, isSort, sorts } from '../vocabulary.ts';
import { listGoods, seatList } from './phrases.ts';
import { joinComma } from '../../phrases.ts';

/** Cards by count: `1 brick, 2 lumber`; terms as a sentence: `You give 2 lumber, you get 1 ore, with Ben`. */
export function describePicks(view: View, _: Decision, picks: Answer): Text | null {
  const of = (verb: string): string[] =>
    picks.flatMap((id) => (id.startsWith(`${verb} `) ? [id.slice(verb.length + 1)] : []));
  if (picks.length > 0 && picks.every(isSort)) return listGoods(countSorts(picks));
  const [give, want, to] = [of('give'), of('want'), of('to')];
  if (picks.length === 0 || give.length + want.length + to.length < picks.length) return null;
  const parts: Text[] = [];
  if (give.length > 0) parts.push(phrase('you give', 'du gibst', listGoods(countSorts(give))));
  if (want.length > 0) parts.push(phrase('you get', 'du bekommst', listGoods(countSorts(want))));
  if (to.length > 0)
    parts.push(phrase('with', 'mit', seatList(to.map((colour) => view.colours.indexOf(colour as PlayerColour)))));
  const sentence = joinComma(parts);
  return perLanguage((language) => sentence[language].charAt(0).toUpperCase() + sentence[language].slice(1));
}

const countSorts = (picks: readonly string[]): number[] =>
  sorts.map((sort) => picks.filter((pick) => pick === sort).length);

const phrase = (en: string, de: string, what: Text): Text => ({ en: `${en} ${what.en}`, de: `${de} ${what.de}` });

export function confirmLabel({ key, max }: Decision, picks: number): Text | null {
  return key === 'discard' ? { en: `Discard (${picks} of ${max})`, de: `Abwerfen (${picks} von ${max})` } : null;
}
