import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { enter, mountTextSection } from '../../testing/mounted-part.tsx';
import { ListGallery } from './list-gallery.tsx';
import type { TextSectionProps } from './text-section.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const Bullets = (props: TextSectionProps) => <ListGallery kind="char" {...props} />;
const Numbers = (props: TextSectionProps) => <ListGallery kind="number" {...props} />;

async function shown(Section: typeof Bullets, ...bullets: readonly object[]) {
  const { textOf } = mountTextSection(
    Section,
    bullets.map((bullet) => ({ text: '字', props: { bullet } })),
  );
  await button(Section === Bullets ? '项目符号样式' : '编号样式').click();
  return () => textOf()?.paragraphs.map(({ props }) => props?.bullet);
}

describe('the gallery of bullets', () => {
  it('marks the bullet that all paragraphs have, and removes it', async () => {
    const bullets = await shown(Bullets, { type: 'none' }, { type: 'none' });
    await expect.element(button('无')).toHaveAttribute('aria-pressed', 'true');
    await button('◆').click();
    expect(bullets()).toMatchObject([{ char: '◆' }, { char: '◆' }]);
    await expect.element(button('无')).not.toBeInTheDocument();
    await button('项目符号样式').click();
    await expect.element(button('◆')).toHaveAttribute('aria-pressed', 'true');
    await button('无').click();
    expect(bullets()).toEqual([{ type: 'none' }, { type: 'none' }]);
  });

  it('accepts at most four characters of a typed bullet, and no blank', async () => {
    const bullets = await shown(Bullets, { type: 'none' });
    const own = page.getByRole('textbox', { name: '自定义符号，按回车使用' });
    await own.fill('  ');
    await pressOn(own, 'Enter');
    expect(bullets()).toEqual([{ type: 'none' }]);
    await own.fill('甲乙丙丁戊');
    await pressOn(own, 'Enter');
    expect(bullets()).toMatchObject([{ type: 'char', char: '甲乙丙丁' }]);
  });

  it('has rows for the size of a bullet only, in percent', async () => {
    const bullets = await shown(Bullets, { type: 'char', char: '•', size: 0.5 });
    await expect.element(page.getByRole('textbox', { name: '符号大小' })).toHaveValue('50');
    expect(page.getByRole('textbox', { name: '起始编号' }).query()).toBeNull();
    await enter('符号大小', '80');
    expect(bullets()).toMatchObject([{ size: 0.8 }]);
  });

  it('has no rows for a numbering', async () => {
    await shown(Bullets, { type: 'number', scheme: 'arabicPeriod' });
    await expect.element(button('◆')).toBeVisible();
    expect(page.getByRole('textbox', { name: '符号大小' }).query()).toBeNull();
  });
});

describe('the gallery of numberings', () => {
  it('sets the first number', async () => {
    const bullets = await shown(Numbers, { type: 'number', scheme: 'arabicPeriod' });
    await expect.element(page.getByRole('textbox', { name: '起始编号' })).toHaveValue('1');
    expect(page.getByRole('textbox', { name: '自定义符号，按回车使用' }).query()).toBeNull();
    await enter('起始编号', '3');
    expect(bullets()).toMatchObject([{ type: 'number', start: 3 }]);
  });
});
