import * as z from 'zod/mini';
import { compare, ONE, type Rational, ZERO } from '../../formula/exact/rational.ts';
import type { Judged, JudgedItem } from '../../scoring/judged.ts';
import { decimal } from '../../scoring/score.ts';
import { LONGEST_ACCEPTED, shareOfText } from '../../text/accepted-text.ts';
import type { CompareSettings } from '../../text/normal-text.ts';

const text = z.string().check(z.maxLength(LONGEST_ACCEPTED));

/** A change at a token: its text is replaced, it is deleted, or a text is inserted after it. */
export const correction = z.discriminatedUnion('way', [
  z.object({ way: z.literal('replace'), text }),
  z.object({ way: z.literal('delete') }),
  z.object({ way: z.literal('insert'), text }),
]);
export type Correction = z.infer<typeof correction>;

/** A correction at a token. */
export interface Mark {
  readonly token: string;
  readonly correction: Correction;
}

/** A wrong token and the corrections that are accepted, all of them as right as the others. */
export interface TextError {
  readonly token: string;
  readonly accepted: readonly Correction[];
}

/** Position of a correction: at the token, or after it. A place has one correction at most. */
export function placeOf(token: string, { way }: Correction): string {
  return way === 'insert' ? `${token}+` : token;
}

/** The places of an error, the same place once. */
export function placesOf({ token, accepted }: TextError): string[] {
  return [...new Set(accepted.map((one) => placeOf(token, one)))];
}

/**
 * Judges each error as an item; marks at places without an error are extra. An error that is marked but not corrected is
 * partly right, with the share `found`.
 */
export function judgeMarks(
  errors: readonly TextError[],
  marks: readonly Mark[],
  found: number,
  settings: CompareSettings,
): Judged {
  const marked = new Map(marks.map((mark) => [placeOf(mark.token, mark.correction), mark.correction]));
  const judged = errors.flatMap((error): { item: JudgedItem; used: readonly string[] }[] => {
    const [place] = placesOf(error);
    if (place === undefined) return [];
    const used = placesOf(error).filter((one) => marked.has(one));
    if (used.length === 0) return [{ item: { id: place, state: 'missing', share: ZERO }, used }];
    const isRight = used.some((one) => isAccepted(error, marked.get(one), settings));
    const share: Rational = isRight ? ONE : decimal(found);
    const state = compare(share, ONE) === 0 ? 'right' : 'partly';
    return [{ item: { id: place, state, share }, used: used.slice(0, 1) }];
  });
  const used = new Set(judged.flatMap((one) => one.used));
  return { items: judged.map(({ item }) => item), extra: marked.size - used.size };
}

function isAccepted(
  { accepted }: TextError,
  given: Correction | undefined,
  settings: CompareSettings,
): boolean {
  return accepted.some((one) => {
    if (given === undefined || one.way !== given.way) return false;
    if (one.way === 'delete' || given.way === 'delete') return true;
    return compare(shareOfText([one], given.text, settings), ONE) === 0;
  });
}
