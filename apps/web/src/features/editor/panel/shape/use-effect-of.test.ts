import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { hookResult } from '../../testing/hook-result.tsx';
import { useEffectOf, type WithEffects } from './use-effect-of.ts';

const soft = { softEdge: { radius: 4 } } as const;
const usual = { radius: 10 };

function editorWith(...effects: readonly object[]) {
  const ids = effects.map((_, at) => `e${at}`);
  const editor = openEditor(effects.map((each, at) => rectangle(ids[at] ?? '', at * 150, { effects: each })));
  const elements = ids.flatMap((id) => editor.store.find('element', id) ?? []) as readonly WithEffects[];
  const effect = hookResult(editor, () => useEffectOf(elements, 'softEdge', usual));
  const stored = () =>
    ids.map((id) => {
      const element = editor.store.find('element', id);
      return element?.type === 'shape' ? element.effects : undefined;
    });
  return { editor, effect, stored };
}

describe('useEffectOf', () => {
  it('returns the value of the first element when all have the effect', () => {
    expect(editorWith(soft, { softEdge: { radius: 6 } }).effect.value).toEqual({ radius: 4 });
    expect(editorWith(soft, {}).effect.value).toBeUndefined();
  });

  it('shows a change in the draft alone', () => {
    const { effect, editor, stored } = editorWith(soft);
    effect.show({ radius: 7 });
    expect(editor.session.draft.find('element', 'e0')).toMatchObject({
      effects: { softEdge: { radius: 7 } },
    });
    expect(stored()).toEqual([soft]);
  });

  it('stores a change in one undo step, with the default for elements that lack the effect', () => {
    const { effect, editor, stored } = editorWith(soft, {});
    effect.put({});
    expect(stored()).toEqual([soft, { softEdge: usual }]);
    editor.session.undo();
    expect(stored()).toEqual([soft, {}]);
  });

  it('removes the effect and keeps other effects', () => {
    const glow = { color: { type: 'rgb', value: '00FF00' }, radius: 3 };
    const { effect, stored } = editorWith({ ...soft, glow });
    effect.put(undefined);
    expect(stored()).toEqual([{ glow }]);
  });
});
