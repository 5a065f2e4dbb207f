import type { Context } from '../state.ts';
import { type EventFace, eventFaces } from '../vocabulary.ts';

/** Brigand Attack, Trade, Celebration, Plentiful Harvest once each, Event Card twice. */
const faces: readonly EventFace[] = [...eventFaces, 'event'];

interface Throw {
  readonly production?: number;
  readonly face?: EventFace;
}

/** Rolls the requested dice together. Loaded dice must match the request. */
export function rollDice(t: Context, which: { readonly production: boolean; readonly face: boolean }): Throw {
  if (!which.production && !which.face) return {};
  const loaded = t.state.dice;
  if (loaded) return fromEntry(loaded.shift(), which);
  // By far the most common roll.
  if (which.production && which.face)
    return { production: t.random.below(6) + 1, face: faces[t.random.below(faces.length)] as EventFace };
  return {
    ...(which.production && { production: t.random.below(6) + 1 }),
    ...(which.face && { face: faces[t.random.below(faces.length)] as EventFace }),
  };
}

/** Rolls a single production die, for example in defence. */
export const rollOneDie = (t: Context): number => rollDice(t, { production: true, face: false }).production as number;

function fromEntry(entry: string | undefined, which: { readonly production: boolean; readonly face: boolean }): Throw {
  const words = entry?.split(' ') ?? [];
  const number = Number(words[0]);
  const production = which.production && number >= 1 && number <= 6 && Number.isInteger(number) ? number : undefined;
  const face = which.face ? eventFaces.find((each) => each === words.at(-1)) : undefined;
  const fits =
    words.length === Number(which.production) + Number(which.face) &&
    (production !== undefined) === which.production &&
    (face !== undefined) === which.face;
  if (!fits) {
    const wanted = [which.production && 'a production die', which.face && 'an event die'].filter(Boolean).join(' and ');
    throw new Error(`the loaded dice show ${entry ?? 'nothing more'}, but ${wanted} is rolled`);
  }
  return { ...(production !== undefined && { production }), ...(face !== undefined && { face }) };
}
