import {
  contentOf,
  fromBasic,
  INTERACTIVE_KINDS,
  kindOf,
  type Question,
  type SingleQuestion,
  scoreOf,
} from '@lectern/questions';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { basic, PICTURE, questionFiles } from '../testing/drafts.ts';
import { KINDS } from '../testing/kinds.ts';
import { OTHER_KINDS } from '../testing/other-kinds.ts';
import { readQti } from './read/read-qti.ts';
import { writeQti } from './write/write-qti.ts';

/** Runs of each property: about 75 properties. */
const RUNS = process.env.LECTERN_LONG ? 100 : 10;

const files = questionFiles();

function back(questions: readonly Question[], change = (xml: string) => xml) {
  let made = 0;
  const written = writeQti(questions, files);
  const entries = Object.entries(unzipSync(written.bytes)).map(
    ([name, bytes]) => [name, name.startsWith('items/') ? strToU8(change(strFromU8(bytes))) : bytes] as const,
  );
  const read = readQti(zipSync(Object.fromEntries(entries)), {
    makeId: () => questions[made++]?.id ?? 'none',
  });
  return { written, read };
}

/** An item as other programs see it. */
const withoutExtras = (xml: string) =>
  xml.replace(/ data-lectern-extras="[^"]*"/, '').replace(' tool-name="Lectern"', '');

const all = { ...KINDS, ...OTHER_KINDS };
const kinds = Object.entries(all);

/** Fields beyond QTI: tags, units, lengths, numbers of photographs, and one of two rules that give the same points. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'multiple-choice': ['rule'],
  numeric: ['key', 'body'],
  essay: ['body'],
  'media-answer': ['body'],
};

/** Kinds whose rules QTI has in full, so that another program gives the same points. */
const SAME_POINTS = Object.entries({
  ...KINDS,
  ordering: OTHER_KINDS['ordering with ranks'],
  'exam rules': OTHER_KINDS['exam rules'],
  'visible areas': OTHER_KINDS['visible areas'],
}).filter(([name]) => !/essay|short|photographs/.test(name)) as [string, fc.Arbitrary<SingleQuestion>][];

