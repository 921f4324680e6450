import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { mountPart } from '../../testing/mounted-part.tsx';
import { EffectsSection } from './effects-section.tsx';
import type { WithEffects } from './use-effect-of.ts';

const on = (name: string) => page.getByRole('switch', { name });
const slider = (name: string) => page.getByRole('slider', { name, exact: true });

function shown(...effects: readonly object[]) {
  const ids = effects.map((_, at) => `e${at}`);
  const editor = openEditor(effects.map((each, at) => rectangle(ids[at] ?? '', 100 * at, { effects: each })));
  editor.session.choose(ids);
  mountPart(editor, (chosen) => <EffectsSection elements={chosen as readonly WithEffects[]} />);
  return () =>
    ids.map((id) => {
      const element = editor.store.find('element', id);
      return element?.type === 'shape' ? element.effects : undefined;
    });
}

describe('the section for effects', () => {
  it('has the settings of an effect only while the effect is on', async () => {
    const effects = shown({});
    await expect.element(on('柔化边缘')).not.toBeChecked();
    expect(slider('大小').query()).toBeNull();
    await on('柔化边缘').click();
    expect(effects()).toEqual([{ softEdge: { radius: 10 } }]);
    await expect.element(slider('大小')).toBeVisible();
    await on('柔化边缘').click();
    expect(effects()).toEqual([{}]);
    await expect.poll(() => slider('大小').query()).toBeNull();
  });

  it('is off while one of several elements lacks the effect, and then gives it to all', async () => {
    const effects = shown(
      { softEdge: { radius: 4 } },
      { glow: { color: { type: 'rgb', value: '00FF00' }, radius: 3 } },
    );
    await expect.element(on('柔化边缘')).not.toBeChecked();
    await on('柔化边缘').click();
    expect(effects()).toMatchObject([
      { softEdge: { radius: 4 } },
      { softEdge: { radius: 10 }, glow: { radius: 3 } },
    ]);
  });

  it('changes one property of a shadow and keeps the others', async () => {
    const shadow = { color: { type: 'rgb', value: '112233' }, blur: 5, distance: 6, angle: 30 };
    const effects = shown({ outerShadow: shadow });
    await expect.element(on('阴影')).toBeChecked();
    await pressOn(slider('模糊'), 'ArrowRight');
    await expect.poll(effects).toEqual([{ outerShadow: { ...shadow, blur: 6 } }]);
    await pressOn(slider('距离'), 'ArrowRight');
    await expect.poll(effects).toEqual([{ outerShadow: { ...shadow, blur: 6, distance: 7 } }]);
    await pressOn(slider('角度'), 'End');
    await expect.poll(effects).toEqual([{ outerShadow: { ...shadow, blur: 6, distance: 7, angle: 359 } }]);
  });

  it('changes the opacity of a glow in its colour, and its size', async () => {
    const effects = shown({ glow: { color: { type: 'rgb', value: '00FF00' }, radius: 3 } });
    await pressOn(slider('不透明度'), 'ArrowLeft');
    await expect
      .poll(effects)
      .toMatchObject([
        { glow: { color: { value: '00FF00', mods: [{ op: 'alpha', value: 0.99 }] }, radius: 3 } },
      ]);
    await pressOn(slider('大小'), 'ArrowRight');
    await expect.poll(effects).toMatchObject([{ glow: { radius: 4 } }]);
  });

  it('shows the shares of a reflection in percent', async () => {
    const effects = shown({});
    await on('映像').click();
    await expect.element(slider('不透明度')).toHaveAttribute('aria-valuenow', '50');
    await expect.element(slider('大小')).toHaveAttribute('aria-valuenow', '55');
    await pressOn(slider('大小'), 'ArrowRight');
    await expect.poll(effects).toMatchObject([{ reflection: { endPos: 0.56, startAlpha: 0.5 } }]);
    await pressOn(slider('距离'), 'ArrowRight');
    await expect.poll(effects).toMatchObject([{ reflection: { distance: 1 } }]);
  });
});
