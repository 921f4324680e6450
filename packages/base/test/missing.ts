/** What some tests need beyond Node, npm and what npm installs. */
type Need = 'jail' | 'office' | 'ffmpeg' | 'corpus' | 'chromium' | 'fonts' | 's3' | 'root' | 'long';

/**
 * Why a test is skipped that needs something of the machine: words that begin with the need, such as `office: …`, by
 * which the last lines of `npm test` count. Undefined where nothing is missing. Where LECTERN_REQUIRE names the need (a
 * list with commas), a machine that lacks it fails: this throws.
 */
export function missing(need: Need, isHere: unknown, words: string): string | undefined {
  if (isHere) return undefined;
  const required = (process.env.LECTERN_REQUIRE ?? '').split(',').map((each) => each.trim());
  if (required.includes(need)) throw new Error(`LECTERN_REQUIRE names ${need}, but ${words}`);
  return `${need}: ${words}`;
}

/** Why a test that takes long is skipped; undefined in `npm run test:long`. */
export function shortRun(): string | undefined {
  return missing('long', process.env.LECTERN_LONG, 'only npm run test:long runs it');
}
