import { newId } from '@lectern/base';
import { nextBoard } from '@lectern/courseware/lesson';
import type { Stroke } from '@lectern/stage/ink';
import { expect, it, vi } from 'vitest';
import { recolorInk } from './recolor-ink.ts';

const stroke = (color: string): Stroke => ({
  id: newId(),
  tool: 'pen',
  color,
  width: 5,
  points: [0, 0, 0.5],
});

function inkOf(strokes: readonly Stroke[]) {
  return {
    strokes: () => strokes,
    replace: vi.fn<(page: string, gone: readonly string[], come: readonly Stroke[]) => void>(),
  };
}

it('white ink is recoloured on a board that becomes white, and is white again on a dark board', () => {
  const board = nextBoard([], 'a');
  const written = [stroke('FFFFFF'), stroke('D92D20')];
  const ink = inkOf(written);
  recolorInk(ink, { ...board, color: 'white' });
  const [page, gone, come = []] = ink.replace.mock.calls[0] ?? [];
  expect([page, gone]).toEqual([board.pageId, written.map(({ id }) => id)]);
  expect(come.map(({ color }) => color)).toEqual(['737373', 'D92D20']);
  const again = inkOf(come);
  recolorInk(again, { ...board, color: 'green' });
  const [white, red] = again.replace.mock.calls[0]?.[2] ?? [];
  expect(white?.color).toBe('FFFFFF');
  expect(red?.color).not.toBe('D92D20');
});

it('ink is not rewritten when all of it is visible', () => {
  const ink = inkOf([stroke('FFFFFF')]);
  recolorInk(ink, { ...nextBoard([], 'a'), color: 'black' });
  expect(ink.replace).not.toHaveBeenCalled();
});
