import { LecternError } from '@lectern/protocol';
import { z } from 'zod';

/** The end of a page in a list by name. */
export interface NamePlace {
  readonly name: string;
  readonly id: string;
}

const written = z.tuple([
  z
    .string()
    .max(256)
    .regex(/^[^\0]*$/),
  z
    .string()
    .max(64)
    .regex(/^[^\0]*$/),
]);

/** The cursor after the last entry of a page; null when there are no more. */
export function placeAfter(last: NamePlace | undefined, more: boolean): string | null {
  if (!more || !last) return null;
  return Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url');
}

/** Throws INVALID_INPUT for a cursor that `placeAfter` did not write. */
export function readPlace(cursor: string | undefined): NamePlace | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [name, id] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { name, id };
  } catch {
    throw new LecternError('INVALID_INPUT', { field: 'cursor' });
  }
}
