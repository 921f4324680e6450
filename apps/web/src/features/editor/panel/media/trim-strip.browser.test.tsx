import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../../platform/testing/mounted.tsx';
import { pressOn } from '../../testing/mounted-editor.tsx';
import type { TrimRange } from './trim-range.ts';
import { TrimStrip } from './trim-strip.tsx';

const start = page.getByRole('slider', { name: '开始' });
const end = page.getByRole('slider', { name: '结束' });

function shown(range: TrimRange, disabled = false) {
  const log: unknown[] = [];
  mount(
    <div style={{ width: 400 }}>
      <TrimStrip
        range={range}
        duration={20}
        disabled={disabled}
        onHold={(at) => log.push(at)}
        onCommit={(next) => log.push(next)}
      >
        <div style={{ height: 40 }} />
      </TrimStrip>
    </div>,
  );
  return log;
}

describe('the trim range', () => {
  it('is the whole file when nothing is trimmed', async () => {
    shown({ start: 0, end: 0 });
    await expect.element(start).toHaveAttribute('aria-valuenow', '0');
    await expect.element(end).toHaveAttribute('aria-valuenow', '20');
  });

  it('is changed by keys, and shows the position before it is stored', async () => {
    const log = shown({ start: 5, end: 5 });
    await pressOn(start, 'ArrowRight');
    expect(log).toEqual([5.1, { start: 5.1, end: 5 }]);
    await pressOn(end, 'ArrowLeft');
    expect(log.slice(2)).toEqual([14.9, { start: 5, end: 5.1 }]);
  });

  it('ignores keys with a modifier, and all keys while it is disabled', async () => {
    const log = shown({ start: 5, end: 5 });
    await pressOn(start, 'Control+ArrowRight', 'Alt+ArrowRight', 'a');
    expect(log).toEqual([]);
  });

  it('cannot be changed while it is disabled', async () => {
    const log = shown({ start: 5, end: 5 }, true);
    await expect.element(start).toHaveAttribute('aria-disabled', 'true');
    await pressOn(start, 'ArrowRight');
    expect(log).toEqual([]);
  });

  it('is stored once when a dragged handle is released', async () => {
    const log = shown({ start: 5, end: 5 });
    await expect.element(start).toBeVisible();
    const strip = document.querySelector('[data-trim]')?.getBoundingClientRect() ?? new DOMRect();
    const handle = start.element().getBoundingClientRect();
    const y = handle.y + handle.height / 2;
    await commands.mouse([
      { do: 'move', x: handle.x + handle.width / 2, y },
      { do: 'down' },
      { do: 'move', x: strip.x + strip.width / 2, y },
    ]);
    await expect.poll(() => log.at(-1)).toBeCloseTo(10, 0);
    await commands.mouse([{ do: 'up' }]);
    const stored = log.filter((each) => typeof each === 'object');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ start: expect.closeTo(10, 0), end: 5 });
  });
});
