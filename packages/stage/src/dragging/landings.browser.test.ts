import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newCopyOf } from './dragged-places.ts';
import { Landings, type LandingsPort } from './landings.ts';

/** A page of 1000 × 500 pixels with a basket of 200 × 200 at (600, 100), and elements of 40 × 40. */
function drawn(
  elements: Readonly<Record<string, readonly [number, number]>>,
  more: Partial<LandingsPort> = {},
) {
  const surface = document.createElement('div');
  const nodes = Object.entries(elements).map(
    ([id, [left, top]]) =>
      `<div data-movable="${id}"><div data-element-id="of ${id}" style="position:absolute; left:${left}px; top:${top}px; width:40px; height:40px"></div></div>`,
  );
  surface.innerHTML = `<div data-page-id="page" style="position:fixed; left:0; top:0; width:1000px; height:500px">
    <div data-element-id="basket" style="position:absolute; left:600px; top:100px; width:200px; height:200px"></div>
    ${nodes.join('')}</div>`;
  document.body.append(surface);
  onTestFinished(() => surface.remove());
  const port = { put: vi.fn(), throwAway: vi.fn(), landed: vi.fn() };
  const landings = new Landings(surface, {
    ...port,
    moved: () => ({ x: 0, y: 0 }),
    isCopy: () => false,
    isPulled: () => false,
    baskets: () => ['basket'],
    basketOf: () => 'basket',
    ...more,
  });
  return { surface, port, landings, nodeOf: (id: string) => landings.nodeOf(id) as HTMLElement };
}
const [start, to] = [
  { x: 0, y: 0 },
  { x: 10, y: 20 },
];

describe('a dropped element', () => {
  it('stays where it is dropped outside all baskets', () => {
    const { port, landings } = drawn({ a: [100, 100] });
    landings.land('a', start, to);
    expect([port.put.mock.calls, port.landed.mock.calls]).toEqual([[['a', to]], []]);
  });

  it('is moved wholly into the right basket, with an animation', () => {
    const { port, landings, nodeOf, surface } = drawn({ a: [590, 150] });
    landings.land('a', start, to);
    expect(port.put.mock.calls).toEqual([['a', { x: 28, y: 20 }]]);
    expect(port.landed.mock.calls).toEqual([['right']]);
    expect(nodeOf('a').getAnimations()).toHaveLength(1);
    expect(surface.querySelector('[data-element-id="basket"]')?.getAnimations()).toHaveLength(1);
  });

  it('does not cover another element in the basket', () => {
    const { port, landings } = drawn({ a: [650, 150], b: [655, 155] });
    landings.land('a', start, to);
    const [, put = start] = port.put.mock.calls[0] ?? [];
    expect(put).not.toEqual(to);
    const free = drawn(
      { a: [650, 150], b: [655, 155] },
      { basketOf: (id) => (id === 'a' ? 'basket' : undefined) },
    );
    free.landings.land('a', start, to);
    expect(free.port.put.mock.calls).toEqual([['a', to]]);
  });

  it('returns from a wrong basket to its former position', () => {
    const { port, landings, nodeOf } = drawn({ a: [650, 150] }, { basketOf: () => 'other', moved: () => to });
    landings.land('a', start, to);
    expect([port.landed.mock.calls, port.put.mock.calls]).toEqual([[['wrong']], [['a', start]]]);
    expect(nodeOf('a').style.translate).toBe('0px');
    expect(nodeOf('a').getAnimations()).toHaveLength(1);
    const stored = drawn({ a: [650, 150] }, { basketOf: () => undefined });
    stored.landings.land('a', start, to);
    expect([stored.port.landed.mock.calls, stored.port.put.mock.calls]).toEqual([[['wrong']], []]);
  });

  it('does not fall into itself, or into a basket that is not visible', () => {
    const own = drawn({ a: [650, 150] }, { baskets: () => ['a', 'gone'] });
    own.landings.land('a', start, to);
    expect([own.port.put.mock.calls, own.port.landed.mock.calls]).toEqual([[['a', to]], []]);
    const hidden = drawn({ a: [650, 150] });
    const basket = hidden.surface.querySelector<HTMLElement>('[data-element-id="basket"]');
    if (basket) basket.style.visibility = 'hidden';
    hidden.landings.land('a', start, to);
    expect(hidden.port.landed).not.toHaveBeenCalled();
  });
});

describe('a dropped copy', () => {
  const copy = newCopyOf('a');
  const isCopy = (id: string) => id === copy;

  it('is thrown away off the page, and on the element that it was dragged off', () => {
    const off = drawn({ a: [100, 100], [copy]: [-60, 100] }, { isCopy });
    off.landings.land(copy, start, to);
    expect([off.port.throwAway.mock.calls, off.port.put.mock.calls]).toEqual([[[copy]], []]);
    const back = drawn({ a: [100, 100], [copy]: [110, 110] }, { isCopy });
    back.landings.land(copy, start, to);
    expect(back.port.throwAway.mock.calls).toEqual([[copy]]);
    const beside = drawn({ a: [100, 100], [copy]: [160, 110] }, { isCopy });
    beside.landings.land(copy, start, to);
    expect([beside.port.throwAway.mock.calls, beside.port.put.mock.calls]).toEqual([[], [[copy, to]]]);
  });

  it('is thrown away after it returned from a wrong basket to its original', async () => {
    const { port, landings } = drawn(
      { a: [100, 100], [copy]: [650, 150] },
      { isCopy, basketOf: () => undefined },
    );
    landings.land(copy, start, to);
    expect(port.throwAway).not.toHaveBeenCalled();
    await expect.poll(() => port.throwAway.mock.calls).toEqual([[copy]]);
  });

  it('stays when it returned to another position', () => {
    const { port, landings } = drawn(
      { a: [100, 100], [copy]: [650, 150] },
      { isCopy, basketOf: () => undefined },
    );
    landings.land(copy, { x: 200, y: 0 }, to);
    expect(port.put.mock.calls).toEqual([[copy, { x: 200, y: 0 }]]);
  });

  it('is thrown away when it was never drawn', () => {
    const { port, landings } = drawn({ a: [100, 100] }, { isCopy, isPulled: () => true });
    landings.land(copy, start, to);
    expect(port.throwAway.mock.calls).toEqual([[copy]]);
    const other = drawn({ a: [100, 100] });
    other.landings.land('gone', start, to);
    expect([other.port.throwAway.mock.calls, other.port.put.mock.calls]).toEqual([[], []]);
  });
});
