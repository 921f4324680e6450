import { newId } from '@lectern/base';
import { SCHEMA_VERSION } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import {
  type CoursewareVersion,
  NAMED_VERSIONS_MAX,
  VERSIONS_LISTED,
} from '@lectern/protocol/courseware-versions';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { enforce } from '../../platform/policy.ts';
import type { ThreadWork } from '../../platform/threads/thread-work.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { mayHaveVersions } from './courseware-versions.policy.ts';
import type { CoursewareVersionRow, CoursewareVersionsStore } from './courseware-versions.store.ts';
import type { CoursewareVersionTransaction } from './courseware-versions.tables.ts';
import type { LookedAt, VersionAnswer, VersionQuestion } from './courseware-versions.thread.ts';
import { thinnedVersions, UNNAMED_MAX } from './thinned-versions.ts';

/**
 * A version is created when the courseware was not edited for RESTED_MS, or was being edited for AT_WORK_MS.
 * Milliseconds.
 */
const RESTED_MS = 5 * 60_000;
const AT_WORK_MS = 10 * 60_000;
/** Time for which a new courseware is edited before its first version is created, milliseconds. */
const FIRST_AT_WORK_MS = 2 * 60_000;
/** Milliseconds after which a version is retried when it could not be created. */
const AGAIN_MS = 30 * 60_000;
/** Versions per run. */
const MADE_AT_ONCE = 50;
/** Minimum interval between records of an edited courseware in the database, milliseconds. */
const NOTE_EVERY_MS = 20_000;
/** Number of coursewares whose last record is remembered. */
const NOTED_MAX = 10_000;

/** Documents of one kind with versions: their log, and their records as JSON. */
export type VersionedDocuments = Pick<CoursewareService, 'live' | 'logs' | 'reads'>;

interface CoursewareVersionsPorts {
  readonly store: CoursewareVersionsStore;
  readonly courseware: VersionedDocuments;
  readonly documents: Pick<DocumentsService, 'allowed' | 'notePages'>;
  readonly objects: ObjectStore;
  readonly thread: Pick<ThreadWork<VersionQuestion, VersionAnswer>, 'ask'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A state to be stored as a version; its records are in the object store already. */
interface KeptState extends Omit<LookedAt, 'json'> {
  readonly hash: string;
}

interface StateAt {
  readonly seq: number;
  readonly state: KeptState;
}

/** Earlier states of coursewares: versions created when they are idle, and versions that a user named. */
export class CoursewareVersionsService {
  readonly #ports: CoursewareVersionsPorts;
  readonly #others: VersionedDocuments[] = [];
  readonly #noted = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();

  constructor(ports: CoursewareVersionsPorts) {
    this.#ports = ports;
  }

  /** Stores versions of documents of another kind as well. */
  add(documents: VersionedDocuments): void {
    this.#others.push(documents);
  }

  /** The documents among which one is: an id is in the log of one kind at most. Not called inside a transaction. */
  async #kindOf(documentId: string): Promise<VersionedDocuments> {
    const { courseware } = this.#ports;
    for (const kind of this.#others) if ((await kind.logs.seq(documentId)) !== undefined) return kind;
    return courseware;
  }

  async list(userId: string, documentId: string, behindId: string | undefined) {
    await this.#allowed(userId, documentId);
    const { store } = this.#ports;
    const behind = behindId === undefined ? undefined : await store.find(documentId, behindId);
    // The version at the end of the previous page was thinned out meanwhile, so the list has no position to continue
    // from.
    if (behindId !== undefined && !behind) return { items: [], has_more: false };
    const rows = await store.list(documentId, { limit: VERSIONS_LISTED + 1, behind });
    return { items: rows.slice(0, VERSIONS_LISTED).map(present), has_more: rows.length > VERSIONS_LISTED };
  }

  /** Stores the present state as a named version. Throws VERSIONS_TOO_MANY. */
  async keep(userId: string, documentId: string, name: string): Promise<CoursewareVersion> {
    await this.#allowed(userId, documentId);
    const kind = await this.#kindOf(documentId);
    const now = await this.#stateNow(kind, documentId, userId);
    return this.#ports.store.alone(documentId, async (transaction) => {
      const row = await this.#add(kind, documentId, now, transaction, userId);
      return present(await this.#name(row, name, transaction));
    });
  }

  /** Throws VERSION_NOT_FOUND, VERSIONS_TOO_MANY. */
  async name(
    userId: string,
    documentId: string,
    versionId: string,
    name: string | null,
  ): Promise<CoursewareVersion> {
    await this.#allowed(userId, documentId);
    return this.#ports.store.alone(documentId, async (transaction) =>
      present(await this.#name(await this.#existing(documentId, versionId, transaction), name, transaction)),
    );
  }

