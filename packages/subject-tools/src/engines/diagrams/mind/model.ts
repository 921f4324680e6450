import type { ToolData } from '@lectern/courseware';
import type { MindLook, MindWay } from '@lectern/courseware/mind';
import { drawnMind, type MindBox, mindMap } from '@lectern/courseware/mind';
import type { ToolName } from '../../../engine.tsx';

/** What a tool over the map chooses. */
export interface MindDescription {
  readonly name: ToolName;
  /** Where its branches may grow. */
  readonly ways: readonly MindWay[];
  /** Whether each branch may have a colour of its own. */
  readonly looks: readonly MindLook[];
}

/** The topics on which others hang, as they lie: those are folded and unfolded. */
export function foldable(data: ToolData, language: 'zh' | 'en'): readonly MindBox[] {
  return drawnMind(mindMap(data), language).boxes.filter(({ node }) => node.children.length > 0);
}
