import type { Element } from '@lectern/courseware';
import { inClassOf } from './own-marks.ts';

/** Common properties of an element that is converted to another kind. */
export type KeptBase = Pick<
  Element,
  | 'kind'
  | 'id'
  | 'parentId'
  | 'order'
  | 'frame'
  | 'name'
  | 'alt'
  | 'hidden'
  | 'locked'
  | 'click'
  | 'hover'
  | 'origin'
  | 'creationId'
  | keyof ReturnType<typeof inClassOf>
>;

export function keptBase(element: Element): KeptBase {
  const { kind, id, parentId, order, frame, name, alt, hidden, locked } = element;
  const { click, hover, origin, creationId } = element;
  return {
    ...{ kind, id, parentId, order, frame },
    ...(name !== undefined && { name }),
    ...(alt !== undefined && { alt }),
    ...(hidden && { hidden }),
    ...(locked && { locked }),
    ...inClassOf(element),
    ...(click && { click }),
    ...(hover && { hover }),
    ...(origin && { origin }),
    ...(creationId !== undefined && { creationId }),
  };
}
