import type { PagePerson } from '../page-api/index.ts';

const colours = ['#a8322a', '#2c5f9e', '#4c6a34', '#5d4585', '#86601d', '#26607f', '#7a2230', '#3d6b66'];

/** A disc with the person's initial, coloured by id. */
export function Avatar({
  person,
  size = 'normal',
}: {
  readonly person: PagePerson | undefined;
  readonly size?: 'normal' | 'small' | 'tiny';
}) {
  if (person?.bot)
    return (
      <span class={`avatar ${size} bot`} aria-hidden="true">
        <img src="icon.svg" alt="" />
      </span>
    );
  // Uses both parts of the snowflake: people created at the same time differ only in the last one.
  const id = BigInt(person?.id ?? 0);
  const number = Number((id >> 22n) + (id & 0xfffn)) % colours.length;
  const letter = Array.from(person?.displayName ?? '?')[0]?.toUpperCase();
  return (
    <span class={`avatar ${size}`} style={{ background: colours[number] }} data-letter={letter} aria-hidden="true" />
  );
}
