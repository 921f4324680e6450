import {
  isComposite,
  type KeyOf,
  kindOf,
  type PlayedBody,
  type PlayedKey,
  plainTextOf,
} from '@lectern/questions';
import { expect, it } from 'vitest';
import { loadReadyQuestions, READY_BOOKS } from '../src/index.ts';

/** A formula that a question asks to calculate, simplify or solve, and the answer of its key. */
interface Sum {
  readonly name: string;
  readonly asked: string;
  readonly answer: string;
}

const ASKED = /^(?:用简便方法|先化简再)?(?:计算|化简|解方程)[^：$]*：(.+?)(?:（[^）]*）)?$/u;

type Stem = Parameters<typeof plainTextOf>[0];

/** The LaTeX after `计算：` and the like; undefined for a stem of another form. */
function askedIn(stem: Stem): string | undefined {
  const [, latex] = ASKED.exec(plainTextOf(stem).trim()) ?? [];
  const formulas = stem.paragraphs.flatMap(({ runs }) => runs.filter(({ type }) => type === 'formula'));
  return latex !== undefined && formulas.length === 1 && !/\p{Script=Han}/u.test(latex) ? latex : undefined;
}

/** The two sides of a sum of a game, such as `7+8=` or `6+□=10`, with the answer in place of the box. */
function sumOfPart(stem: Stem | undefined, value: string): { asked: string; answer: string } | undefined {
  const text = plainTextOf(stem ?? { paragraphs: [] })
    .replace(/[？?]|（[^）]*）/gu, '')
    .trim();
  if (!/^[^=]+=[^=]*$/.test(text) || /[\p{Script=Han}π<>]/u.test(text)) return undefined;
  const answer = `(${value})`;
  const [left = '', right = ''] = text
    .split('=')
    .map((side) => side.replaceAll(/\\square ?|□/g, answer).trim());
  if (!/\\square|□/.test(text) && right !== '') return undefined;
  return { asked: left, answer: right === '' ? value : right };
}

const sums: Sum[] = [];
for (const { name: book } of READY_BOOKS) {
  const { questions } = await loadReadyQuestions(book);
  for (const { number, question } of questions) {
    if (isComposite(question)) continue;
    const name = `${book} ${number}`;
    const latex = askedIn(question.stem);
    if (latex && question.kind === 'numeric')
      sums.push({ name, asked: latex, answer: (question.key as KeyOf<'numeric'>).value });
    if (latex && question.kind === 'formula')
      sums.push({ name, asked: latex, answer: (question.key as KeyOf<'formula'>).expected[0] ?? '' });
    const { parts = [] } = question.body as Partial<PlayedBody>;
    for (const { id, kind, stem } of parts) {
      if (kind !== 'numeric') continue;
      const key = (question.key as PlayedKey).parts.find((one) => one.id === id)?.key as KeyOf<'numeric'>;
      const sum = sumOfPart(stem, key.value);
      if (sum) sums.push({ name: `${name} ${id}`, ...sum });
    }
  }
}

it('finds the formulas that questions ask to calculate', () => {
  expect(sums.length).toBeGreaterThan(150);
});

it('the key of each sum and equation is what the formula engine makes of it', () => {
  const formula = kindOf('formula');
  const wrong = sums.filter(({ asked, answer }) => {
    const body = { notation: 'algebra', variables: [{ name: 'a', domain: 'positive' }] };
    const judged = formula?.judge(body, { expected: [asked] }, { text: answer });
    return judged?.items[0]?.state !== 'right';
  });
  expect(wrong).toEqual([]);
});
