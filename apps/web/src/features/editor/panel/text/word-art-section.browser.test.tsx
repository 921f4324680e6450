import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { enter, mountTextSection } from '../../testing/mounted-part.tsx';
import { choose, unfoldPanel } from '../../testing/panel-actions.ts';
import { letterShadow, wordArts } from './word-art.ts';
import { WordArtSection } from './word-art-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shadow = page.getByRole('switch', { name: '文字阴影' });
const width = page.getByRole('textbox', { name: '轮廓粗细' });
const red = { type: 'solid', color: { type: 'rgb', value: 'C00000' } };

async function shown(...runs: readonly object[]) {
  const { textOf } = mountTextSection(
    WordArtSection,
    runs.map((run) => ({ text: '字', run })),
  );
  await unfoldPanel();
  return { props: () => textOf()?.paragraphs.map((each) => each.runs[0]?.props), textOf };
}

describe('the section for word art', () => {
  it('applies a format to the letters, and removes it', async () => {
    const { props } = await shown({ bold: true });
    await button('艺术字样式 3').click();
    const { fill, outline } = wordArts[2] ?? {};
    expect(props()).toEqual([{ bold: true, fill, outline }]);
    await page.getByRole('group', { name: '艺术字' }).getByRole('button', { name: '无' }).click();
    expect(props()).toEqual([{ bold: true }]);
  });

  it('changes the width of an outline that all letters have', async () => {
    const { props } = await shown({ outline: { fill: red, width: 3 } });
    await expect.element(width).toHaveValue('3');
    await enter('轮廓粗细', '5');
    expect(props()).toMatchObject([{ outline: { fill: red, width: 5 } }]);
  });

  it('disables the width without an outline', async () => {
    await shown({});
    await expect.element(width).toBeDisabled();
    await expect.element(width).toHaveValue('');
  });

  it('adds a shadow to other effects, and removes only the shadow', async () => {
    const glow = { color: { type: 'rgb', value: '00FF00' }, radius: 3 };
    const { props } = await shown({ effects: { glow } });
    await expect.element(shadow).not.toBeChecked();
    await shadow.click();
    expect(props()).toEqual([{ effects: { glow, ...letterShadow } }]);
    await expect.element(shadow).toBeChecked();
    await shadow.click();
    expect(props()).toEqual([{ effects: { glow } }]);
  });

  it('bends the text and straightens it', async () => {
    const { textOf } = await shown({});
    await expect.element(page.getByRole('combobox', { name: '弯曲' })).toHaveTextContent('不弯曲');
    await choose('弯曲', '波浪');
    expect(textOf()?.box?.warp).toBe('textWave1');
    await choose('弯曲', '不弯曲');
    expect(textOf()?.box?.warp).toBeUndefined();
  });
});
