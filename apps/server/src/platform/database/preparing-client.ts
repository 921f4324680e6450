import pg from 'pg';

/** Statements that this process prepares: lists of varying length make ever new ones, and each costs memory. */
const STATEMENTS_MAX = 400;
/** A statement is prepared when it comes for the third time: most that come twice belong to the start. */
const PREPARED_FROM = 3;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which a text is prepared, or undefined when it is not worth it. */
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
 * A connection that has the server plan a question that comes often only once. Questions without parameters are left
 * alone: they may be several statements in one text.
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
