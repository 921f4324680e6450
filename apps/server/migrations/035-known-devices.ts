import { type Kysely, sql } from 'kysely';

/** Devices on which a user has signed in with the password. Wrong tries of other users do not lock these devices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      -- SHA-256 of login name and device, so that neither is kept.
      subject text primary key,
      seen_at timestamptz not null
    )`.execute(database);
  await sql`create index known_device_seen on known_device (seen_at)`.execute(database);
}
