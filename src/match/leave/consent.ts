import type { Seat } from '../../engine/script.ts';
import { allAgreed } from '../transition/change-context.ts';
import type { ConsentRequest, StoredMatch } from '../stored-match.ts';

type Kind = ConsentRequest['kind'];
type Without<R> = R extends ConsentRequest ? Omit<R, 'agreed'> : never;
type NewRequest = Without<ConsentRequest>;

/** Returns the requests after a seat asks or agrees; null once everyone has agreed. */
export function withConsent(
  sheet: StoredMatch,
  seat: Seat,
  asked: NewRequest,
  open: ConsentRequest | undefined,
): readonly ConsentRequest[] | null {
  const agreed = [...new Set([...(open?.agreed ?? []), seat])];
  if (allAgreed(sheet, agreed)) return null;
  const request: ConsentRequest = { ...(open ?? asked), agreed };
  return [...sheet.requests.filter(({ kind }) => kind !== request.kind), request];
}

export const openRequestOf = <K extends Kind>(
  sheet: Pick<StoredMatch, 'requests'>,
  kind: K,
): Extract<ConsentRequest, { readonly kind: K }> | undefined =>
  sheet.requests.find((request): request is Extract<ConsentRequest, { readonly kind: K }> => request.kind === kind);
