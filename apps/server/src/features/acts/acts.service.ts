import { LecternError } from '@lectern/protocol';
import type { Act, ActKind } from '@lectern/protocol/acts';
import { z } from 'zod';
import type { Place } from '../../platform/database/conditions.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { HandOversService } from '../hand-overs/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { SharesService } from '../shares/index.ts';
import { mayReadActs } from './acts.policy.ts';

/** Features from which a user's acts are read. */
export interface ActSources {
  readonly documents: { readonly listing: Pick<DocumentsService['listing'], 'made' | 'names'> };
  readonly handOvers: Pick<HandOversService, 'acts'>;
  readonly lessons: Pick<LessonsService, 'taught'>;
  readonly shares: Pick<SharesService, 'given'>;
}

interface ActsWish {
  readonly kind: ActKind | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Order of acts of the same moment. */
const ORDER: readonly ActKind[] = ['courseware', 'lesson', 'share', 'handover'];

/** The last act of the previous page. */
const writtenCursor = z.tuple([
  z.int().min(0).max(8.64e15),
  z.enum(['courseware', 'lesson', 'share', 'handover']),
  z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
]);
type Cursor = z.infer<typeof writtenCursor>;

/** Merges the acts of one user from several lists, each read no further than a page needs. */
export class ActsService {
  readonly #sources: ActSources;

  constructor(sources: ActSources) {
    this.#sources = sources;
  }

  /** Throws USER_NOT_FOUND, and INVALID_INPUT for a cursor that this service did not create. */
  async list(
    caller: CallerIdentity,
    userId: string,
    { kind, cursor, limit }: ActsWish,
  ): Promise<{ items: Act[]; next: string | null }> {
    enforce(mayReadActs(caller, userId));
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const kinds = ORDER.filter((each) => kind === undefined || each === kind);
    const lists = await Promise.all(
      kinds.map((each) => this.#read(each, userId, placeIn(each, after), limit + 1)),
    );
    const merged = lists
      .flat()
      // The sort is stable: acts of one list keep their order.
      .sort((one, other) => other.at - one.at || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
    const items = merged.slice(0, limit);
    const last = items.at(-1);
    return { items, next: merged.length > limit && last ? writeCursor(last) : null };
  }

  async #read(kind: ActKind, userId: string, place: Place | undefined, limit: number): Promise<Act[]> {
    const { documents, handOvers, lessons, shares } = this.#sources;
    if (kind === 'handover') {
      const given = await handOvers.acts(userId, place, limit);
      return given.map(({ hand_over_id: id, asked_at: at, from, to, by, state, ...counts }) => ({
        ...{ kind, id, at, state, document_count: counts.document_count, class_count: counts.class_count },
        ...{ from_name: from.name, to_name: to.name, by_name: by.name },
      }));
    }
    if (kind === 'lesson') {
      const taught = await lessons.taught(userId, place, limit);
      return taught.map(({ id, begin_at: at, name, class_name, end_at }) => ({
        kind,
        id,
        at,
        name,
        class_name,
        end_at,
      }));
    }
    if (kind === 'courseware') {
      const made = await documents.listing.made(userId, place, limit);
      return made.map((row) => ({
        kind,
        id: row.id,
        at: row.created_at.getTime(),
        name: row.name,
        source_from: row.source_from,
        update_at: row.updated_at.getTime(),
      }));
    }
    const given = await shares.given(userId, place, limit);
    const names = await documents.listing.names(given.map(({ document_id: id }) => id));
    return given.map((share) => ({ kind, ...share, name: names.get(share.document_id) ?? '' }));
  }
}

/** Position from which a list is read, so that all lists continue after the same act. */
function placeIn(kind: ActKind, after: Cursor | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const [time, of, id] = after;
  const tied = kind === of ? { id } : ORDER.indexOf(kind) > ORDER.indexOf(of) ? 'all' : 'none';
  return { at: new Date(time), tied };
}

function writeCursor({ at, kind, id }: Act): string {
  const cursor: Cursor = [at, kind, id];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    return writtenCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new LecternError('INVALID_INPUT', { field: 'cursor' });
  }
}
