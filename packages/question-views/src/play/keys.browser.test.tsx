import { INTERACTIVE_KINDS, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ends, inStrip, ONE, type Place, started, strip } from '../testing/played-games.tsx';

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

type Find = () => Element | null | undefined;

/** Moves the focus by Tab, or back, until it is on an element, which may be drawn later. */
async function reach(find: Find): Promise<HTMLElement> {
  await expect.poll(find).toBeTruthy();
  for (let tries = 0; tries < 60; tries++) {
    const [at, node] = [document.activeElement ?? document.body, find()];
    if (at === node) return node as HTMLElement;
    const isBefore = node && at.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
    await press(isBefore ? 'Shift>}{Tab}{/Shift' : 'Tab');
  }
  throw new Error(`Tab does not reach ${find()?.outerHTML}`);
}

const inBoard = (selector: string) => () => strip().querySelector(selector);
const first = (locator: Locator) => () => locator.elements()[0];

/** Presses a button, once it can be pressed. */
async function enter(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button.first()).toBeEnabled();
  await reach(first(button));
  await press('Enter');
}

async function write(text: string): Promise<void> {
  await reach(first(page.getByRole('textbox')));
  await userEvent.keyboard(text);
}

/** Picks up a card by Enter, moves to a target by arrow keys, and drops it there. */
async function put(card: string, target: string): Promise<void> {
  await reach(inBoard(`[data-drag="${card}"]`));
  await press('Enter');
  const aimed = () => strip().querySelector<HTMLElement>('[data-aimed]')?.dataset.target;
  for (let tries = 0; tries < 12 && aimed() !== target; tries++) await press('ArrowRight');
  await press('Enter');
}

/** Puts cards at targets, such as "l1 r1", and waits until each is there. */
async function putAll(...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const [card = '', target = ''] = move.split(' ');
    await put(card, target);
    // Some boards draw what was placed as a part of the target.
    const isInTray = () => strip().querySelector(`[data-drag="${card}"]`)?.closest('[data-target]') === null;
    await expect.poll(isInTray).toBe(false);
  }
}

/** Moves to a choice by arrow keys, and picks it. */
async function choose(name: RegExp): Promise<void> {
  await reach(inBoard('[role="radio"][tabindex="0"]'));
  const isThere = () => page.getByRole('radio', { name }).elements()[0] === document.activeElement;
  for (let tries = 0; tries < 6 && !isThere(); tries++) await press('ArrowDown');
  await press('Enter');
}

/** Waits for the question of a number. */
const question = (number: number, count: number) =>
  expect.element(page.getByText(`第 ${number} 题，共 ${count} 题`)).toBeVisible();

interface Keyed {
  readonly own: { readonly places: readonly Place[] };
  readonly parts: readonly {
    readonly key: { readonly pairs: readonly Record<'left' | 'right', string>[] };
  }[];
}

