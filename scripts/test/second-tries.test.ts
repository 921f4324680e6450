import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepSecondTries, NO_SECOND_TRIES, noteSecondTries, readSecondTries } from './second-tries.ts';

const ZOOM = 'e2e/src/player/zoom.spec.ts: the page is enlarged';

/** The history after several runs with these failures. */
function run(...runs: readonly (readonly string[])[]) {
  let history = NO_SECOND_TRIES;
  const failed = runs.map((flaky) => {
    const { after, failures } = noteSecondTries(history, flaky);
    history = after;
    return failures.map(({ what }) => what);
  });
  return { history, failed };
}

describe('a test that passes only at its second try', () => {
  it('fails by name in the third run with a second try, and in each later run', () => {
    const { failed } = run([ZOOM], [], [ZOOM], ['another'], [ZOOM], [], [ZOOM]);
    expect(failed.map((each) => each.length)).toEqual([0, 0, 0, 0, 1, 0, 1]);
    expect(failed[4]).toEqual([`${ZOOM}: needed a second attempt in 3 of the last 5 runs`]);
  });

  it('is removed from the history after fifty runs without a second try', () => {
    const { failed, history } = run([ZOOM], [ZOOM], ...Array.from({ length: 50 }, () => []), [ZOOM]);
    expect(failed.flat()).toEqual([]);
    expect(history).toEqual({ runs: 53, tests: { [ZOOM]: [53] } });
  });

  it('is stored in a file between runs; a missing or damaged file counts as empty', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-history-'));
    try {
      const file = path.join(folder, 'deep', 'second-tries.json');
      expect(readSecondTries(file)).toEqual(NO_SECOND_TRIES);
      const { history } = run([ZOOM], [ZOOM]);
      keepSecondTries(history, file);
      expect(readSecondTries(file)).toEqual(history);
      for (const damaged of ['', '{"runs":1}', '{"runs":1,"tests":{"a":"b"}}']) {
        writeFileSync(file, damaged);
        expect(readSecondTries(file)).toEqual(NO_SECOND_TRIES);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
