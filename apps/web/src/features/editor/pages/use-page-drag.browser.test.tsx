import { type ReactNode, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { usePageDrag } from './use-page-drag.ts';

interface Log {
  readonly dropped: string[];
  place: string | undefined;
}

/** A list of 40 rows of 30 px, of which 10 are visible; a position is the row under the pointer. */
function List({ log }: { readonly log: Log }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const drag = usePageDrag<string>({
    scroller,
    placeAt: ({ y }) => (y < 0 ? undefined : `row ${Math.floor(y / 30)}`),
    onDrop: (pageId, place) => log.dropped.push(`${pageId} to ${place}`),
  });
  log.place = drag.place;
  return (
    <div ref={scroller} style={{ height: 300, width: 100, overflow: 'auto' }} data-testid="list">
      {Array.from({ length: 40 }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never reorder
          key={at}
          style={{ height: 30 }}
          onPointerDown={(event) => drag.start(event, `page ${at}`)}
        >
          {at}
        </div>
      ))}
    </div>
  );
}

async function shown() {
  const log: Log = { dropped: [], place: undefined };
  mount(<List log={log} />);
  await expect.element(page.getByTestId('list')).toBeVisible();
  const { x, y } = page.getByTestId('list').element().getBoundingClientRect();
  const at = (row: number) => ({ x: x + 20, y: y + row * 30 + 15 });
  return { log, at };
}

describe('usePageDrag', () => {
  it('moves a page to the row where it is released', async () => {
    const { log, at } = await shown();
    await commands.mouse([{ do: 'move', ...at(3) }, { do: 'down' }, { do: 'move', ...at(5) }]);
    await expect.poll(() => log.place).toBe('row 5');
    await commands.mouse([{ do: 'move', ...at(6) }, { do: 'up' }]);
    expect(log.dropped).toEqual(['page 3 to row 6']);
    await expect.poll(() => log.place).toBeUndefined();
  });

  it('does nothing for a press that moves by less than seven pixels', async () => {
    const { log, at } = await shown();
    const { x, y } = at(3);
    await commands.mouse([{ do: 'move', x, y }, { do: 'down' }, { do: 'move', x: x + 6, y }, { do: 'up' }]);
    expect(log.dropped).toEqual([]);
    await commands.mouse([{ do: 'move', x, y }, { do: 'down' }, { do: 'move', x: x + 8, y }, { do: 'up' }]);
    expect(log.dropped).toEqual(['page 3 to row 3']);
  });

  it('is cancelled by Escape', async () => {
    const { log, at } = await shown();
    await commands.mouse([{ do: 'move', ...at(3) }, { do: 'down' }, { do: 'move', ...at(5) }]);
    await expect.poll(() => log.place).toBe('row 5');
    await commands.press(['Escape']);
    await expect.poll(() => log.place).toBeUndefined();
    await commands.mouse([{ do: 'up' }]);
    expect(log.dropped).toEqual([]);
  });

  it('scrolls down near the lower edge, and up near the upper edge', async () => {
    const { log, at } = await shown();
    const list = page.getByTestId('list').element();
    await commands.mouse([{ do: 'move', ...at(3) }, { do: 'down' }, { do: 'move', ...at(9) }]);
    await expect.poll(() => list.scrollTop).toBeGreaterThan(60);
    await commands.mouse([{ do: 'move', ...at(0) }]);
    await expect.poll(() => list.scrollTop).toBe(0);
    await commands.mouse([{ do: 'up' }]);
    expect(log.dropped).toEqual(['page 3 to row 0']);
  });
});
