import { expect, test } from 'vitest';
import { SideLayout, type SideMemory } from './side-layout.ts';

function memory(text?: string): SideMemory & { text: string | undefined } {
  const kept = {
    text,
    read: () => kept.text,
    write: (next: string) => {
      kept.text = next;
    },
  };
  return kept;
}

test('the layout of the panels keeps widths within bounds, and the folded state', () => {
  const kept = memory();
  const layout = new SideLayout(kept);
  expect(layout.of('pages').get()).toEqual({ width: undefined, folded: false });
  layout.resize('pages', 2);
  layout.resize('panel', 33.333);
  layout.toggle('panel');
  const again = new SideLayout(kept);
  expect(again.of('pages').get()).toEqual({ width: 14, folded: false });
  expect(again.of('panel').get()).toEqual({ width: 33.33, folded: true });
  again.toggle('panel');
  expect(new SideLayout(kept).of('panel').get().folded).toBe(false);
});

test('the layout of the panels has its defaults when no valid value was stored', () => {
  for (const text of [undefined, '', 'null', '7', '{"pages":3}', '{"pages":{"width":"wide","folded":1}}']) {
    expect(new SideLayout(memory(text)).of('pages').get()).toEqual({ width: undefined, folded: false });
  }
  expect(new SideLayout(memory('{"pages":{"width":9000}}')).of('pages').get().width).toBe(40);
});
