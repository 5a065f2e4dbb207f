import type { SpecIssue, SpecSchema } from 'discord-api-spec/zod';
import { fieldError, type FieldError } from '../api-error.ts';

type Path = readonly (string | number)[];

/** Checks a body against one of Discord's schemas; empty if it is valid. */
export function checkSchema(schema: SpecSchema, value: unknown, base: Path = []): FieldError[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => explain(issue, base));
}

/**
 * Explains an issue. A union reports errors of every branch, so branches that object to `type` are dropped and the
 * shortest of the rest is reported.
 */
function explain(issue: SpecIssue, base: Path): FieldError[] {
  const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  const branches = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
  if (branches.length === 0) return [fieldError(path, codeOf(issue), messageOf(issue))];
  const chosen = branches.filter(
    (branch) => !branch.some((inner) => inner.path.length === 1 && inner.path[0] === 'type'),
  );
  if (chosen.length === 0) {
    return [fieldError([...path, 'type'], 'BASE_TYPE_CHOICES', 'This type is not allowed here, or is missing.')];
  }
  // A branch that rejects the value as a whole says less than one that looked inside.
  const cost = (branch: readonly SpecIssue[]): number =>
    branch.length + (branch.some((inner) => inner.path.length === 0) ? 1000 : 0);
  const best = chosen.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return best.flatMap((inner) => explain(inner, path));
}

function codeOf(issue: SpecIssue): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return issue.origin === 'number' ? 'NUMBER_TYPE_RANGE' : 'BASE_TYPE_BAD_LENGTH';
    case 'invalid_value':
      return 'BASE_TYPE_CHOICES';
    case 'invalid_type':
      return 'BASE_TYPE_REQUIRED';
    default:
      return 'BASE_TYPE_INVALID';
  }
}

function messageOf(issue: SpecIssue): string {
  const unit = issue.origin === 'number' ? '' : ' in length';
  switch (issue.code) {
    case 'too_big':
      return `Must be ${issue.maximum} or fewer${unit}.`;
    case 'too_small':
      return `Must be ${issue.minimum} or more${unit}.`;
    case 'invalid_value':
      return `Value must be one of (${(issue.values ?? []).map(String).join(', ')}).`;
    default:
      return issue.message.endsWith('received undefined') ? 'This field is required.' : issue.message;
  }
}
