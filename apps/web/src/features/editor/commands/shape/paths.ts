import { PenTool, Signature, Waypoints } from 'lucide-react';
import { selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';

/** Draws an outline point by point: presses make corners, drags make curves. */
export const drawPath = command({
  id: 'paths.pen',
  label: { zh: '任意多边形', en: 'Free form' },
  icon: PenTool,
  changes: true,
  run: ({ session }) => session.startDrawing({ type: 'pen' }),
});

export const drawFreehand = command({
  id: 'paths.freehand',
  label: { zh: '自由曲线', en: 'Freehand curve' },
  icon: Signature,
  changes: true,
  run: ({ session }) => session.startDrawing({ type: 'freehand' }),
});

/** Edits the outline of the single selected shape by points; the first change turns a preset into a custom outline. */
export const editPoints = command({
  id: 'paths.editPoints',
  label: { zh: '编辑顶点', en: 'Edit points' },
  icon: Waypoints,
  changes: true,
  isEnabled: (context) => {
    const [only, ...others] = selectedElements(context);
    return only?.type === 'shape' && !only.locked && others.length === 0;
  },
  run: ({ session }) => {
    const [elementId] = session.selection.get().ids;
    if (elementId !== undefined) session.startDrawing({ type: 'points', elementId });
  },
});
