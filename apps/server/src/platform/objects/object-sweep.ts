import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { BareDatabase } from '../database/database.ts';
import { loadSecret } from '../database/secret.ts';
import { every, type Repeating } from '../every.ts';
import type { ObjectStore } from './object-store.ts';

/** Time without use after which an object is deleted: seven days, milliseconds. */
export const GRACE_MS = 7 * 24 * 3_600_000;
const FIRST_AFTER_MS = 10 * 60_000;
const EVERY_MS = 6 * 3_600_000;
/** Number of hashes per query. */
const BATCH = 1_000;
/** Number of objects that are deleted in one transaction. */
const DELETED_AT_ONCE = 100;
/**
 * Longest time for deleting a batch of objects when the store is slow, milliseconds. A caller that stores one of these
 * objects again waits for it.
 */
const DELETING_MS = 2_000;

type SweepTables = { unnamed_object: { store: StoreName; hash: string; seen_at: Date } };

/** Returns the hashes among these that the rows of a feature use. */
export type NamedObjects = (hashes: readonly string[]) => Promise<readonly string[]>;

/** Deletes unused rows that name objects, before objects are checked. */
export type LetGo = (now: number) => Promise<void>;

/** How features register their use of objects. */
export interface ObjectNames {
  /** Every table that names objects registers with this method: an object that no feature names is deleted in time. */
  names(store: StoreName, named: NamedObjects): void;
  letsGo(letGo: LetGo): void;
}

/** Result of one sweep, over both stores. */
export interface SweepResult {
  readonly objects: number;
  /** Number of objects that are unused and still stored. */
  readonly unnamed: number;
  readonly deleted: number;
  /** Total size of the deleted objects. */
  readonly bytes: number;
}

/**
 * Deletes unused objects. First the stores are listed, and the objects that no feature names are recorded with the
 * time. An object that was recorded a week ago, is still unused and was not stored again since (`claimsOf`) is deleted.
 * So work of less than a week never loses an object that it stored or found in use; and only a batch at a time is in
 * memory.
 */
export class ObjectSweep implements ObjectNames {
  readonly #platformDatabase: BareDatabase;
  readonly #database: Kysely<SweepTables>;
  readonly #stores: Readonly<Record<StoreName, ObjectStore>>;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #named: Record<StoreName, NamedObjects[]> = { objects: [], derivatives: [] };
  readonly #letGo: LetGo[] = [];
  readonly #counts: { readonly deleted: Counter<'store'>; readonly bytes: Counter<'store'> };
  readonly #unnamed: Gauge<'store'>;
  #repeating: Repeating | undefined;
  #stopped = false;

