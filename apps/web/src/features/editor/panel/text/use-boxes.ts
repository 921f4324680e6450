import { designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { LookStep } from '@lectern/stage/edit';
import { useEditing, useOfSelected } from '../../editing/editor-context.ts';

/** Returns the resolved text boxes of the selection, and a function that changes all of them in one undo step. */
export function useBoxes() {
  const { session, grow } = useEditing();
  const { store } = session;
  const chosen = useOfSelected((elements) =>
    elements.flatMap((element) =>
      element.type === 'shape'
        ? { id: element.id, box: lookOf(element, designOf(store, homeOf(store, element.id) ?? '')).box }
        : [],
    ),
  );
  const boxes = chosen.map(({ box }) => box);
  const patch = (change: { readonly [K in keyof TextBox]?: TextBox[K] | undefined }) => {
    const looks = new LookStep();
    const ids = chosen.map(({ id }) => id);
    const texts = ids.flatMap((id) => {
      const shape = store.find('element', id);
      if (shape?.type !== 'shape' || shape.locked) return [];
      const text = shape.text ?? { paragraphs: [{ runs: [] }] };
      // A removed property is inherited again.
      const box = Object.entries({ ...text.box, ...change }).filter(([, value]) => value !== undefined);
      looks.add(text.box, Object.fromEntries(box));
      return [{ id, text: { ...text, box: Object.fromEntries(box) } }];
    });
    const step = looks.named(`text-box:${ids.join()}`);
    session.edit((edit) => {
      for (const { id, text } of texts) edit.update(id, { text });
    }, step);
    grow(ids, step.merge);
  };
  return { boxes, patch };
}
