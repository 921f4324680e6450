import type { ToolData } from '@lectern/courseware';
import { drawnMind, type MindBox, type MindLook, type MindWay, mindMap } from '@lectern/courseware/mind';
import type { ToolName } from '../../../engine.tsx';

/** The options of a tool with the map. */
export interface MindDescription {
  readonly name: ToolName;
  /** The available directions of growth. */
  readonly ways: readonly MindWay[];
  /** The available styles: whether each branch has a separate colour. */
  readonly looks: readonly MindLook[];
}

/** The topics with subtopics, in display order: these can be folded and unfolded. */
export function foldable(data: ToolData, language: 'zh' | 'en'): readonly MindBox[] {
  return drawnMind(mindMap(data), language).boxes.filter(({ node }) => node.children.length > 0);
}
