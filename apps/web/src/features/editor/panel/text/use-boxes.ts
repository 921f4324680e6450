import { designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { useChosen, useEditing } from '../../editing/editor-context.ts';

/** The boxes of the chosen texts as they look, and what changes them all in one step. */
export function useBoxes() {
  const { session, grow } = useEditing();
  const chosen = useChosen().filter((element) => element.type === 'shape');
  const boxes = chosen.map(
    (shape) => lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')).box,
  );
  const patch = (change: { readonly [K in keyof TextBox]?: TextBox[K] | undefined }) => {
    const merge = `text-box:${chosen.map(({ id }) => id).join()}`;
    session.edit(
      (edit) => {
        for (const { id, locked } of chosen) {
          const shape = session.store.find('element', id);
          if (shape?.type !== 'shape' || locked) continue;
          const text = shape.text ?? { paragraphs: [{ runs: [] }] };
          const box = Object.entries({ ...text.box, ...change }).filter(([, value]) => value !== undefined);
          // What is taken away is inherited again.
          edit.update(id, { text: { ...text, box: Object.fromEntries(box) } });
        }
      },
      { merge },
    );
    grow(
      chosen.map(({ id }) => id),
      merge,
    );
  };
  return { boxes, patch };
}