describe('writeQti and readQti', () => {
  it.each(kinds)('keep %s equal', (_, questions) => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 2 }), (list) => {
        const { read } = back(list);
        expect(read.lines).toEqual([]);
        expect(read.questions).toEqual(list);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(Object.entries(KINDS))(
    'write all of %s in the elements of QTI, apart from tags and lengths',
    (_, questions) => {
      fc.assert(
        fc.property(questions, (question) => {
          const xml = strFromU8(
            unzipSync(writeQti([question], files).bytes)['items/q1.xml'] ?? new Uint8Array(),
          );
          const written = /data-lectern-extras="([^"]*)"/
            .exec(xml)?.[1]
            ?.replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&');
          const { difference } = JSON.parse(written ?? '{}') as { difference?: Record<string, unknown> };
          expect(
            Object.keys(difference ?? {}).filter(
              (name) => name !== 'tags' && !BESIDE[question.kind]?.includes(name),
            ),
          ).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(SAME_POINTS)('give %s the same points without our own extras', (_, questions) => {
    fc.assert(
      fc.property(questions, (question) => {
        const report = back([question], withoutExtras).read;
        expect(report.lines.map(({ code }) => code)).not.toContain('rule-approximated');
        const [read] = report.questions as SingleQuestion[];
        const kind = kindOf(question.kind);
        expect(read?.kind).toBe(question.kind);
        expect(read?.score).toBeCloseTo(question.score, 3);
        const right = kind?.rightResponse(question.body, question.key);
        if (!read || right === undefined) throw new Error('nothing to compare');
        for (const response of [right, ...partsOf(right)])
          expect([response, pointsOf(read, response)]).toEqual([response, pointsOf(question, response)]);
      }),
      { numRuns: RUNS },
    );
  });

  const basics = (name: string) => {
    const [sample] = fc.sample(all[name as keyof typeof all] as fc.Arbitrary<SingleQuestion>, {
      numRuns: 1,
      seed: 3,
    });
    if (!sample) throw new Error(name);
    return sample;
  };
  const samples: Readonly<Record<string, string>> = {
    matching: 'matching',
    'bank-cloze': 'bank-cloze',
    'single-choice': 'single-choice',
    'true-false': 'true-false',
    'multiple-choice': 'multiple-choice',
    ordering: 'ordering',
    'fill-blank': 'one blank',
    numeric: 'numeric',
    hotspot: 'visible areas',
  };

  it.each(INTERACTIVE_KINDS.map(({ kind }) => kind))('keep the game %s equal', (name) => {
    const kind = INTERACTIVE_KINDS.find((one) => one.kind === name);
    const [first] = kind?.plays ?? [];
    const count = Math.min(kind?.mostParts ?? 1, 3);
    const parts = Array.from({ length: count }, (_, index) => ({
      ...basics(samples[first?.kind ?? ''] ?? ''),
      id: `b${index}`,
      score: 1,
    }));
    let made = 0;
    const game = fromBasic(name, parts, () => `p${++made}`);
    if (!game) throw new Error('no game');
    const question = { ...game, id: 'q', stem: contentOf('玩一玩') };
    const { read } = back([question]);
    expect(read.lines).toEqual([]);
    expect(read.questions).toEqual([question]);
  });

  it('keep composites with their material, their children and the order of all', () => {
    const child = (id: string) =>
      basic('true-false', {
        id,
        stem: contentOf('对吗'),
        body: {},
        key: { truth: true },
        rule: { name: 'exact' },
      });
    const { score: _score, rule: _rule, body: _body, key: _key, ...fields } = child('q');
    const stem = { ...contentOf('阅读'), media: [{ type: 'picture' as const, asset: PICTURE.asset }] };
    const composite = {
      ...fields,
      kind: 'composite',
      stem,
      difficulty: 3,
      children: [child('1'), child('2')],
    } as unknown as Question;
    const { read } = back([composite, child('q2')]);
    expect(read.lines).toEqual([]);
    expect(read.questions).toEqual([composite, child('q2')]);
    expect(read.files.has(PICTURE.asset)).toBe(true);
  });

  it('read what another program changed, and keep the fields beside the content', () => {
    const question = { ...basics('single-choice'), stem: contentOf('原来的题干'), difficulty: 4 };
    const { read } = back([question], (xml) => xml.replaceAll('原来的题干', '新的题干'));
    expect(read.questions).toMatchObject([
      { kind: 'single-choice', stem: contentOf('新的题干'), difficulty: 4 },
    ]);
    expect(read.lines).toMatchObject([{ code: 'edited-elsewhere', state: 'changed' }]);
  });

  it('never take a file that is not in the package', () => {
    const stem = { ...contentOf('看图'), media: [{ type: 'picture' as const, asset: PICTURE.asset }] };
    const written = writeQti(
      [basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' }, difficulty: 2 })],
      files,
    );
    const entries = Object.entries(unzipSync(written.bytes)).filter(([name]) => !name.startsWith('files/'));
    const read = readQti(zipSync(Object.fromEntries(entries)));
    expect(JSON.stringify(read.questions)).not.toContain(PICTURE.asset);
    expect(read.lines).toContainEqual({
      code: 'file-missing',
      state: 'lost',
      question: 0,
      detail: expect.any(String),
    });
  });
});

/** A response without one item of each of its lists. */
function partsOf(response: unknown): unknown[] {
  return Object.entries(response as object).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((_, at) => ({ ...(response as object), [name]: value.toSpliced(at, 1) }))
      : [],
  );
}

function pointsOf(question: SingleQuestion, response: unknown): number {
  const { points } = scoreOf(question, response);
  return Number((Number(points.n) / Number(points.d)).toFixed(3));
}
