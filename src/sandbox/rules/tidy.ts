/**
 * In a request null means "not set", so from the door on there are no nulls: fields and list items that are null are left out.
 * Only in edits a null says something else: it empties what was there.
 */
export function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) if (inner !== null) kept[key] = tidy(inner);
  return kept;
}

const emptied: Readonly<Record<string, unknown>> = { content: '', embeds: [], components: [], attachments: [] };

export function tidyEdit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return {};
  return tidy(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inner === null ? (emptied[key] ?? null) : inner])),
  );
}
