import type { PlayerTool } from '../../../parts/ink/index.ts';

/** The drawing instruments of the catalogue, in the order of the menu. */
export const INSTRUMENTS = [
  'Ruler',
  'IsoscelesSetSquare',
  'RightSetSquare',
  'Protractor',
  'Compass',
] as const;

/** Tools of a board: the tools of a show, and the text tool. */
export type BoardTool = PlayerTool | 'text';

/** The tool as the ink layer sees it: the text tool writes no ink. */
export function inkToolIn(tool: BoardTool): PlayerTool {
  return tool === 'text' ? 'pointer' : tool;
}
