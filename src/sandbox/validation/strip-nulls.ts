/**
 * Removes null fields and list items from a request, as null means "not set". In edits, null clears a field: use
 * `stripEditNulls`.
 */
export function stripNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(stripNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) if (inner !== null) kept[key] = stripNulls(inner);
  return kept;
}

const emptyValues: Readonly<Record<string, unknown>> = { content: '', embeds: [], components: [], attachments: [] };

export function stripEditNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return {};
  return stripNulls(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, inner === null ? (emptyValues[key] ?? null) : inner]),
    ),
  );
}
