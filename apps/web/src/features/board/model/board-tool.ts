import type { PlayerTool } from '../../../parts/ink/index.ts';

/** What a hand may hold at a board: what it may at a show, and what types. */
export type BoardTool = PlayerTool | 'text';

/** What of it the ink knows: a press with the text tool writes nothing. */
export function inkToolIn(tool: BoardTool): PlayerTool {
  return tool === 'text' ? 'pointer' : tool;
}
