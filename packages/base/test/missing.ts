/** Requirements of some tests beyond Node, npm and the installed packages. */
type Need = 'jail' | 'office' | 'ffmpeg' | 'corpus' | 'chromium' | 'fonts' | 's3' | 'root' | 'long';

/**
 * The reason why a test is skipped on this machine: a text that begins with the need, such as `office: …`, by which the
 * last lines of `npm test` count. Undefined when the need is met. Throws when LECTERN_REQUIRE names the need (a list
 * with commas) and the machine lacks it.
 */
export function missing(need: Need, isHere: unknown, words: string): string | undefined {
  if (isHere) return undefined;
  const required = (process.env.LECTERN_REQUIRE ?? '').split(',').map((each) => each.trim());
  if (required.includes(need)) throw new Error(`LECTERN_REQUIRE names ${need}, but ${words}`);
  return `${need}: ${words}`;
}

/** The reason why a test that takes long is skipped; undefined in `npm run test:long`. */
export function shortRun(): string | undefined {
  return missing('long', process.env.LECTERN_LONG, 'only npm run test:long runs it');
}
