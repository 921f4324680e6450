export { DragHands } from './drag-hands.ts';
export { draggablesOn, isDraggable } from './draggable.ts';
export { DraggedCopies } from './dragged-copies.tsx';
export { copiedElement, draggedIn, MOST_DRAGGED, newCopyOf } from './dragged-places.ts';
export type { Landing } from './landings.ts';
