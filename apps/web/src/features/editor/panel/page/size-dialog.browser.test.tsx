import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { enter, mountPart } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import { SetupSection } from './setup-section.tsx';
import { centimetres, nameOfSize, SizeDialog } from './size-dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const size = page.getByRole('combobox', { name: '页面大小' });

function shown() {
  const closed: true[] = [];
  const editor = openEditor([rectangle('a', 100)]);
  mountPart(editor, () => <SizeDialog size={{ w: 1280, h: 720 }} onClose={() => closed.push(true)} />);
  return { closed, editor, sizeNow: () => editor.store.find('deck', 'deck')?.size };
}

describe('nameOfSize', () => {
  it('returns the name of a size within a pixel, and own for another size', () => {
    expect(nameOfSize({ w: 1280, h: 720 })).toBe('wide');
    expect(nameOfSize({ w: 1280.9, h: 719.1 })).toBe('wide');
    expect(nameOfSize({ w: 1281, h: 720 })).toBe('own');
    expect(nameOfSize({ w: 1280, h: 721 })).toBe('own');
    expect(nameOfSize({ w: 960, h: 720 })).toBe('standard');
  });
});

describe('centimetres', () => {
  it('returns centimetres with one digit', () => {
    expect(centimetres(96)).toBe(2.5);
    expect(centimetres(1280)).toBe(33.9);
  });
});

describe('the dialog for the page size', () => {
  it('fills in the sizes of a name, and resizes the pages with their content', async () => {
    const { closed, editor, sizeNow } = shown();
    await expect.element(size).toHaveTextContent('宽屏 16:9');
    await choose('页面大小', '标准 4:3');
    await expect.element(page.getByRole('textbox', { name: '宽' })).toHaveValue('25.4');
    await button('应用').click();
    expect(sizeNow()).toEqual({ w: 960, h: 720 });
    expect(editor.store.find('element', 'a')?.frame.w).toBeLessThan(100);
    expect(closed).toEqual([true]);
  });

  it('shows a custom size once a side is changed, and keeps the size of the content', async () => {
    const { editor, sizeNow } = shown();
    await enter('高', '25.4');
    await expect.element(size).toHaveTextContent('自定义');
    await page.getByRole('radio', { name: '保持原来的大小' }).click();
    await button('应用').click();
    expect(sizeNow()).toEqual({ w: 1280, h: 960 });
    expect(editor.store.find('element', 'a')?.frame).toMatchObject({ w: 100, h: 50 });
  });

  it('changes nothing when it is cancelled', async () => {
    const { closed, sizeNow } = shown();
    await choose('页面大小', 'A4 横向');
    await button('取消').click();
    expect(sizeNow()).toEqual({ w: 1280, h: 720 });
    expect(closed).toEqual([true]);
  });
});

describe('the section for all pages', () => {
  it('shows the name of the size, or its sides in centimetres, and opens its dialogs', async () => {
    const { store } = mountPart(openEditor(), () => <SetupSection pageId="one" />);
    await expect.element(button('页面大小 宽屏 16:9')).toBeVisible();
    store.transact((edit) => edit.update('deck', { size: { w: 960, h: 960 } }));
    await button('页面大小 25.4 × 25.4 厘米').click();
    await expect.element(page.getByRole('dialog', { name: '页面大小' })).toBeVisible();
  });
});
