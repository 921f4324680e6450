import { newId } from '@lectern/base';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../../src/platform/database/own-postgres.ts';

/** Creates a database in the PostgreSQL that all server tests share: an empty one, or a copy of `template`. */
export async function createDatabase(
  template?: string,
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const shared = inject('postgres');
  const database = `test_${newId().replaceAll('-', '')}`;
  // Copying the files takes less than writing the log of a copy, the default.
  const copy = template ? `template ${template} strategy file_copy` : '';
  await administer(shared, `create database ${database} ${copy}`);
  return {
    url: addressUrl({ ...shared, database }),
    drop: () => administer(shared, `drop database if exists ${database} with (force)`),
  };
}

/** One connection for all databases of this process: opening another takes as long as a hundred statements. */
let administrator: Promise<pg.Client> | undefined;

async function administer(address: DatabaseAddress, statement: string): Promise<void> {
  administrator ??= connect(address);
  await (await administrator).query(statement);
}

async function connect(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(address);
  await client.connect();
  // PostgreSQL ends the connection when it is stopped after the last test.
  client.on('error', () => undefined);
  return client;
}

/** A socket's folder goes into the query: a URL's host cannot contain it. */
function addressUrl({ host, port, user, password, database }: DatabaseAddress): string {
  const text = new URLSearchParams({ host, port: String(port) });
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?${text}`;
}
