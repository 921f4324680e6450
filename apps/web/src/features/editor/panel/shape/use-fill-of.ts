import { designOf, type Edit, type Fill, homeOf, lookOf, type ShapeElement } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';

/** The fill of several shapes. */
export interface FillOf {
  /** Undefined where fills differ. */
  readonly fill: Fill | undefined;
  /** Previews a fill without storing it. */
  readonly show: (fill: Fill) => void;
  /** Stores a fill in one undo step; `keep` adds the records that the fill refers to. */
  readonly put: (fill: Fill, keep?: (edit: Edit) => void) => void;
}

export function useFillOf(shapes: readonly ShapeElement[]): FillOf {
  const { session } = useEditing();
  const looks = shapes.map((shape) =>
    lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')),
  );
  return {
    fill: singleOf(sharedOf(looks.map((look) => look.fill))),
    show: (fill) => session.draft.show(new Map(shapes.map((shape) => [shape.id, { ...shape, fill }]))),
    put: (fill, keep) => {
      session.draft.clear();
      session.edit((edit) => {
        keep?.(edit);
        // Does nothing for a shape that was deleted while the picture was uploaded.
        for (const { id } of shapes) edit.update<ShapeElement>(id, { fill });
      });
    },
  };
}
