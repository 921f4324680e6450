import type { ToolData } from '@lectern/courseware';
import { drawnMind, type MindBox, mindMap } from '@lectern/courseware/mind';

/** Whether each branch has a colour of its own: `look` of the data; `way` is where it grows. */
export const LOOKS = ['colors', 'plain'] as const;

/** The topics on which others hang, as they lie: those are folded and unfolded. */
export function foldable(data: ToolData, language: 'zh' | 'en'): readonly MindBox[] {
  return drawnMind(mindMap(data), language).boxes.filter(({ node }) => node.children.length > 0);
}
