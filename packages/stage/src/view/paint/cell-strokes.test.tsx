import type { ColorContext, Line } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CellStrokes } from './cell-strokes.tsx';

const line: Line = {
  fill: { type: 'solid', color: { type: 'rgb', value: 'ff0000' } },
  width: 2,
  dash: 'dash',
};
const drawn = (...lines: (readonly [string, Line])[]) =>
  renderToStaticMarkup(<CellStrokes lines={lines} colors={{} as ColorContext} />);

it('CellStrokes draws each side and diagonal of the cell from end to end', () => {
  const ends = (side: string) =>
    ['x1', 'y1', 'x2', 'y2']
      .map((name) => new RegExp(`${name}="([^"]+)"`).exec(drawn([side, line]))?.[1])
      .join(' ');
  expect(ends('l')).toBe('0 0 0 100%');
  expect(ends('t')).toBe('0 0 100% 0');
  expect(ends('r')).toBe('100% 0 100% 100%');
  expect(ends('b')).toBe('0 100% 100% 100%');
  expect(ends('tlbr')).toBe('0 0 100% 100%');
  expect(ends('bltr')).toBe('0 100% 100% 0');
});

it('CellStrokes draws lines in their colour, width and dashes', () => {
  expect(drawn(['l', line])).toContain('stroke-dasharray="8 6" stroke="#ff0000" stroke-width="2"');
  expect(drawn(['l', { width: 3 }])).toContain('stroke="none" stroke-width="3"');
  expect(drawn(['l', line], ['r', line]).match(/<line/g)).toHaveLength(2);
});
