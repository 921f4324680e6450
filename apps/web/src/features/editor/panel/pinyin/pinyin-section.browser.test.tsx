import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountTextSection } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import type { TextSectionProps } from '../text/text-section.ts';
import { PinyinSection } from './pinyin-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const Section = ({ target }: TextSectionProps): ReactNode => <PinyinSection target={target} />;

function shown(...texts: readonly string[]) {
  const { textOf } = mountTextSection(
    Section,
    texts.map((text) => ({ text })),
  );
  return () => JSON.stringify(textOf()?.paragraphs.map(({ runs }) => runs));
}

describe('the section for pinyin', () => {
  it('adds readings with tone marks by default, and removes them', async () => {
    const stored = shown('妈');
    await expect.element(button('去掉拼音')).toBeDisabled();
    await button('加拼音').click();
    await expect.poll(stored).toContain('mā');
    await expect.element(button('去掉拼音')).toBeEnabled();
    await button('去掉拼音').click();
    await expect.poll(stored).not.toContain('mā');
    await expect.element(button('去掉拼音')).toBeDisabled();
  });

  it('changes readings that are there to numbers, and adds further ones with numbers', async () => {
    const stored = shown('妈');
    await button('加拼音').click();
    await expect.poll(stored).toContain('mā');
    await choose('声调', '数字（ma1）');
    await expect.poll(stored).toContain('ma1');
    await button('加拼音').click();
    await expect.poll(stored).toContain('ma1');
  });

  it('lists characters with several readings, says which to check, and changes one by a press', async () => {
    const stored = shown('妈', '行');
    await button('加拼音').click();
    await expect.element(page.getByText(/^1 个字从词里看不出读音/)).toBeVisible();
    const letter = page.getByRole('button', { name: /行$/ });
    expect(page.getByRole('button', { name: /妈$/ }).query()).toBeNull();
    const before = letter.element().textContent;
    const other = before?.startsWith('xíng') ? 'háng' : 'xíng';
    await letter.click();
    await page.getByRole('menuitemradio', { name: other, exact: true }).click();
    await expect.poll(stored).toContain(other);
    expect(stored()).toContain('mā');
  });
});
