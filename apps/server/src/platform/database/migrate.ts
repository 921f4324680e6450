import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Migration, Migrator } from 'kysely/migration';
import { z } from 'zod';
import type { AnyDatabase } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const FILE = /^(\d{3})-[a-z0-9-]+\.ts$/;

const migrationModule = z.object({
  up: z.custom<(database: AnyDatabase) => Promise<void>>((value) => typeof value === 'function'),
});

/** The database was written by a newer program, or a migration failed; the message is for the administrator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrateOptions {
  /** Folder of the numbered migration files. */
  readonly folder?: string;
  /** Runs only these migrations: a backup is restored into the tables from which it was written. */
  readonly only?: readonly string[];
}

/**
 * Updates the tables: runs every new numbered file of `migrations/` in order, in one transaction, under a lock for
 * which other processes wait. Returns the names of the files that ran.
 */
export async function migrate(
  database: AnyDatabase,
  { folder = FOLDER, only }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => readMigrations(folder, only) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    // Each feature has a separate range of numbers, so a later release may add a lower number than an earlier release.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find(({ status }) => status === 'Error');
  if (failed)
    throw new MigrationError(`the database migration ${failed.migrationName} failed: ${messageOf(error)}`, {
      cause: error,
    });
  if (error instanceof Error && error.message.includes('corrupted migrations')) {
    throw new MigrationError(
      `the database was written by a newer version of Lectern (${error.message}); start that version, or restore a backup`,
      { cause: error },
    );
  }
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

async function readMigrations(
  folder: string,
  only: readonly string[] | undefined,
): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  const numbers = new Map<string, string>();
  for (const file of (await readdir(folder)).sort()) {
    const number = FILE.exec(file)?.[1];
    if (number === undefined) continue;
    const twin = numbers.get(number);
    if (twin) throw new MigrationError(`two migrations have the number ${number}: ${twin} and ${file}`);
    numbers.set(number, file);
    const name = file.replace(/\.ts$/, '');
    if (only && !only.includes(name)) continue;
    const { up } = migrationModule.parse(await import(pathToFileURL(`${folder}/${file}`).href));
    migrations[name] = { up };
  }
  const unknown = only?.find((name) => !(name in migrations));
  if (unknown)
    throw new MigrationError(`this version knows no migration ${unknown}: it is older than the data`);
  return migrations;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
