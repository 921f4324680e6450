import type { ElementOf } from '../records/element.ts';
import { MIND_WAYS, type MindDrawing, type MindWay, mindDrawing } from './mind-drawing.ts';
import { type MindNode, mindTree, withBelow } from './mind-tree.ts';

/** The key of the mind map among the subject tools. */
export const MIND_KEY = 'Mind';

export type MindLook = 'colors' | 'plain';

/** A mind map on a page: its nodes, its direction of growth, and whether each branch has its own colour. */
export interface MindMap {
  readonly tree: MindNode;
  readonly way: MindWay;
  readonly look: MindLook;
}

export function mindMap(data: ElementOf<'tool'>['data']): MindMap {
  return {
    tree: mindTree(data),
    way: MIND_WAYS.find((way) => way === data.way) ?? 'right',
    look: data.look === 'plain' ? 'plain' : 'colors',
  };
}

const UNNAMED = {
  zh: { root: '中心主题', node: '主题' },
  en: { root: 'Central topic', node: 'Topic' },
} as const;

export function drawnMind({ tree, way }: MindMap, language: 'zh' | 'en'): MindDrawing {
  return mindDrawing(tree, way, UNNAMED[language]);
}

/** Text alternative of the map, without collapsed nodes. */
export function mindWords({ tree }: MindMap): string {
  return withBelow(tree)
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('、');
}