  /**
   * The records as compressed JSON, and the uncompressed size in bytes. Throws VERSION_NOT_FOUND, FILES_UNAVAILABLE.
   */
  async records(userId: string, documentId: string, versionId: string) {
    await this.#allowed(userId, documentId);
    const version = await this.#existing(documentId, versionId);
    const json = await this.#ports.objects.get(version.object_hash);
    if (version.schema === SCHEMA_VERSION) return { gzip: json, size: version.size, source: undefined };
    const { looked } = await this.#ports.thread.ask(() => ({ kind: 'look', json }), userId);
    return { gzip: looked.json, size: looked.size, source: undefined };
  }

  /**
   * Restores a version by an update in the courseware's log, so that open editors continue and concurrent typing
   * merges. The former state is stored as a version in the same transaction, so that it is never lost. Returns whether
   * the states differed.
   */
  async restore(userId: string, documentId: string, versionId: string): Promise<boolean> {
    await this.#allowed(userId, documentId);
    const { documents, objects, store, thread } = this.#ports;
    const kind = await this.#kindOf(documentId);
    const restored = await store.alone(documentId, async (transaction) => {
      const version = await this.#existing(documentId, versionId, transaction);
      const json = await objects.get(version.object_hash);
      let before: StateAt | undefined;
      const appended = await kind.live.rewrite(documentId, userId, transaction, async (content) => {
        const question = { kind: 'restore', updates: content.updates, json } as const;
        const { looked, update } = await thread.ask(() => question, userId);
        if (update) before = { seq: content.seq, state: await this.#put(looked) };
        return update;
      });
      if (!before || !appended) return undefined;
      await this.#add(kind, documentId, before, transaction);
      await store.insert(
        {
          ...version,
          id: newId(),
          seq: appended.seq,
          made_at: this.#now(),
          name: null,
          restored_at: version.restored_at ?? version.made_at,
          people: [userId],
        },
        transaction,
      );
      await this.#thin(documentId, transaction);
      return { tell: appended.tell, pageCount: version.page_count };
    });
    if (!restored) return false;
    restored.tell();
    // The courseware may be open in no window, and then no open document reports its page count.
    await documents.notePages(documentId, restored.pageCount);
    return true;
  }

  /** Records that a courseware was edited, at most every NOTE_EVERY_MS. */
  edited(documentId: string): void {
    const now = this.#ports.clock.now();
    if (now - (this.#noted.get(documentId) ?? 0) < NOTE_EVERY_MS) return;
    this.#noted.delete(documentId);
    this.#noted.set(documentId, now);
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > NOTED_MAX && oldest !== undefined) this.#noted.delete(oldest);
    const noting = this.#note(documentId, new Date(now))
      .catch((error: unknown) => {
        this.#noted.delete(documentId);
        this.#ports.log.warn({ err: error, documentId }, 'failed to record that a courseware was edited');
      })
      .finally(() => this.#running.delete(noting));
    this.#running.add(noting);
  }

  async #note(documentId: string, at: Date): Promise<void> {
    const { store, thread } = this.#ports;
    if (!(await store.noteEdited(documentId, at))) return;
    const [newest] = await store.list(documentId, { limit: 1 });
    if (newest) return;
    // The state of an imported courseware before its first edit becomes a separate version, before a snapshot includes
    // the edit.
    const beginning = await (await this.#kindOf(documentId)).live.beginning(documentId);
    if (beginning === undefined) return;
    const { looked } = await thread.ask(() => ({ kind: 'begin', updates: [beginning] }));
    if (!looked.isImported) return;
    const state = await this.#put(looked);
    await store.alone(documentId, async (transaction) => {
      if ((await store.list(documentId, { limit: 1 }, transaction)).length > 0) return;
      await store.insert(rowOf(documentId, { seq: 0, state }, [], at), transaction);
    });
  }

  /** Resolves when all records are stored. */
  async close(): Promise<void> {
    await Promise.all(this.#running);
  }

  /**
   * Creates versions of coursewares that are idle after edits, or were edited for long. `now`: milliseconds since 1970.
   */
  async makeDue(now: number): Promise<void> {
    const { log, store } = this.#ports;
    const due = await store.due(
      {
        rested: new Date(now - RESTED_MS),
        begun: new Date(now - AT_WORK_MS),
        firstBegun: new Date(now - FIRST_AT_WORK_MS),
      },
      MADE_AT_ONCE,
    );
    for (const documentId of due) {
      await this.#make(documentId).catch(async (error: unknown) => {
        log.warn({ err: error, documentId }, 'failed to create a version of a courseware');
        await store.putOff(documentId, new Date(now + AGAIN_MS));
      });
    }
  }

  async #make(documentId: string): Promise<void> {
    const { store } = this.#ports;
    const at = this.#now();
    const kind = await this.#kindOf(documentId);
    const now = await this.#stateNow(kind, documentId);
    await store.alone(documentId, async (transaction) => {
      await this.#add(kind, documentId, now, transaction);
      await this.#thin(documentId, transaction);
      await store.forgetEdited(documentId, at, transaction);
    });
  }

  /** Stores the state as a version; returns the newest version when it has the same content. */
  async #add(
    kind: VersionedDocuments,
    documentId: string,
    { seq, state }: StateAt,
    transaction: CoursewareVersionTransaction,
    keeper?: string,
  ): Promise<CoursewareVersionRow> {
    const { store } = this.#ports;
    const [newest] = await store.list(documentId, { limit: 1 }, transaction);
    if (newest?.object_hash === state.hash) {
      if (seq > newest.seq) await store.setSeq(newest.id, seq, transaction);
      return newest;
    }
    // Uses the transaction's connection: otherwise many concurrent calls would wait for one another's second
    // connection.
    const people = await kind.live.authors(documentId, newest?.seq ?? -1, transaction);
    // When there was no edit since the last version, the user who names this one becomes its author.
    const said = people.length === 0 && keeper !== undefined ? [keeper] : people;
    const row = rowOf(documentId, { seq: Math.max(seq, newest?.seq ?? 0), state }, said, this.#now());
    await store.insert(row, transaction);
    return row;
  }

  async #name(
    row: CoursewareVersionRow,
    name: string | null,
    transaction: CoursewareVersionTransaction,
  ): Promise<CoursewareVersionRow> {
    const { store } = this.#ports;
    if (name !== null && row.name === null) {
      const named = await store.countNamed(row.document_id, transaction);
      if (named >= NAMED_VERSIONS_MAX)
        throw new LecternError('VERSIONS_TOO_MANY', { max: NAMED_VERSIONS_MAX });
    }
    return store.setName(row.id, name, transaction);
  }

