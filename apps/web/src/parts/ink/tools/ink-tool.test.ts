import { colorOnBoard } from '@lectern/courseware/lesson';
import { describe, expect, it } from 'vitest';
import { colorOn, inkToolOf, penOf } from './ink-tool.ts';
import type { ToolSettings } from './tool-settings.ts';

const settings: ToolSettings = {
  pen: { color: 'D92D20', width: 'thin' },
  highlighter: { color: 'F5A524', width: 'thick' },
  magic: { color: '2E6BE6', width: 'medium' },
  laser: { color: 'D92D20' },
  eraseWhole: true,
  habits: { palmErases: true, fingersTurn: false },
};
const tool = (name: Parameters<typeof inkToolOf>[0], board?: Parameters<typeof inkToolOf>[2]) =>
  inkToolOf(name, settings, board);

describe('inkToolOf', () => {
  it('returns the pointer for tools that leave the page alone', () => {
    expect(tool('drag')).toEqual({ type: 'pointer' });
    expect(tool('pointer')).toEqual({ type: 'pointer' });
    expect(tool('lasso')).toEqual({ type: 'lasso' });
  });

  it('returns pens with their colour and width', () => {
    expect(tool('pen')).toEqual({ type: 'write', pen: { tool: 'pen', color: 'D92D20', width: 3 } });
    expect(tool('highlighter')).toEqual({
      type: 'write',
      pen: { tool: 'highlighter', color: 'F5A524', width: 34 },
    });
    expect(tool('magic')).toEqual({
      type: 'write',
      straightens: true,
      pen: { tool: 'pen', color: '2E6BE6', width: 5 },
    });
  });

  it('returns the laser and the eraser', () => {
    expect(tool('laser')).toEqual({ type: 'laser', color: 'D92D20' });
    expect(tool('eraser')).toEqual({ type: 'erase', radius: 16, whole: true });
  });

  it('changes colours that would not be visible on a board', () => {
    for (const board of ['white', 'black', 'green'] as unknown as Parameters<typeof colorOnBoard>[0][])
      expect(colorOn(board, '1D2421')).toBe(colorOnBoard(board, '1D2421'));
    expect(colorOn(undefined, '1D2421')).toBe('1D2421');
  });
});

describe('penOf', () => {
  it('returns the active pen, and the plain pen for a tool that does not write', () => {
    expect(penOf(tool('highlighter'), settings, undefined).tool).toBe('highlighter');
    expect(penOf(tool('eraser'), settings, undefined)).toEqual({ tool: 'pen', color: 'D92D20', width: 3 });
  });
});
