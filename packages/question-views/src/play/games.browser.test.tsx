import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mountViews } from '../testing/mounted.tsx';
import { dragCard, inStrip, ONE, Played, sample, started, strip, TWO } from '../testing/played-games.tsx';
import { testPointers } from '../testing/pointers.ts';
import type { Player } from './game.ts';

const SORTED = ['l1 r1', 'l2 r2', 'l3 r3', 'l4 r1', 'l5 r2', 'l6 r3'];

describe('a game played rightly by hand', () => {
  it('gets all points for cards that are dragged into bins', async () => {
    const { expectAllRight, last } = await started('fun-sort');
    for (const move of SORTED) {
      const [card = '', bin = ''] = move.split(' ');
      await dragCard(card, bin);
      await inStrip(`[data-target="${bin}"] [data-card="${card}"]`);
    }
    await expectAllRight();
    expect(last()?.game?.bestStreak).toBe(6);
    await expect.element(page.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
  });

  it('gets all points for words in gaps', async () => {
    const { expectAllRight } = await started('word-bank');
    for (const number of [1, 2, 3]) {
      await dragCard(`c${number}`, `g${number}`);
      await inStrip(`[data-target="g${number}"] [data-card="c${number}"]`);
    }
    await expectAllRight();
  });

  it('gets all points for pairs of tiles', async () => {
    const { expectAllRight } = await started('knowledge-pairs');
    for (const [one, other] of [
      ['高兴', '快乐'],
      ['漂亮', '美丽'],
      ['立刻', '马上'],
      ['有名', '著名'],
    ] as const) {
      await page.getByRole('button', { name: one }).click();
      await page.getByRole('button', { name: other }).click();
    }
    await expectAllRight();
  });

  it('gets all points for answers of several kinds, each a step to the goal', async () => {
    const { expectAllRight } = await started('team-race');
    await page.getByRole('radio', { name: /北京/ }).click();
    await page.getByRole('radio', { name: /错/ }).click();
    await page.getByRole('textbox').fill('100');
    await expect.element(page.getByRole('img', { name: '前进 2 / 5 步' })).toBeVisible();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByRole('radio', { name: /四个/ }).click();
    await page.getByRole('radio', { name: /对/ }).click();
    await expectAllRight();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('gets all points for verdicts by buttons and swipes', async () => {
    const { expectAllRight } = await started('truth-rush');
    const { down, move, up } = testPointers();
    for (const [number, isTrue] of [true, false, false, true, false, true].entries()) {
      await expect.element(page.getByText(`第 ${number + 1} 题，共 6 题`)).toBeVisible();
      if (number % 2 === 0)
        await page.getByRole('button', { name: isTrue ? '对' : '错', exact: true }).click();
      else {
        const card = await inStrip('[data-drag]');
        const { left, top, width } = card.getBoundingClientRect();
        const at = { x: left + width / 2 + width * (isTrue ? -0.4 : 0.4), y: top + 5 };
        down(1, card);
        move(1, at);
        up(1, at);
      }
    }
    await expectAllRight();
  });

  it('gets all points for balloons', async () => {
    const { expectAllRight } = await started('fun-choice');
    for (const name of ['8', 'apple', '太平洋'])
      await page.getByRole('button', { name, exact: true }).click();
    await expectAllRight();
  });

  it('gets all points for cards on a line that was checked', async () => {
    const { expectAllRight } = await started('fun-order');
    for (const name of ['「秦」前移一位', '「明」后移一位']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: '检查' }).click();
    await expectAllRight();
  });

  it('gets all points for lines that were checked', async () => {
    const { expectAllRight } = await started('link-lines');
    for (const [one, other] of ['0:l1 1:r2', '0:l2 1:r3', '0:l3 1:r1'].map((pair) => pair.split(' '))) {
      await dragCard(one ?? '', other ?? '');
      await expect
        .poll(() => strip().querySelector(`[data-card="${one}"]`)?.hasAttribute('data-linked'))
        .toBe(true);
    }
    await page.getByRole('button', { name: '检查' }).click();
    await expectAllRight();
  });

  it('gets all points for turned cards, and counts the turns', async () => {
    const { expectAllRight, last } = await started('memory');
    const texts = new Map<string, number>();
    const cards = () => [...strip().querySelectorAll<HTMLElement>('button')];
    const turn = async (index: number) => {
      cards()[index]?.click();
      await expect.poll(() => cards()[index]?.hasAttribute('data-open')).toBe(true);
      texts.set(cards()[index]?.textContent ?? '', index);
    };
    for (let index = 0; index < 8; index++) await turn(index);
    await expect.poll(() => strip().querySelector('[data-open]:not([data-found])')).toBeNull();
    for (const [one, other] of [
      ['one', '一'],
      ['two', '二'],
      ['three', '三'],
      ['four', '四'],
    ] as const)
      for (const text of [one, other]) {
        const index = texts.get(text) ?? -1;
        if (!cards()[index]?.hasAttribute('data-found')) await turn(index);
      }
    await expectAllRight();
    expect(last()?.game?.moves).toBeGreaterThanOrEqual(8);
  });

  it('gets all points for sums', async () => {
    const { expectAllRight } = await started('sums-sprint');
    for (const value of ['42', '9']) {
      await expect.element(page.getByRole('textbox')).toHaveValue('');
      await page.getByRole('textbox').fill(value);
      await page.getByRole('button', { name: '确定' }).click();
      await expect.element(page.getByText('答对了')).toBeVisible();
      await expect.element(page.getByText('答对了')).not.toBeInTheDocument();
    }
    await page.getByRole('radio', { name: />/ }).click();
    await expectAllRight();
  });

  it('gets all points for names on a picture', async () => {
    const { expectAllRight } = await started('label-picture');
    for (const move of ['r3 l1', 'r1 l2', 'r2 l3']) {
      const [card = '', dot = ''] = move.split(' ');
      await dragCard(card, dot);
      await inStrip(`[data-target="${dot}"][data-placed]`);
    }
    await expectAllRight();
  });
});

describe('a game', () => {
  it('never mixes the answers of two children who drag at once', async () => {
    const { reported, expectAllRight } = await started('fun-sort', TWO);
    const { down, move, up } = testPointers();
    for (const step of SORTED) {
      const [card = '', bin = ''] = step.split(' ');
      const nodes = await Promise.all(
        [0, 1].map(async (player) => ({
          card: await inStrip(`[data-card="${card}"]`, player),
          bin: await inStrip(`[data-target="${bin}"]`, player),
        })),
      );
      const middles = nodes.map((node) => {
        const { left, top, width, height } = node.bin.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      const [one = { x: 0, y: 0 }, other = { x: 0, y: 0 }] = middles;
      for (const [player, node] of nodes.entries()) down(player + 1, node.card);
      // Each finger moves over the other child's strip on its way.
      move(1, other);
      move(2, one);
      move(1, one);
      move(2, other);
      up(2, other);
      up(1, one);
      for (const player of [0, 1]) await inStrip(`[data-target="${bin}"] [data-card="${card}"]`, player);
    }
    await expectAllRight('a');
    await expectAllRight('b');
    expect(Object.keys(reported).toSorted()).toEqual(['a', 'b']);
  });

  it('keeps the first try of a card that bounced, takes a life, and places the card on another try', async () => {
    const { last } = await started('fun-sort', ONE, { lives: 2 });
    await dragCard('l1', 'r2');
    await expect.poll(() => last()?.parts).toEqual({ p1: { pairs: [{ left: 'l1', right: 'r2' }] } });
    expect(last()?.game?.livesLeft).toBe(1);
    await dragCard('l1', 'r1');
    await inStrip('[data-target="r1"] [data-card="l1"]');
    expect(last()?.parts).toEqual({ p1: { pairs: [{ left: 'l1', right: 'r2' }] } });
    await dragCard('l2', 'r3');
    await expect.element(page.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
  });

  it('shows a reason after a wrong verdict until the player goes on', async () => {
    await started('truth-rush');
    await page.getByRole('button', { name: '对', exact: true }).click();
    await expect.element(page.getByText('第 2 题，共 6 题')).toBeVisible();
    await page.getByRole('button', { name: '对', exact: true }).click();
    await expect.element(page.getByText(/哺乳动物/)).toBeVisible();
    await page.getByRole('button', { name: '下一题' }).click();
    await expect.element(page.getByText('三角形有四个角。')).toBeVisible();
  });

  it('is switched to its quiet form by one tap, with all that was answered', async () => {
    const { last } = await started('fun-sort');
    await dragCard('l1', 'r1');
    await expect.poll(() => last()?.parts).toBeDefined();
    await page.getByRole('button', { name: '安静模式' }).click();
    await expect
      .poll(() => document.querySelector('[data-card="0:l1"]')?.hasAttribute('data-linked'))
      .toBe(true);
    await page.getByRole('button', { name: '游戏模式' }).click();
    await page.getByRole('button', { name: '开始' }).click();
    await inStrip('[data-target="r1"] [data-card="l1"]');
  });

  it('ends for all when the time is over, and names the best three only', async () => {
    const { last } = await started(
      'fun-choice',
      [...TWO, { id: 'c', name: '3 号' }, { id: 'd', name: '4 号' }],
      {
        countdown: 5,
      },
    );
    for (const player of [3, 1, 0, 2]) {
      const button = [...strip(player).querySelectorAll<HTMLElement>('button')].find(
        ({ textContent }) => textContent === (player === 2 ? '7' : '8'),
      );
      button?.click();
    }
    await expect.poll(() => last('c')?.parts).toEqual({ p1: { choice: 'c2' } });
    await expect.element(page.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
    const places = [...document.querySelectorAll('[data-place]')].map(({ textContent }) => textContent);
    expect(places).toHaveLength(3);
    expect(places.join(' ')).not.toContain('3 号');
  });

  it('keeps the first round when it is played again', async () => {
    const { last, reported, ends } = await started('fun-choice');
    expect(ends).toEqual([]);
    for (const name of ['8', 'apple', '太平洋'])
      await page.getByRole('button', { name, exact: true }).click();
    // The end is told once, with the last answer.
    await expect.poll(() => ends).toHaveLength(1);
    expect(ends).toEqual([{ a: last() }]);
    await page.getByRole('button', { name: '再玩一次' }).click();
    const before = reported.a?.length;
    await page.getByRole('button', { name: '7', exact: true }).click();
    await expect.element(page.getByText('再想想')).toBeVisible();
    expect(reported.a).toHaveLength(before ?? 0);
    expect(last()?.parts.p1).toEqual({ choice: 'c1' });
    for (const name of ['apple', '太平洋']) await page.getByRole('button', { name, exact: true }).click();
    expect(ends).toHaveLength(1);
  });

  it('shows its basic questions where the teacher chose the quiet form', async () => {
    const question = sample('truth-rush');
    mountViews(<Played question={question} players={ONE} reported={{}} ends={[]} play={{ quiet: true }} />);
    await expect.element(page.getByText('(6)')).toBeVisible();
    expect(document.querySelector('[data-skin]')).toBeNull();
  });
});

describe('the boards of a game', () => {
  const textSize = () => {
    const board = document.querySelector('[data-board]');
    return board ? Number.parseFloat(getComputedStyle(board).fontSize) : undefined;
  };

  it('have text as large as the screen has room for', async () => {
    const screen = { width: innerWidth, height: innerHeight };
    onTestFinished(() => page.viewport(screen.width, screen.height));
    await page.viewport(1920, 1080);
    await started('knowledge-pairs');
    await expect.poll(textSize).toBeGreaterThan(40);
    await page.viewport(1920, 400);
    await expect.poll(textSize).toBeLessThan(40);
  });
});

const FOUR_PUPILS = ['a', 'b', 'c', 'd'].map((id): Player => ({ id, name: id }));

it('a game that is higher than the panel scrolls, and its boards are reduced to fit', async () => {
  mountViews(
    // The panel lays out the stem and the game in rows.
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '30rem', overflowY: 'scroll' }}>
      <p>给它们分类</p>
      <Played
        question={sample('fun-sort')}
        players={FOUR_PUPILS}
        reported={{}}
        ends={[]}
        play={{ sound: false }}
      />
    </div>,
  );
  await page.getByRole('button', { name: '开始' }).click();
  await inStrip('[data-card]', 3);
  const [game, board] = [document.querySelector('[data-skin]'), strip(3).querySelector('[data-board]')];
  await expect.poll(() => strip().parentElement?.style.getPropertyValue('--board-size')).toBe('1');
  const lowest = (node: Element | null) => node?.getBoundingClientRect().bottom ?? 0;
  expect(lowest(board)).toBeLessThanOrEqual(lowest(game));
});

/** A game that was started on a panel of 1920 pixels; the heading and the buttons of the panel take the rest of its height. */
async function startedOnPanel(question: ReturnType<typeof sample>, players: readonly Player[]) {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(1920, 1080);
  mountViews(
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '912px', overflowY: 'scroll' }}>
      <p>看一看，放一放</p>
      <Played question={question} players={players} reported={{}} ends={[]} play={{ sound: false }} />
    </div>,
  );
  await page.getByRole('button', { name: '开始' }).click();
}

it.each([
  ['label-picture', 1],
  ['find-spot', 1],
  ['jigsaw', 1],
  ['jigsaw', 4],
])(
  'the picture of a %s for %i is on the screen of a panel together with what belongs to it',
  async (kind, count) => {
    await startedOnPanel(sample(kind), FOUR_PUPILS.slice(0, count));
    await inStrip('[data-card], [aria-roledescription], [role="group"]', count - 1);
    const panel = strip().closest('[data-skin]')?.parentElement;
    await expect.poll(() => (panel?.scrollHeight ?? 0) - (panel?.clientHeight ?? 0)).toBeLessThanOrEqual(1);
  },
);

it('the buttons that check the lines of time of four pupils are on the screen of a panel', async () => {
  await startedOnPanel(sample('timeline-place'), FOUR_PUPILS);
  await inStrip('[data-card]', 3);
  const buttons = page.getByRole('button', { name: '检查' });
  await expect
    .poll(() => buttons.elements().map((button) => button.getBoundingClientRect().bottom <= 912))
    .toEqual([true, true, true, true]);
});

it('the text of four pupils is so small that no word is broken', async () => {
  const text = JSON.stringify(sample('knowledge-pairs')).replace('高兴', 'extraordinary');
  await startedOnPanel(JSON.parse(text), FOUR_PUPILS);
  await expect.element(page.getByText('extraordinary').first()).toBeVisible();
  const lines = () => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText('extraordinary').first().element());
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  await expect.poll(lines).toBe(1);
});
