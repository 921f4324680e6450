import { isComposite, type Question, reviewOf } from '@lectern/questions';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { QuestionView, type QuestionViewProps } from '../question/question-view.tsx';
import { DRAGGED_SAMPLES, OTHER_DRAGGED } from '../samples/dragged-samples.ts';
import { COMPOSITE_SAMPLE, OTHER_SAMPLES, SAMPLES } from '../samples/samples.ts';
import { mountViews } from '../testing/mounted.tsx';

/** A full panel, a third of it, and a phone; the least side of a target, CSS pixels. */
const SIZES = [
  { name: 'the whole panel', screen: 'panel', width: 1920, window: [1920, 1080], target: 56 },
  { name: 'a strip of a panel', screen: 'panel', width: 640, window: [1920, 1080], target: 56 },
  { name: 'a phone', screen: 'phone', width: 390, window: [390, 844], target: 44 },
] as const;

/** Controls that are no part of a line of text. */
const TARGETS = '[role=radio], [role=checkbox], [data-key], article [data-field]';

const all: readonly Question[] = [
  ...SAMPLES,
  ...OTHER_SAMPLES,
  ...DRAGGED_SAMPLES,
  ...OTHER_DRAGGED,
  COMPOSITE_SAMPLE,
];

async function drawn(
  question: Question,
  props: Omit<QuestionViewProps, 'question'>,
  width: number,
): Promise<void> {
  mountViews(<QuestionView question={question} onChange={() => undefined} {...props} />, { width });
  await expect.poll(() => document.querySelector('article')).not.toBeNull();
  // Views and formulas are loaded late.
  await expect
    .poll(() => document.querySelector('article [class*=skeleton], article [data-loading]'))
    .toBeNull();
}

function overflowing(width: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('article *')]
    .filter((each) => !each.closest('.visually-hidden, [data-formula]'))
    .filter((each) => each.getBoundingClientRect().right > width + 1)
    .map((each) => each.outerHTML.slice(0, 80));
}

describe.each(SIZES)('on $name', ({ screen, width, window: [innerWidth, innerHeight], target }) => {
  it.each(all.map((question) => [question.id, question] as const))(
    '%s fits its container',
    async (_id, question) => {
      await page.viewport(innerWidth, innerHeight);
      onTestFinished(() => page.viewport(1366, 768));
      document.body.style.margin = '0';
      await drawn(question, { mode: 'answer', screen, number: '12' }, width);
      expect(overflowing(width)).toEqual([]);
      for (const each of document.querySelectorAll<HTMLElement>(TARGETS)) {
        const row = each.closest<HTMLElement>('[data-picked], [class*=choice]') ?? each;
        if (row.matches('[class*=blank]')) continue;
        expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(target - 0.5);
      }
    },
  );

  it.each(['paper', 'review'] as const)('every question fits its container in the mode %s', async (mode) => {
    await page.viewport(innerWidth, innerHeight);
    onTestFinished(() => page.viewport(1366, 768));
    for (const question of all) {
      const response = isComposite(question) ? undefined : {};
      await drawn(question, { mode, screen, review: reviewOf(question, response) }, width);
      expect(overflowing(width)).toEqual([]);
    }
  });
});
