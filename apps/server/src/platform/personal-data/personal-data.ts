import type { AnyDatabase, BareDatabase } from '../database/database.ts';
import type { AnyPersonalRow, Described } from './personal-row.ts';

/** A JSON file of the archive of an account. */
export interface PersonalFile {
  readonly name: string;
  readonly about: Described;
  read(userId: string): Promise<unknown> | AsyncIterable<unknown>;
}

/**
 * The personal rows of all features: the data that a cancellation erases and that the archive of an account contains.
 */
export class PersonalData {
  readonly #database: AnyDatabase;
  readonly #rows: AnyPersonalRow[] = [];
  readonly #complete = Promise.withResolvers<void>();

  constructor(database: BareDatabase) {
    this.#database = database;
    // There may be no waiter when the program fails to start.
    this.#complete.promise.catch(() => undefined);
  }

  /** Adds the rows of a feature. Features are added in the order of their registration. */
  add(rows: readonly AnyPersonalRow[]): void {
    this.#rows.push(...rows);
  }

  /** Called when every feature is registered. */
  complete(): void {
    this.#complete.resolve();
  }

  /**
   * Called when a feature could not be registered. Work that waits for all rows fails, and is retried by the next
   * process.
   */
  fail(error: unknown): void {
    this.#complete.reject(error);
  }

  /** Waits until every feature is registered: a worker may take its first job before. */
  async rows(): Promise<readonly AnyPersonalRow[]> {
    await this.#complete.promise;
    return this.#rows;
  }

  /**
   * Erases the user's rows. A feature precedes the features that it uses. After a failure the caller starts it again
   * from the beginning, and fewer rows are left.
   */
  async erase(userId: string): Promise<void> {
    const rows = (await this.rows()).toReversed();
    for (const { onCancel } of rows) {
      if (typeof onCancel === 'object' && 'remove' in onCancel) await onCancel.remove(userId);
    }
    await this.#database.transaction().execute(async (transaction) => {
      for (const { table, column, onCancel } of rows) {
        if (onCancel === 'delete') await transaction.deleteFrom(table).where(column, '=', userId).execute();
      }
    });
  }

  /** The files in the archive of an account that contain rows, in the order of the features. */
  async files(): Promise<readonly PersonalFile[]> {
    return (await this.rows()).flatMap(({ table, column, export: out }) => {
      if (!('file' in out)) return [];
      const { file: name, about } = out;
      if ('read' in out) return [{ name, about, read: (userId: string) => out.read(userId) }];
      const read = (userId: string) => this.#list(table, out.columns, column, userId);
      return [{ name, about, read }];
    });
  }

  async *#list(
    table: string,
    columns: readonly [string, ...string[]],
    column: string,
    userId: string,
  ): AsyncGenerator<unknown> {
    const rows = this.#database.selectFrom(table).select(columns).where(column, '=', userId);
    yield* await rows.orderBy(columns[0]).execute();
  }
}
