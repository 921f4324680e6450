import { designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { useEditing, useOfChosen } from '../../editing/editor-context.ts';

/** The boxes of the chosen texts as they look, and what changes them all in one step. */
export function useBoxes() {
  const { session, grow } = useEditing();
  const { store } = session;
  const chosen = useOfChosen((elements) =>
    elements.flatMap((element) =>
      element.type === 'shape'
        ? { id: element.id, box: lookOf(element, designOf(store, homeOf(store, element.id) ?? '')).box }
        : [],
    ),
  );
  const boxes = chosen.map(({ box }) => box);
  const patch = (change: { readonly [K in keyof TextBox]?: TextBox[K] | undefined }) => {
    const merge = `text-box:${chosen.map(({ id }) => id).join()}`;
    session.edit(
      (edit) => {
        for (const { id } of chosen) {
          const shape = store.find('element', id);
          if (shape?.type !== 'shape' || shape.locked) continue;
          const text = shape.text ?? { paragraphs: [{ runs: [] }] };
          const box = Object.entries({ ...text.box, ...change }).filter(([, value]) => value !== undefined);
          // A property that is taken away is inherited again.
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
