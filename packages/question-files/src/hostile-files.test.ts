import { parseQuestion, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readGift } from './gift/read-gift.ts';
import { writeGift } from './gift/write-gift.ts';
import { readH5p } from './h5p/read/read-h5p.ts';
import { writeH5p } from './h5p/write/write-h5p.ts';
import type { ImportReport } from './import-report.ts';
import { readMoodle } from './moodle/read/read-moodle.ts';
import { writeMoodle } from './moodle/write/write-moodle.ts';
import { readQti } from './qti/read/read-qti.ts';
import { writeQti } from './qti/write/write-qti.ts';
import { questionFiles } from './testing/drafts.ts';
import { KINDS } from './testing/kinds.ts';
import { OTHER_KINDS } from './testing/other-kinds.ts';

const files = questionFiles();
const questions: SingleQuestion[] = Object.values({ ...KINDS, ...OTHER_KINDS }).flatMap((kind) =>
  fc.sample(kind, { numRuns: 2, seed: 11 }),
);

/** A place of a text where something is left out and something else is put in. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    out: fc.nat(40),
    put: fc.constantFrom(
      '',
      '<',
      '>',
      '"',
      '{',
      '}',
      '~',
      '=',
      '#',
      '\\',
      '&#0;',
      'NaN',
      '1e999',
      '-1',
      '__proto__',
      ']]>',
      '\u0000',
      '😀',
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

function changed(text: string, all: readonly { at: number; out: number; put: string }[]): string {
  return all.reduce((now, { at, out, put }) => {
    const index = Math.floor(at * now.length);
    return now.slice(0, index) + put + now.slice(index + out);
  }, text);
}

/** The texts of a package changed, the one with a name or all of them. */
function changedPackage(bytes: Uint8Array, all: Parameters<typeof changed>[1]): Uint8Array {
  const entries = Object.entries(unzipSync(bytes)).map(
    ([name, data]) =>
      [name, /\.(xml|json)$/.test(name) ? strToU8(changed(strFromU8(data), all)) : data] as const,
  );
  return zipSync(Object.fromEntries(entries));
}

const READERS: Readonly<
  Record<string, (all: Parameters<typeof changed>[1], question: SingleQuestion) => ImportReport>
> = {
  GIFT: (all, question) => readGift(changed(strFromU8(writeGift([question]).bytes), all)),
  'Moodle XML': (all, question) => readMoodle(changed(strFromU8(writeMoodle([question], files).bytes), all)),
  QTI: (all, question) => readQti(changedPackage(writeQti([question], files).bytes, all)),
  H5P: (all, question) => readH5p(changedPackage(writeH5p([question], files).bytes, all)),
};

describe('readers of other formats', () => {
  it.each(Object.entries(READERS))(
    'return questions or lines for a damaged file of %s, and never throw',
    (_, read) => {
      fc.assert(
        fc.property(changes, fc.constantFrom(...questions), (all, question) => {
          const report = read(all, question);
          for (const one of report.questions) expect(parseQuestion(one).state).toBe('question');
          // Questions that were read can be written in every format.
          writeGift(report.questions);
          writeMoodle(report.questions, report.files);
          writeQti(report.questions, report.files);
          writeH5p(report.questions, report.files);
        }),
        { numRuns: 100 },
      );
    },
  );
});
