import pg from 'pg';

/**
 * Maximum number of statements that this process prepares, because lists of varying length produce ever new statements,
 * and each needs memory.
 */
const STATEMENTS_MAX = 400;
/** A statement is prepared at its third use: most that are used twice belong to the start. */
const PREPARED_FROM = 3;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name of a prepared statement, or undefined when preparing is not worth it. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= STATEMENTS_MAX) return undefined;
  const count = (seen.get(text) ?? 0) + 1;
  if (count < PREPARED_FROM) {
    if (seen.size > STATEMENTS_MAX * 4) seen.clear();
    seen.set(text, count);
    return undefined;
  }
  const name = `lectern_${names.size}`;
  names.set(text, name);
  seen.delete(text);
  return name;
}

/**
 * A connection that prepares frequent statements, so that the server plans them only once. Statements without
 * parameters are not prepared: they may be several statements in one text.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg are passed through as they are
  override query(...parameters: any[]): any {
    const [text, values, ...rest] = parameters;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameOf(text);
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const query = super.query as (...given: any[]) => any;
      if (name !== undefined) return query.call(this, { name, text, values }, ...rest);
    }
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.query as (...given: any[]) => any).apply(this, parameters);
  }
}
