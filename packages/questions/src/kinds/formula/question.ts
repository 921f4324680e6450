import { parseChemicalEquation } from '../../formula/chemistry/chemical-equation.ts';
import { parseFormula } from '../../formula/parse/parse-formula.ts';
import { textEntry } from '../../question/entry.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { type Body, body, type Key, key, type Response, response } from './schemas.ts';
import { itemOf } from './scoring.ts';

/** 公式题: a formula that equals the expected one, or a chemical equation. What cannot be decided waits for a person. */
export const formula: QuestionKind<Body, Key, Response> = {
  kind: 'formula',
  body,
  key,
  response,
  rules: ['algebra', 'none'],
  blank: () => ({ body: { notation: 'algebra' }, key: { expected: [''] } }),
  problems(asked, right) {
    const ranges = (asked.variables ?? []).filter(
      ({ domain }) => typeof domain === 'object' && domain.from >= domain.to,
    );
    return [
      ...ranges.map(({ name }) => ({ code: 'range-empty', at: name }) as const),
      ...(right.expected.length === 0 ? [{ code: 'key-empty' } as const] : []),
      ...right.expected.flatMap((_, index) => expectedProblem(asked, right, index)),
    ];
  },
  rightResponse(asked, right) {
    const found = right.expected.find((one) => itemOf(asked, right, { text: one }).state === 'right');
    return found === undefined ? undefined : { text: found };
  },
  isEmpty: (given) => given.text.trim() === '',
  entries: ({ text }) => textEntry(text),
  judge: (asked, right, given) => ({ items: [itemOf(asked, right, given)], extra: 0 }),
};

/** An expected formula that is empty, not understood, or not right itself: not balanced, or in another form. */
function expectedProblem(asked: Body, right: Key, index: number): Problem[] {
  const written = right.expected[index] ?? '';
  const at = `expected.${index}`;
  if (written.trim() === '') return [{ code: 'key-empty', at }];
  const names = (asked.variables ?? []).map(({ name }) => name);
  const parsed = asked.notation === 'algebra' ? parseFormula(written, names) : parseChemicalEquation(written);
  if (!parsed.ok) return [{ code: 'not-understood', at }];
  const alone = { ...right, expected: [written] };
  return itemOf(asked, alone, { text: written }).state === 'right' ? [] : [{ code: 'key-wrong', at }];
}
