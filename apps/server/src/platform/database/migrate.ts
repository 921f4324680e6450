import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const FILE = /^(\d{3})-[a-z0-9-]+\.ts$/;

const migrationModule = z.object({
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees whatever tables exist at its time
  up: z.custom<(database: Kysely<any>) => Promise<void>>((value) => typeof value === 'function'),
});

/** The database was written by a newer program, or a migration failed; the message is for the administrator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the tables up to date: every numbered file of `migrations/` that was not run yet, in order, in one
 * transaction, under a lock that other processes wait for. Answers the names of those that ran now.
 */
// biome-ignore lint/suspicious/noExplicitAny: no tables are known before the migrations ran
export async function migrate(database: Kysely<any>, folder = FOLDER): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => readMigrations(folder) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    // Each feature has its own range of numbers, so a later release may bring a lower number than an earlier one.
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

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  const numbers = new Map<string, string>();
  for (const file of (await readdir(folder)).sort()) {
    const number = FILE.exec(file)?.[1];
    if (number === undefined) continue;
    const twin = numbers.get(number);
    if (twin) throw new MigrationError(`two migrations have the number ${number}: ${twin} and ${file}`);
    numbers.set(number, file);
    const { up } = migrationModule.parse(await import(pathToFileURL(`${folder}/${file}`).href));
    migrations[file.replace(/\.ts$/, '')] = { up };
  }
  return migrations;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
