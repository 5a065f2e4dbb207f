import type { Seat } from '../../engine/script.ts';
import { allAgreed } from '../change/context.ts';
import type { Request, Sheet } from '../sheet.ts';

type Kind = Request['kind'];
type Without<R> = R extends Request ? Omit<R, 'agreed'> : never;
type Asked = Without<Request>;

/** The yes of a seat to what somebody asked, or the asking itself: null when with it everybody has agreed. */
export function withYes(sheet: Sheet, seat: Seat, asked: Asked, open: Request | undefined): readonly Request[] | null {
  const agreed = [...new Set([...(open?.agreed ?? []), seat])];
  if (allAgreed(sheet, agreed)) return null;
  const request: Request = { ...(open ?? asked), agreed };
  return [...sheet.requests.filter(({ kind }) => kind !== request.kind), request];
}

/** What is asked of this kind now. */
export const requestOf = <K extends Kind>(sheet: Pick<Sheet, 'requests'>, kind: K): Extract<Request, { readonly kind: K }> | undefined =>
  sheet.requests.find((request): request is Extract<Request, { readonly kind: K }> => request.kind === kind);