  constructor(ports: {
    readonly database: BareDatabase;
    readonly objects: ObjectStore;
    readonly derivatives: ObjectStore;
    readonly clock: Clock;
    readonly log: Logger;
    readonly metrics: Registry;
  }) {
    this.#platformDatabase = ports.database;
    this.#database = ports.database.withTables<SweepTables>();
    this.#stores = { objects: ports.objects, derivatives: ports.derivatives };
    this.#clock = ports.clock;
    this.#log = ports.log;
    const labels = { labelNames: ['store'] as const, registers: [ports.metrics] };
    this.#counts = {
      deleted: new Counter({
        name: 'lectern_objects_swept_total',
        help: 'Objects deleted because they were no longer referenced',
        ...labels,
      }),
      bytes: new Counter({
        name: 'lectern_objects_swept_bytes_total',
        help: 'Bytes of objects deleted because they were no longer referenced',
        ...labels,
      }),
    };
    this.#unnamed = new Gauge({
      name: 'lectern_objects_unnamed',
      help: 'Objects unreferenced at the last sweep, retained for a week',
      ...labels,
    });
  }

  names(store: StoreName, named: NamedObjects): void {
    this.#named[store].push(named);
  }

  letsGo(letGo: LetGo): void {
    this.#letGo.push(letGo);
  }

  /** Sweeps repeatedly, from soon after the program's start. */
  start(): void {
    this.#repeating = every({
      everyMs: EVERY_MS,
      firstAfterMs: FIRST_AFTER_MS,
      run: () => this.run(),
      failure: 'failed to sweep objects',
      log: this.#log,
    });
  }

  /** Stops after the present batch. */
  async close(): Promise<void> {
    this.#stopped = true;
    await this.#repeating?.close();
  }

  /** `now`: milliseconds since 1970. */
  async run(now = this.#clock.now()): Promise<SweepResult> {
    for (const letGo of this.#letGo) await letGo(now);
    const installation = await this.#installation();
    let result: SweepResult = { objects: 0, unnamed: 0, deleted: 0, bytes: 0 };
    for (const store of ['objects', 'derivatives'] as const) {
      const owner = await this.#stores[store].owner(installation);
      if (owner !== installation) {
        // A second installation on a store that is in use must not delete the first one's objects.
        this.#log.error({ store }, 'the object store belongs to another installation: the sweep is skipped');
        continue;
      }
      const objects = await this.#note(store, new Date(now));
      const { deleted, bytes } = await this.#delete(store, new Date(now - GRACE_MS));
      const unnamed = await this.#count(store);
      this.#counts.deleted.labels(store).inc(deleted);
      this.#counts.bytes.labels(store).inc(bytes);
      this.#unnamed.labels(store).set(unnamed);
      if (deleted > 0) this.#log.info({ store, objects, unnamed, deleted, bytes }, 'objects were swept');
      result = {
        objects: result.objects + objects,
        unnamed: result.unnamed + unnamed,
        deleted: result.deleted + deleted,
        bytes: result.bytes + bytes,
      };
    }
    return result;
  }

  /**
   * The id of the installation: the same for every process on this database, and in a database restored from its
   * backup.
   */
  async #installation(): Promise<string> {
    return createHash('sha256')
      .update(await loadSecret(this.#platformDatabase, 'installation'))
      .digest('hex');
  }

  /** Records unused objects, and removes the records of used ones. Returns the number of objects. */
  async #note(store: StoreName, now: Date): Promise<number> {
    let count = 0;
    let hashes: string[] = [];
    const flush = async () => {
      const named = await this.#namedOf(store, hashes);
      await this.#forget(this.#database, store, [...named]);
      const unnamed = hashes.filter((hash) => !named.has(hash));
      if (unnamed.length > 0) {
        await sql`
          insert into unnamed_object (store, hash, seen_at)
          select ${store}, hash, ${now} from unnest(${unnamed}::text[]) as hash
          on conflict do nothing`.execute(this.#database);
      }
      count += hashes.length;
      hashes = [];
    };
    for await (const hash of this.#stores[store].list()) {
      hashes.push(hash);
      if (hashes.length >= BATCH) await flush();
      if (this.#stopped) return count;
    }
    if (hashes.length > 0) await flush();
    return count;
  }

  async #delete(store: StoreName, before: Date): Promise<{ deleted: number; bytes: number }> {
    const sum = { deleted: 0, bytes: 0 };
    for (let more = true; more && !this.#stopped; ) {
      more = await this.#database.transaction().execute(async (transaction) => {
        // The rows are locked until the objects are deleted: a caller that stores one of the objects meanwhile waits,
        // and stores it again.
        const rows = await transaction
          .selectFrom('unnamed_object')
          .select('hash')
          .where('store', '=', store)
          .where('seen_at', '<', before)
          .limit(DELETED_AT_ONCE)
          .forUpdate()
          .skipLocked()
          .execute();
        const hashes = rows.map(({ hash }) => hash);
        const named = await this.#namedOf(store, hashes);
        const until = performance.now() + DELETING_MS;
        const done: string[] = [];
        for (const hash of hashes) {
          if (performance.now() > until) break;
          done.push(hash);
          if (named.has(hash)) continue;
          const bytes = await this.#stores[store].size(hash);
          if (bytes === undefined) continue;
          await this.#stores[store].delete(hash);
          sum.deleted += 1;
          sum.bytes += bytes;
        }
        await this.#forget(transaction, store, done);
        return done.length < hashes.length || hashes.length === DELETED_AT_ONCE;
      });
    }
    return sum;
  }

  async #namedOf(store: StoreName, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const named = new Set<string>();
    if (hashes.length === 0) return named;
    for (const ask of this.#named[store]) for (const hash of await ask(hashes)) named.add(hash);
    return named;
  }

  async #forget(
    database: Kysely<SweepTables> | Transaction<SweepTables>,
    store: StoreName,
    hashes: readonly string[],
  ): Promise<void> {
    if (hashes.length === 0) return;
    await sql`
      delete from unnamed_object where store = ${store} and hash = any(${[...hashes]}::text[])`.execute(
      database,
    );
  }

  async #count(store: StoreName): Promise<number> {
    const { count } = await this.#database
      .selectFrom('unnamed_object')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('store', '=', store)
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** The stores that are swept. */
export type StoreName = 'objects' | 'derivatives';

/** Called with the hash of an object before it counts as stored. */
export type ClaimObject = (hash: string) => Promise<void>;

/**
 * Protects an object that is stored again from a sweep: its time without use restarts. While a sweep is deleting the
 * object, this waits until it is deleted, and the caller then stores it again.
 */
export function claimsOf(database: BareDatabase, store: StoreName): ClaimObject {
  return async (hash) => {
    await sql`delete from unnamed_object where store = ${store} and hash = ${hash}`.execute(database);
  };
}
