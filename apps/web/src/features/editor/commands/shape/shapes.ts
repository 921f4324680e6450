import type { ShapeElement } from '@lectern/courseware';
import { Shapes } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { leavesOf } from '../../editing/selection/selected-elements.ts';
import { shapeGeometry } from '../../shapes/shape-geometry.ts';
import { command } from '../command.ts';

/** Returns the selected shapes that are not locked, shapes in groups included. */
function chosenShapes({ session }: CommandContext): readonly ShapeElement[] {
  const { ids } = session.selection.get();
  return leavesOf(session.store, ids, (element) => !element.locked).filter(
    (element): element is ShapeElement => element.type === 'shape',
  );
}

/** Gives the shapes another outline; text, fill and size stay. `value` is the name of a shape in the gallery. */
export const changeShape = command<string>({
  id: 'shapes.change',
  label: { zh: '更改形状', en: 'Change the shape' },
  icon: Shapes,
  changes: true,
  isEnabled: (context) => chosenShapes(context).length > 0,
  run: (context, name) => {
    const shapes = chosenShapes(context);
    context.session.edit((edit) => {
      for (const { id } of shapes) edit.update<ShapeElement>(id, { geometry: shapeGeometry(name) });
    });
  },
});
