import { kindOf, reviewOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DRAGGED_SAMPLES, OTHER_DRAGGED } from '../samples/dragged-samples.ts';
import { mountAnswer } from '../testing/mounted.tsx';
import { middleOf, testPointers } from '../testing/pointers.ts';

function sample(id: string): SingleQuestion {
  const found = [...DRAGGED_SAMPLES, ...OTHER_DRAGGED].find((one) => one.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found;
}

async function expectAllRight(question: SingleQuestion, responses: readonly unknown[]): Promise<void> {
  await expect.poll(() => reviewOf(question, responses.at(-1)).points).toBe(question.score);
  for (const response of responses) {
    const read = kindOf(question.kind)?.response.safeParse(response);
    expect(read?.success).toBe(true);
    expect(read?.data).toEqual(response);
  }
}

async function found(selector: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return document.querySelector(selector) as HTMLElement;
}

const card = (id: string) => found(`[data-card="${id}"]`);
const target = (id: string) => found(`[data-target="${id}"]`);

/** Cards of the samples, each with the gap in which it is dropped. */
const FILLS = [
  ['c1', 'g1'],
  ['c2', 'g2'],
  ['c3', 'g3'],
] as const;
const LINES = [
  ['0:l1', '1:r2'],
  ['0:l2', '1:r3'],
  ['1:r1', '0:l3'],
] as const;

describe.each(['panel', 'phone'] as const)('a right answer by hand on a %s', (screen) => {
  const width = screen === 'phone' ? 390 : 1200;
  const mountSample = (id: string) => {
    const question = sample(id);
    return { question, ...mountAnswer(question, { screen, width }) };
  };

  it.each([
    ['q-bank-cloze', FILLS],
    ['q-matching', LINES],
  ] as const)('gets all points for drags: %s', async (id, moves) => {
    const { question, responses } = mountSample(id);
    const { drag } = testPointers();
    for (const [index, [from, to]] of moves.entries()) {
      drag(1, await card(from), await target(to));
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    await expectAllRight(question, responses);
  });

  it.each([
    ['q-bank-cloze', FILLS],
    ['q-matching', LINES],
  ] as const)('gets all points for two taps each, the target first or the card: %s', async (id, moves) => {
    const { question, responses } = mountSample(id);
    for (const [from, to] of moves) {
      (await card(from)).click();
      await expect.element(page.elementLocator(await card(from))).toHaveAttribute('aria-pressed', 'true');
      (await target(to)).click();
      await expect.element(page.elementLocator(await card(from))).not.toHaveAttribute('aria-pressed', 'true');
    }
    await expectAllRight(question, responses);
  });

  it('gets all points for items that were dragged by their handles', async () => {
    const { question, responses } = mountSample('q-ordering');
    const { drag } = testPointers();
    drag(1, await found('[data-drag="i2"]'), await found('[data-drag="i1"]'));
    await expect.poll(() => responses.at(-1)).toEqual({ order: ['i2', 'i1', 'i3', 'i4'] });
    drag(2, await found('[data-drag="i3"]'), await found('[data-drag="i4"]'));
    await expectAllRight(question, responses);
  });

  it('gets all points for tapped cells', async () => {
    const { question, responses } = mountSample('q-matrix');
    for (const name of ['铁钉 沉', '木块 沉', '木块 浮', '塑料瓶（空的，盖紧） 浮'])
      await page.getByRole('radio', { name }).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for several cells of a row', async () => {
    const { question, responses } = mountSample('q-matrix-several');
    for (const name of ['蝙蝠 哺乳动物', '蝙蝠 会飞', '鲸 哺乳动物', '麻雀 会飞'])
      await page.getByRole('checkbox', { name }).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for two tapped spots of a picture', async () => {
    const { question, responses } = mountSample('q-hotspot');
    const picture = await found('[aria-roledescription]');
    const { down, up } = testPointers();
    const { left, top, width: wide, height } = picture.getBoundingClientRect();
    for (const x of [0.25, 0.75]) {
      const at = { x: left + wide * x, y: top + height / 2 };
      down(1, picture, at);
      up(1, at);
      await expect.poll(() => responses.length).toBe(x > 0.5 ? 2 : 1);
    }
    await expectAllRight(question, responses);
  });

  it('prevents the click that follows the tap of a finger, which would remove the new mark', async () => {
    const { responses } = mountSample('q-hotspot');
    const picture = await found('[aria-roledescription]');
    const { down, up } = testPointers();
    const lift = (node: Element) =>
      node.dispatchEvent(new TouchEvent('touchend', { bubbles: true, cancelable: true }));
    const { left, top, width: wide, height } = picture.getBoundingClientRect();
    const at = { x: left + wide * 0.25, y: top + height / 2 };
    down(1, picture, at);
    up(1, at);
    expect(lift(picture)).toBe(false);
    const mark = await found('button[aria-label="去掉第 1 个标记"]');
    down(2, mark);
    up(2, at);
    expect(lift(mark)).toBe(true);
    expect(responses).toHaveLength(1);
  });

  it('leaves no fling of a finger that moves sideways over a picture, and lets others scroll', async () => {
    mountSample('q-hotspot');
    const picture = await found('[aria-roledescription]');
    const { down, move, up } = testPointers();
    const isPrevented = () =>
      !picture.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    const { x, y } = middleOf(picture);
    for (const [to, isSideways] of [
      [{ x: x - 60, y: y + 5 }, true],
      [{ x: x + 5, y: y - 60 }, false],
    ] as const) {
      down(1, picture);
      move(1, to);
      expect(isPrevented()).toBe(isSideways);
      up(1, to);
      expect(isPrevented()).toBe(false);
    }
  });

  it('gets all points for a tapped area', async () => {
    const { question, responses } = mountSample('q-hotspot-areas');
    const picture = await found('[aria-roledescription]');
    const { down, up } = testPointers();
    const { left, top, width: wide, height } = picture.getBoundingClientRect();
    const at = { x: left + wide * 0.5, y: top + height * 0.8 };
    down(1, picture, at);
    up(1, at);
    await expectAllRight(question, responses);
  });

  it('gets all points for marked and corrected words', async () => {
    const { question, responses } = mountSample('q-error-mark');
    for (const id of ['t1', 't5']) {
      (await found(`[data-token="${id}"]`)).click();
      await page.getByRole('radio', { name: '删去' }).click();
    }
    (await found('[data-token="t9"]')).click();
    await page.getByRole('textbox', { name: '改成什么' }).fill('fed');
    await page.getByRole('button', { name: '完成' }).click();
    await expectAllRight(question, responses);
  });

  it('gets all points for words of a bank that can be used again', async () => {
    const { question, responses } = mountSample('q-bank-reuse');
    for (const gap of ['g1', 'g2', 'g3']) {
      (await target(gap)).click();
      await expect.element(page.elementLocator(await target(gap))).toHaveAttribute('data-waiting');
      (await card('c1')).click();
      await expect.element(page.elementLocator(await target(gap))).not.toHaveAttribute('data-waiting');
    }
    await expectAllRight(question, responses);
  });
});

describe('by keys alone', () => {
  it('cards are picked up, aimed and dropped', async () => {
    const question = sample('q-bank-cloze');
    const { responses } = mountAnswer(question);
    for (const [index, [id, gap]] of FILLS.entries()) {
      (await card(id)).focus();
      await commands.press(['Enter', ...Array.from({ length: index + 1 }, () => 'ArrowRight'), 'Enter']);
      await expect.poll(() => responses.length).toBe(index + 1);
      expect((await target(gap)).querySelector('[data-card]')).toBe(document.activeElement);
    }
    await expectAllRight(question, responses);
    await commands.press(['Delete']);
    await expect.poll(() => (responses.at(-1) as { fills: unknown[] }).fills.length).toBe(2);
  });

  it('lines are drawn, and Escape gives up a chosen card', async () => {
    const question = sample('q-matching');
    const { responses } = mountAnswer(question);
    const aims = [2, 3, 1];
    for (const [index, aim] of aims.entries()) {
      const end = await card(`0:l${index + 1}`);
      end.focus();
      await commands.press(['Enter', 'Escape']);
      expect(responses).toHaveLength(index);
      await commands.press(['Enter', ...Array.from({ length: aim }, () => 'ArrowDown'), 'Enter']);
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    await expectAllRight(question, responses);
  });

  it('items are moved with arrows, and Escape puts an item back', async () => {
    const question = sample('q-ordering');
    const { responses } = mountAnswer(question);
    const handle = async (id: string) => (await found(`[data-drag="${id}"]`)).focus();
    await handle('i2');
    await commands.press(['Enter', 'ArrowUp', 'Enter']);
    await handle('i1');
    await commands.press(['Enter', 'ArrowDown', 'ArrowDown', 'Escape']);
    await expect.poll(() => responses.at(-1)).toEqual({ order: ['i2', 'i1', 'i3', 'i4'] });
    await handle('i3');
    await commands.press(['Enter', 'ArrowDown', 'Enter']);
    await expectAllRight(question, responses);
  });

  it('cells, spots and words are reached with arrows', async () => {
    const cells = mountAnswer(sample('q-matrix'));
    await expect.element(page.getByRole('radio', { name: '铁钉 沉' })).toBeVisible();
    (page.getByRole('radio', { name: '铁钉 沉' }).element() as HTMLElement).focus();
    await commands.press(['Space', 'ArrowDown', 'ArrowRight', 'Space', 'ArrowDown', 'Space']);
    await expectAllRight(sample('q-matrix'), cells.responses);
    const words = mountAnswer(sample('q-error-mark'));
    (await found('[data-token="t0"]')).focus();
    await commands.press(['ArrowRight', 'Enter']);
    await expect
      .poll(() => words.responses.at(-1))
      .toEqual({
        marks: [{ token: 't1', correction: { way: 'replace', text: '' } }],
      });
    const spots = mountAnswer(sample('q-hotspot'));
    (await found('[aria-roledescription]')).focus();
    await commands.press(['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']);
    await expect.poll(() => spots.responses.length).toBe(1);
    expect((spots.responses[0] as { points: { x: number }[] }).points[0]?.x).toBeCloseTo(0.26);
  });
});
