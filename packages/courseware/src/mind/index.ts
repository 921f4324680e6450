export {
  MIND_WAYS,
  type MindBox,
  type MindDrawing,
  type MindLink,
  type MindWay,
  mindPlace,
  mindSlot,
} from './mind-drawing.ts';
export { drawnMind, MIND_KEY, type MindLook, mindMap, mindWords } from './mind-map.ts';
export {
  added,
  addedAfter,
  findNode,
  folded,
  hung,
  type MindChange,
  type MindNode,
  mindTree,
  moved,
  NODES_MAX,
  parentOf,
  ROOT,
  removed,
  TEXT_MAX,
  undoing,
  withBelow,
  written,
} from './mind-tree.ts';