/** How each game is played from its first card to its end. */
const BY_KEYS: Readonly<Record<string, (question: SingleQuestion) => Promise<void>>> = {
  'fun-choice': async () => {
    for (const [index, name] of ['8', 'apple', '太平洋'].entries()) {
      await question(index + 1, 3);
      await enter(name);
    }
  },
  'truth-rush': async () => {
    for (const [index, isTrue] of [true, false, false, true, false, true].entries()) {
      await question(index + 1, 6);
      await enter(isTrue ? '对' : '错');
    }
  },
  'fun-sort': () => putAll('l1 r1', 'l2 r2', 'l3 r3', 'l4 r1', 'l5 r2', 'l6 r3'),
  'super-sort': async ({ key }) => {
    const left = new Set((key as Keyed).parts[0]?.key.pairs);
    while (left.size > 0) {
      const rider = await reach(inBoard('[data-drag]'));
      const pair = [...left].find((one) => one.left === rider.dataset.card);
      if (!pair) throw new Error(`no bin for ${rider.dataset.card}`);
      left.delete(pair);
      await put(pair.left, pair.right);
      await inStrip(`[data-target="${pair.right}"] [data-card="${pair.left}"]`);
    }
  },
  'knowledge-pairs': async () => {
    for (const name of ['高兴', '快乐', '漂亮', '美丽', '立刻', '马上', '有名', '著名']) await enter(name);
  },
  'link-lines': async () => {
    for (const [card, target] of [
      ['0:l1', 2],
      ['0:l2', 3],
      ['0:l3', 1],
    ] as const) {
      await reach(inBoard(`[data-card="${card}"]`));
      await press('Enter', ...Array.from({ length: target }, () => 'ArrowRight'), 'Enter');
      await inStrip(`[data-card="${card}"][data-linked]`);
    }
    await enter('检查');
  },
  memory: async () => {
    const texts = new Map<string, number>();
    const tile = (index: number) => strip().querySelectorAll('button')[index];
    const turn = async (index: number) => {
      await reach(() => tile(index));
      await press('Enter');
      await expect.poll(() => tile(index)?.hasAttribute('data-open')).toBe(true);
      texts.set(tile(index)?.textContent ?? '', index);
    };
    for (let index = 0; index < 8; index++) await turn(index);
    await expect.poll(inBoard('[data-open]:not([data-found])')).toBeNull();
    for (const text of ['one', '一', 'two', '二', 'three', '三', 'four', '四']) {
      const index = texts.get(text) ?? -1;
      if (!tile(index)?.hasAttribute('data-found')) await turn(index);
    }
  },
  'fun-order': async () => {
    for (const name of ['「秦」前移一位', '「明」后移一位', '检查']) await enter(name);
  },
  'sentence-line': async () => {
    for (let sentence = 0; sentence < 2; sentence++) {
      for (const word of [1, 2, 3, 4, 5, 6]) {
        await reach(inBoard(`[aria-label="卡片"] [data-card="w${word}"]`));
        await press('Enter');
      }
      for (const name of ['检查', '下一题']) await enter(name);
    }
  },
  'timeline-place': async () => {
    for (const id of ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']) {
      await reach(inBoard(`[data-drag="${id}"]`));
      // Behind all marks: the last gap is before the tray.
      await press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
      await inStrip(`[aria-label="时间轴"] [data-card="${id}"]`);
    }
    await enter('检查');
  },
  'word-bank': () => putAll('c1 g1', 'c2 g2', 'c3 g3'),
  'word-search': async ({ key }) => {
    await reach(inBoard('[role="application"]'));
    // The first arrow shows the first cell.
    await press('ArrowDown');
    let at = { row: 0, column: 0 };
    for (const [index, place] of (key as Keyed).own.places.entries())
      for (const cell of ends(place, index < 2 ? 4 : 2)) {
        const [down, right] = [cell.row - at.row, cell.column - at.column];
        await press(
          ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
          ...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'ArrowRight' : 'ArrowLeft')),
          'Enter',
        );
        at = cell;
      }
  },
  crossword: async () => {
    for (const [clue, word] of [
      [/心思/, '一心一意'],
      [/精神振奋/, '意气风发'],
      [/使好的作风/, '发扬光大'],
      [/形容做事/, '大刀阔斧'],
    ] as const) {
      await enter(clue);
      await write(word);
    }
  },
  'dictation-game': async () => {
    for (const word of ['春天', '花园', 'apple']) {
      await enter('打字');
      await write(`${word}{Enter}`);
    }
    for (let word = 1; word <= 3; word++) {
      await expect.element(page.getByText(`第 ${word} 个，共 3 个`)).toBeVisible();
      await enter('下一题');
    }
  },
  'sums-sprint': async () => {
    for (const [index, value] of ['42', '9'].entries()) {
      await question(index + 1, 3);
      await write(value);
      await enter('确定');
    }
    await question(3, 3);
    await choose(/>/);
  },
  'team-race': async () => {
    for (const [index, choice] of [/北京/, /错/, undefined, /四个/, /对/].entries()) {
      await question(index + 1, 5);
      if (choice) await choose(choice);
      else {
        await write('100');
        await enter('确定');
      }
    }
  },
  'map-fill': () => putAll('c1 g1', 'c2 g2', 'c3 g3', 'c4 g4'),
  'label-picture': () => putAll('r3 l1', 'r1 l2', 'r2 l3'),
  'find-spot': async () => {
    for (const [clue, arrow] of [
      ['找到红色的方块', 'ArrowLeft'],
      ['找到绿色的圆', 'ArrowRight'],
      ['找到蓝色的三角形', 'ArrowRight'],
    ] as const) {
      await expect.element(page.getByText(clue)).toBeVisible();
      await reach(inBoard('[role="group"][tabindex]'));
      await press(`Shift>}{${arrow}}{${arrow}}{/Shift`, arrow, arrow, 'Enter');
    }
  },
  jigsaw: async () => {
    for (const [piece, answer] of [
      ['l1', '12'],
      ['l3', '42'],
      ['l5', '64'],
    ] as const) {
      await reach(inBoard(`[data-card="${piece}"]`));
      await press('Enter');
      await enter(answer);
    }
    await putAll('l1 r1', 'l2 r2', 'l3 r3', 'l4 r4', 'l5 r5', 'l6 r6');
  },
};

describe('a game that is played by keys alone gets all points', () => {
  it.each(INTERACTIVE_KINDS.map(({ kind }) => kind))('for the kind %s', async (kind) => {
    const { question: played, expectAllRight } = await started(kind, ONE, {}, () => enter('开始'));
    await BY_KEYS[kind]?.(played);
    await expectAllRight();
  });
});

it('an arrow key moves to a choice of a race without giving it as the answer', async () => {
  const { last } = await started('team-race');
  await reach(inBoard('[role="radio"][tabindex="0"]'));
  await press('ArrowDown', 'ArrowUp');
  expect(last()).toBeUndefined();
  await enter('确定');
  await expect.poll(() => last()?.parts.p1).toEqual({ choice: 'c1' });
});
