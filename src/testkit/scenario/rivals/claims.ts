import { findCard } from '../../../games/rivals/cards/registry.ts';
import type { Copy } from '../../../games/rivals/state.ts';
import type { CardSet, VariantId } from '../../../games/rivals/vocabulary.ts';
import { means } from './card-names.ts';
import { ScenarioError } from '../common/file-schema.ts';

/** A list of cards that the file puts somewhere. */
export interface Claim {
  /** In words, for the refusal, and the name under which the copies are found. */
  readonly where: string;
  readonly names: readonly string[];
  /** The back all of them must have: that of the stack they lie in. */
  readonly set?: CardSet;
}

function splitName(name: string): { readonly id: string; readonly set: string | undefined } {
  const [id, set] = name.split('/') as [string, string | undefined];
  return { id, set };
}

export const copySet = (copy: Copy): string => copy.slice(copy.indexOf('/') + 1);

/**
 * Takes the claimed cards out of the supply. Names with a back, and cards in stacks, take theirs first; a plain id then gets
 * the first back, in the order of the card's `copies`, of which a copy is left.
 */
export function settleClaims(
  claims: readonly Claim[],
  supply: Copy[],
  variant: VariantId,
): ReadonlyMap<string, readonly Copy[]> {
  const settled = new Map<string, Copy[]>(
    claims.map(({ where, names }) => [where, Array.from<Copy>({ length: names.length })]),
  );
  const all = [...supply];
  for (const certain of [true, false]) {
    for (const { where, names, set } of claims) {
      names.forEach((name, index) => {
        const back = splitName(name).set ?? set;
        if ((back !== undefined) !== certain) return;
        (settled.get(where) as Copy[])[index] = take(supply, name, back) ?? refuse(all, name, back, where, variant);
      });
    }
  }
  return settled;
}

function take(supply: Copy[], name: string, back: string | undefined): Copy | undefined {
  const { id } = splitName(name);
  for (const set of Object.keys(findCard(id)?.copies ?? {})) {
    if (back !== undefined && back !== set) continue;
    const at = supply.indexOf(`${id}/${set}`);
    if (at >= 0) return supply.splice(at, 1)[0];
  }
  return undefined;
}

/** Says why there was no such copy: no such card, not in this variant, not with this back, or all of them used. */
function refuse(
  all: readonly Copy[],
  name: string,
  back: string | undefined,
  where: string,
  variant: VariantId,
): never {
  const { id } = splitName(name);
  if (!findCard(id)) throw new ScenarioError(`${where}: there is no card ${id}`);
  const named = back === undefined ? id : `${id}/${back}`;
  const number = all.filter((copy) => means(named, copy)).length;
  if (number === 0) throw new ScenarioError(`${where}: ${named} does not belong there in the variant ${variant}`);
  throw new ScenarioError(`${where}: no copy of ${named} is left, the variant ${variant} has ${number}`);
}
