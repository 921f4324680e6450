/** The program's own PostgreSQL cannot run; the message is a sentence for the administrator. */
export class OwnPostgresError extends Error {
  override readonly name = 'OwnPostgresError';

  constructor(reason: string, options?: ErrorOptions) {
    super(
      `Lectern cannot run its own PostgreSQL: ${reason}. Set DATABASE_URL to a PostgreSQL server (version 16 or later) instead.`,
      options,
    );
  }
}