  async #thin(documentId: string, transaction: CoursewareVersionTransaction): Promise<void> {
    const { clock, store } = this.#ports;
    // More than the largest number of versions that a courseware can have, one transaction's additions included.
    const rows = await store.list(documentId, { limit: NAMED_VERSIONS_MAX + UNNAMED_MAX + 10 }, transaction);
    const aged = rows.map((row) => ({
      id: row.id,
      madeAt: row.made_at.getTime(),
      isNamed: row.name !== null,
    }));
    await store.remove(thinnedVersions(aged, clock.now()), transaction);
  }

  /** The acknowledged state. The sequence number may be slightly older: updates that are applied twice do no harm. */
  async #stateNow(kind: VersionedDocuments, documentId: string, userId?: string) {
    const { thread } = this.#ports;
    const seq = await kind.logs.seq(documentId);
    if (seq === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    const { gzip } = await kind.reads.read(documentId, 'records', userId);
    const { looked } = await thread.ask(() => ({ kind: 'look', json: gzip }), userId);
    return { seq, state: await this.#put(looked) };
  }

  async #put({ json, ...looked }: LookedAt): Promise<KeptState> {
    const { hash } = await this.#ports.objects.put(json);
    return { ...looked, hash };
  }

  async #existing(
    documentId: string,
    versionId: string,
    transaction?: CoursewareVersionTransaction,
  ): Promise<CoursewareVersionRow> {
    const version = await this.#ports.store.find(documentId, versionId, transaction);
    if (!version) throw new LecternError('VERSION_NOT_FOUND');
    return version;
  }

  async #allowed(userId: string, documentId: string): Promise<void> {
    const { resource_type_code: type } = await this.#ports.documents.allowed(userId, documentId, 'edit');
    enforce(mayHaveVersions(type));
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

function rowOf(
  documentId: string,
  { seq, state }: StateAt,
  people: readonly string[],
  madeAt: Date,
): CoursewareVersionRow {
  return {
    id: newId(),
    document_id: documentId,
    seq,
    made_at: madeAt,
    name: null,
    restored_at: null,
    people: [...people],
    page_count: state.pageCount,
    object_hash: state.hash,
    size: state.size,
    schema: state.schema,
    files: [...state.files],
  };
}

function present(row: CoursewareVersionRow): CoursewareVersion {
  return {
    id: row.id,
    made_at: row.made_at.getTime(),
    name: row.name,
    restored_at: row.restored_at?.getTime() ?? null,
    page_count: row.page_count,
    people: row.people,
  };
}
