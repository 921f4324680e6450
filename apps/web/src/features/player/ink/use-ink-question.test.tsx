import { expect, it } from 'vitest';
import type { InkBook } from '../../../parts/ink/index.ts';
import { resultOf } from '../../../platform/testing/drawn.tsx';
import { useInkQuestion } from './use-ink-question.ts';

function question(inked: readonly string[], wouldEnd = false) {
  const log: unknown[] = [];
  const book = {
    pages: () => inked,
    drop: (dropped: ReadonlySet<string>) => log.push(['drop', ...dropped]),
  } as unknown as InkBook;
  const asked = resultOf(() =>
    useInkQuestion(
      book,
      ['p1', 'p2'],
      {} as never,
      () => wouldEnd,
      (pageIds) => log.push(['put', ...pageIds]),
      (page) => log.push(['end', page]),
    ),
  );
  return { asked, log };
}

it('ends a show in which slides were only viewed without a question', () => {
  const { asked, log } = question([]);
  asked.end(3);
  expect(log).toEqual([['end', 3]]);
});

it.each([
  [['p2'], false],
  [['board'], true],
])('does not end a show with ink on %j at once, when more would end: %s', (inked, wouldEnd) => {
  const { asked, log } = question(inked, wouldEnd);
  asked.end(3);
  expect(log).toEqual([]);
});

it('ends a show with ink on boards only without a question', () => {
  const { asked, log } = question(['board']);
  asked.end(3);
  expect(log).toEqual([['end', 3]]);
});

it('drops ink, and puts the rest into the courseware only on request', () => {
  const { asked, log } = question(['p1']);
  asked.answer({ dropped: new Set(['p2']), into: 'lesson' });
  asked.answer({ dropped: new Set(), into: 'courseware' });
  expect(log).toEqual([['drop', 'p2'], ['end', 1], ['drop'], ['put', 'p1'], ['end', 1]]);
});
