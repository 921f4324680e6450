import type { BoardColor, Ground } from '@lectern/courseware/lesson';
import { boardPaint, groundLines } from '@lectern/courseware/lesson';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardGround } from './board-ground.tsx';

const size = { w: 1000, h: 500 };
const drawn = (color: BoardColor, ground: Ground, over?: Parameters<typeof BoardGround>[0]['over']) =>
  renderToStaticMarkup(<BoardGround color={color} ground={ground} size={size} over={over} />);

it('BoardGround fills the page with the colour of the board, with lines in black on white and in white on others', () => {
  const others = Object.keys(boardPaint).filter((color) => color !== 'white') as BoardColor[];
  expect(drawn('white', 'plain')).toContain(`background:#${boardPaint.white};color:#000`);
  for (const color of others)
    expect(drawn(color, 'plain')).toContain(`background:#${boardPaint[color]};color:#fff`);
});

it('BoardGround shows the page, or the visible part of an endless one', () => {
  expect(drawn('white', 'plain')).toContain('viewBox="0 0 1000 500"');
  expect(drawn('white', 'plain', { minX: -20, minY: 30, maxX: 80, maxY: 90 })).toContain(
    'viewBox="-20 30 100 60"',
  );
});

it('BoardGround draws the lines of the ground, each kind in its weight', () => {
  const looks = (html: string) =>
    [...html.matchAll(/<path [^>]*data-look="(\w+)"[^>]*>/g)].map(([path, look]) => [
      look,
      /stroke-width="([^"]+)"/.exec(path)?.[1],
      /stroke-opacity="([^"]+)"/.exec(path)?.[1],
      path.includes('stroke-dasharray="8 7"'),
    ]);
  expect(looks(drawn('white', 'plain'))).toEqual([]);
  for (const ground of ['tian', 'mi', 'pinyin', 'four', 'staff'] as const) {
    const found = looks(drawn('white', ground));
    expect(found.map(([look]) => look)).toEqual(groundLines(ground, size).map(({ look }) => look));
    for (const each of found)
      expect([
        ['fine', '1.5', '0.4', false],
        ['dashed', '1.5', '0.28', true],
        ['strong', '2.5', '0.75', false],
      ]).toContainEqual(each);
  }
});
