import { type ReactNode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountViews } from '../../testing/mounted.tsx';
import { middleOf, nextFrame, testPointers } from '../../testing/pointers.ts';
import { useDragToTarget } from './use-drag-to-target.tsx';

const CARDS = Array.from({ length: 60 }, (_, index) => `c${index}`);
const BINS = ['b0', 'b1', 'b2', 'b3'];

/** Sixty cards and four bins; `b3` accepts no card. */
function Board({ dropped, locked }: { readonly dropped: string[]; readonly locked: boolean }): ReactNode {
  const [placed, setPlaced] = useState<Readonly<Record<string, string>>>({});
  const board = useDragToTarget({
    targets: BINS.map((id) => ({ id, name: `盒子 ${id}` })),
    nameOf: (card) => `卡片 ${card}`,
    accepts: (_card, target) => target !== 'b3',
    onDrop(card, target) {
      dropped.push(`${card} ${target}`);
      setPlaced((before) => ({ ...before, [card]: target ?? '' }));
    },
    locked,
  });
  const cardsIn = (target: string) =>
    CARDS.filter((card) => (placed[card] ?? '') === target).map((card) => (
      <span
        key={card}
        {...board.card(card, target || undefined)}
        style={{ display: 'inline-block', width: 60 }}
      >
        {card}
      </span>
    ));
  return (
    <div ref={board.surface}>
      <div style={{ display: 'flex' }}>
        {BINS.map((bin) => (
          <div key={bin} {...board.target(bin)} style={{ width: 200, minHeight: 100 }}>
            {cardsIn(bin)}
          </div>
        ))}
      </div>
      {cardsIn('')}
      {board.status}
    </div>
  );
}

async function drawn({ locked = false } = {}) {
  const dropped: string[] = [];
  mountViews(<Board dropped={dropped} locked={locked} />);
  await expect.poll(() => document.querySelector('[data-card="c59"]')).not.toBeNull();
  const card = (id: string) => document.querySelector(`[data-card="${id}"]`) as HTMLElement;
  const bin = (id: string) => document.querySelector(`[data-target="${id}"]`) as HTMLElement;
  const said = () => document.querySelector('[role=status]')?.textContent;
  return { dropped, card, bin, said };
}

describe('a card that is dragged', () => {
  it('reads layout once when it is lifted and never while it moves', async () => {
    const { dropped, card, bin } = await drawn();
    const { down, move, up } = testPointers();
    const end = middleOf(bin('b1'));
    const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    onTestFinished(() => read.mockRestore());
    const drawn59 = vi.fn();
    const changes = new MutationObserver(drawn59);
    changes.observe(card('c59'), { attributes: true });
    down(1, card('c7'));
    move(1, { x: 300, y: 200 });
    await nextFrame();
    const lifted = read.mock.calls.length;
    expect(lifted).toBeGreaterThan(0);
    for (let step = 0; step < 20; step++) {
      move(1, { x: 300 - step, y: 200 - step });
      await nextFrame();
    }
    expect(read.mock.calls.length).toBe(lifted);
    // A drag changes no other card.
    expect(drawn59).not.toHaveBeenCalled();
    changes.disconnect();
    up(1, end);
    await expect.poll(() => dropped).toEqual(['c7 b1']);
    expect(card('c7').style.translate).toBe('');
    expect(card('c7').hasAttribute('data-dragged')).toBe(false);
  });

  it('marks the target below it, and is refused by a target that does not accept it', async () => {
    const { dropped, card, bin } = await drawn();
    const { down, move, up } = testPointers();
    down(1, card('c1'));
    move(1, middleOf(bin('b2')));
    await nextFrame();
    expect(bin('b2').hasAttribute('data-over')).toBe(true);
    move(1, middleOf(bin('b3')));
    await nextFrame();
    expect([bin('b2'), bin('b3')].map((each) => each.hasAttribute('data-over'))).toEqual([false, false]);
    up(1, middleOf(bin('b3')));
    expect(dropped).toEqual(['c1 undefined']);
  });

  it('goes to its own target while another child drags another card', async () => {
    const { dropped, card, bin } = await drawn();
    const { down, move, up } = testPointers();
    const [one, other] = [middleOf(bin('b0')), middleOf(bin('b2'))];
    down(1, card('c1'));
    down(2, card('c2'));
    move(1, other);
    move(2, one);
    await nextFrame();
    up(1, other);
    await expect.poll(() => bin('b2').querySelector('[data-card="c1"]')).not.toBeNull();
    move(2, one);
    up(2, one);
    await expect.poll(() => dropped).toEqual(['c1 b2', 'c2 b0']);
  });
});

describe('a card without a drag', () => {
  it('is announced when it is picked up, aimed, dropped and put back', async () => {
    const { dropped, card, said } = await drawn();
    card('c3').focus();
    const press = async (key: string, words: string) => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await expect.poll(said).toContain(words);
    };
    await press('Enter', '已拿起「卡片 c3」');
    await press('ArrowRight', '盒子 b0，第 1 个位置，共 3 个');
    await press('ArrowLeft', '盒子 b2，第 3 个位置，共 3 个');
    await press('Escape', '「卡片 c3」已放回');
    expect(dropped).toEqual([]);
    await press('Enter', '已拿起');
    await press('ArrowDown', '盒子 b0');
    await press('Enter', '「卡片 c3」已放到盒子 b0');
    expect(dropped).toEqual(['c3 b0']);
    await expect.poll(() => document.activeElement).toBe(card('c3'));
  });

  it('goes to a target that was tapped first', async () => {
    const { dropped, card, bin } = await drawn();
    bin('b1').click();
    await expect.poll(() => bin('b1').hasAttribute('data-waiting')).toBe(true);
    card('c4').click();
    await expect.poll(() => dropped).toEqual(['c4 b1']);
  });

  it('stays where it is when the board is locked', async () => {
    const { dropped, card, bin } = await drawn({ locked: true });
    testPointers().drag(1, card('c1'), bin('b1'));
    card('c1').click();
    bin('b1').click();
    await nextFrame();
    expect(dropped).toEqual([]);
    expect(card('c1').getAttribute('role')).toBeNull();
  });
});
