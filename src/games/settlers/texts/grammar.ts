import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import type { Listener } from '../../phrases.ts';

export const isAre = (seat: Seat, listener: Listener, mine: Text, theirs: (name: string) => Text): Text =>
  seat === listener ? mine : theirs(seatPlaceholder(seat));
