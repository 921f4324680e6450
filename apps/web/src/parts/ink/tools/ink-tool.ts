import { type BoardColor, colorOnBoard } from '@lectern/courseware/lesson';
import type { InkPen, InkTool } from '@lectern/stage/ink';
import { useMemo } from 'react';
import type { PenWidth, PlayerTool, ToolSettings } from './tool-settings.ts';

/** Width in logical pixels on a page 1280 wide. */
export const PEN_WIDTHS: Readonly<Record<PenWidth, number>> = { thin: 3, medium: 5, thick: 9 };
export const HIGHLIGHTER_WIDTHS: Readonly<Record<PenWidth, number>> = { thin: 14, medium: 22, thick: 34 };

const ERASER_RADIUS = 16;

/**
 * The surface that is written on: the colour of a board, on which pens must be visible; undefined for a page, whose
 * colour is unknown.
 */
export type WrittenOn = BoardColor | undefined;

/** The colour that a pen writes with on this surface. */
export function colorOn(board: WrittenOn, color: string): string {
  return board ? colorOnBoard(board, color) : color;
}

/** The tool of the ink surface for a tool of the player. */
export function inkToolOf(tool: PlayerTool, settings: ToolSettings, board: WrittenOn): InkTool {
  switch (tool) {
    case 'drag':
      return { type: 'pointer' };
    case 'pointer':
    case 'lasso':
      return { type: tool };
    case 'pen':
      return { type: 'write', pen: plainPen(settings, board) };
    case 'highlighter': {
      const { color, width } = settings.highlighter;
      return {
        type: 'write',
        pen: { tool, color: colorOn(board, color), width: HIGHLIGHTER_WIDTHS[width] },
      };
    }
    case 'magic': {
      const { color, width } = settings.magic;
      return {
        type: 'write',
        straightens: true,
        pen: { tool: 'pen', color: colorOn(board, color), width: PEN_WIDTHS[width] },
      };
    }
    case 'laser':
      return { type: 'laser', color: colorOn(board, settings.laser.color) };
    case 'eraser':
      return { type: 'erase', radius: ERASER_RADIUS, whole: settings.eraseWhole };
  }
}

/** The pen of an instrument: the active pen, otherwise the plain pen. */
export function penOf(inkTool: InkTool, settings: ToolSettings, board: WrittenOn): InkPen {
  return inkTool.type === 'write' ? inkTool.pen : plainPen(settings, board);
}

function plainPen({ pen: { color, width } }: ToolSettings, board: WrittenOn): InkPen {
  return { tool: 'pen', color: colorOn(board, color), width: PEN_WIDTHS[width] };
}

/** The ink tool for the active tool; the same object until it changes. */
export function useInkTool(tool: PlayerTool, settings: ToolSettings, board: WrittenOn): InkTool {
  return useMemo(() => inkToolOf(tool, settings, board), [tool, settings, board]);
}
