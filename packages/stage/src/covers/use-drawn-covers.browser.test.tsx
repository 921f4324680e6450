import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { CoverOnPage } from './covers-on-page.ts';
import type { Uncovered } from './uncovered.ts';
import { useDrawnCovers } from './use-drawn-covers.ts';

type All = ReadonlyMap<string, Uncovered>;

function Covers(props: {
  readonly here: readonly CoverOnPage[];
  readonly uncovered: All;
  readonly held?: All;
}): ReactNode {
  useDrawnCovers('.show', props.here, props.uncovered, props.held);
  return (
    <div className="show">
      <b data-element-id="a">a</b>
      <b data-element-id="b">b</b>
    </div>
  );
}

const cover = (id: string): CoverOnPage => ({
  id,
  cover: { way: 'wipe', from: 'top' },
  frame: { x: 0, y: 0, w: 100, h: 50 },
});
const away: Uncovered = { type: 'away' };

it('useDrawnCovers draws how far covers are removed, at once while a pointer holds them', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const sheets = document.adoptedStyleSheets.length;
  const show = (here: readonly CoverOnPage[], uncovered: All = new Map(), held?: All) =>
    flushSync(() => react.render(<Covers here={here} uncovered={uncovered} {...(held ? { held } : {})} />));
  onTestFinished(() => root.remove());
  const styleOf = (id: string) =>
    getComputedStyle(root.querySelector(`[data-element-id="${id}"]`) as HTMLElement);

  show([cover('a'), cover('b')], new Map([['a', away]]));
  flushSync(() => undefined);
  expect([styleOf('a').pointerEvents, styleOf('b').pointerEvents, styleOf('b').cursor]).toEqual([
    'none',
    'auto',
    'grab',
  ]);
  expect(styleOf('b').transitionDuration).toContain('0.4s');
  expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);

  show([cover('a')], new Map([['a', away]]), new Map([['a', { type: 'wiped', share: 0.25 }]]));
  expect([styleOf('a').clipPath, styleOf('a').transitionDuration]).toEqual(['inset(25% -99px -99px)', '0s']);
  expect(styleOf('b').cursor).toBe('auto');

  show([]);
  expect(styleOf('a').cursor).toBe('auto');
  flushSync(() => react.unmount());
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
