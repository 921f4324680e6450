import { type Rational, ZERO } from '../formula/exact/rational.ts';
import type { Judged } from '../scoring/judged.ts';

/** An answer that a person marks, with a proposed share. An empty one does not wait. Three kinds have such answers. */
export function markedByPerson(isEmpty: boolean, proposed: Rational = ZERO): Judged {
  if (isEmpty) return { items: [{ id: 'answer', state: 'missing', share: ZERO }], extra: 0 };
  return { items: [{ id: 'answer', state: 'waiting', share: proposed }], extra: 0 };
}
