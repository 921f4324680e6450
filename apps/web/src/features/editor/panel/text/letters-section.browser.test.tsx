import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { enter, mountTextSection } from '../../testing/mounted-part.tsx';
import { choose, unfoldPanel } from '../../testing/panel-actions.ts';
import { LettersSection } from './letters-section.tsx';

const list = page.getByRole('combobox', { name: '字符间距' });
const field = page.getByRole('textbox', { name: '字符间距' });

async function shown(...spacings: (number | undefined)[]) {
  const { textOf } = mountTextSection(
    LettersSection,
    spacings.map((spacing) => ({ text: '字', run: spacing === undefined ? {} : { spacing } })),
  );
  await unfoldPanel();
  return () => textOf()?.paragraphs.map(({ runs }) => runs[0]?.props?.spacing);
}

describe('the section for letter spacing', () => {
  it('is 0 by default, and sets the spacing of a name', async () => {
    const spacings = await shown(undefined);
    await expect.element(list).toHaveTextContent('标准');
    await expect.element(field).toHaveValue('0');
    await choose('字符间距', '紧密');
    expect(spacings()).toEqual([-1.5]);
  });

  it('shows a spacing without a name as custom', async () => {
    const spacings = await shown(3);
    await expect.element(list).toHaveTextContent('稀疏');
    await enter('字符间距', '4.5');
    expect(spacings()).toEqual([4.5]);
    await expect.element(list).toHaveTextContent('自定义');
  });

  it('shows several for different spacings, and sets one on all', async () => {
    const spacings = await shown(3, 6);
    await expect.element(list).toHaveTextContent('多种');
    await expect.element(field).toHaveValue('');
    await choose('字符间距', '很松');
    expect(spacings()).toEqual([6, 6]);
  });
});
