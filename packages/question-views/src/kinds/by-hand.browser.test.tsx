import { kindOf, reviewOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { OTHER_SAMPLES, SAMPLES } from '../samples/samples.ts';
import { mountAnswer } from '../testing/mounted.tsx';

function sample(id: string): SingleQuestion {
  const found = [...SAMPLES, ...OTHER_SAMPLES].find((one) => one.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found;
}

/** Waits until the reported response is right in every part, and checks that all points are given for it. */
async function expectAllRight(question: SingleQuestion, responses: readonly unknown[]): Promise<void> {
  await expect.poll(() => reviewOf(question, responses.at(-1)).points).toBe(question.score);
  for (const response of responses)
    expect(kindOf(question.kind)?.response.safeParse(response).success).toBe(true);
}

const SCREENS = ['panel', 'phone'] as const;

describe.each(SCREENS)('a right answer by hand on a %s', (screen) => {
  const width = screen === 'phone' ? 390 : 1200;
  const mountSample = (id: string) => {
    const question = sample(id);
    return { question, ...mountAnswer(question, { screen, width }) };
  };

  it('gets all points for a tapped choice', async () => {
    const { question, responses } = mountSample('q-single-choice');
    await page.getByRole('radio').nth(0).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for several tapped choices, of which one was put back', async () => {
    const { question, responses } = mountSample('q-multiple-choice');
    for (const letter of ['A', 'B', 'C', 'B'])
      await page.getByRole('checkbox', { name: new RegExp(`^${letter}`) }).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for a verdict with its correction', async () => {
    const { question, responses } = mountSample('q-true-false');
    await page.getByRole('radio', { name: '错' }).click();
    await page.getByRole('textbox').fill('月亮反射太阳光');
    await expectAllRight(question, responses);
  });

  it('gets all points for words in blanks, composed and with Enter between them', async () => {
    const { question, responses } = mountSample('q-fill-blank');
    await page.getByRole('textbox', { name: '第 1 空' }).click();
    await commands.compose(['zi', 'ziyan'], '紫烟');
    await commands.press(['Enter']);
    await expect.element(page.getByRole('textbox', { name: '第 2 空' })).toHaveFocus();
    await commands.insertText('前川');
    await page.getByRole('textbox', { name: '第 3 空' }).fill('唐');
    await expectAllRight(question, responses);
  });

  it('gets all points for a number of the pad with its unit', async () => {
    const { question, responses } = mountSample('q-numeric');
    await page.getByRole('button', { name: '8', exact: true }).click();
    await page.getByRole('button', { name: '0', exact: true }).click();
    await page.getByRole('radio', { name: 'km/h' }).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for a formula as LaTeX', async () => {
    const { question, responses } = mountSample('q-formula');
    await page.getByRole('textbox').fill('(x-2)(x-3)');
    await expectAllRight(question, responses);
  });

  it('gets all points for a chemical equation with signs of the pad', async () => {
    const { question, responses } = mountSample('q-chemistry');
    await page.getByRole('textbox').fill('2H2+O2');
    for (const name of ['=', '点燃', '=']) await page.getByRole('button', { name, exact: true }).click();
    await commands.typeKeys('2H2O');
    await expectAllRight(question, responses);
  });

  it('gets all points for the choices of a passage, one gap after the other', async () => {
    const { question, responses } = mountSample('q-cloze-choice');
    for (const word of ['because', 'look after', 'happily'])
      await page.getByRole('radio', { name: new RegExp(word) }).click();
    await expectAllRight(question, responses);
  });

  it('waits for a person when it is a text', async () => {
    const { question, responses } = mountSample('q-short-answer');
    await page.getByRole('textbox').fill('从教训里学到经验');
    await expect.poll(() => reviewOf(question, responses.at(-1)).waiting).toBe(true);
    await expect.element(page.getByText('已写 8 字 · 30–100 字')).toBeVisible();
  });

  it('waits for a person when it is an essay with its outline', async () => {
    const { question, responses } = mountSample('q-essay');
    await page.getByRole('textbox', { name: '开头：事情的起因' }).fill('下雨');
    await page.getByRole('textbox', { name: '正文' }).fill('那天放学。');
    await expect.poll(() => reviewOf(question, responses.at(-1)).waiting).toBe(true);
    expect(responses.at(-1)).toEqual({ outline: [{ id: 'o1', text: '下雨' }], text: '那天放学。' });
  });
});

describe('by keys alone', () => {
  it('a passage is filled: Tab to a gap, Enter opens it, a letter picks', async () => {
    const question = sample('q-cloze-choice');
    const { responses } = mountAnswer(question);
    await expect.element(page.getByRole('button', { name: '第 1 空：未选' })).toBeVisible();
    const gap = page.getByRole('button', { name: '第 3 空：未选' }).element() as HTMLElement;
    gap.focus();
    await commands.press(['Enter']);
    const radio = page.getByRole('radio', { name: /happily/ });
    await expect.element(radio).toBeVisible();
    (page.getByRole('radio').nth(0).element() as HTMLElement).focus();
    await commands.press(['b']);
    await expect.poll(() => responses.at(-1)).toEqual({ fills: [{ gap: 'g3', choice: 'b' }] });
  });

  it('a number is typed without the pad', async () => {
    const question = sample('q-numeric');
    const { responses } = mountAnswer(question);
    await expect.element(page.getByRole('textbox')).toBeVisible();
    await commands.press(['Tab', '8', '0', 'Tab', 'Space', 'ArrowRight']);
    await expectAllRight(question, responses);
  });
});
