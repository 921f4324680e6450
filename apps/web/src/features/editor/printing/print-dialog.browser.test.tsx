import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { choose } from '../testing/panel-actions.ts';
import { PrintDialog } from './print-dialog.tsx';

const list = (name: string) => page.getByRole('combobox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function shown() {
  const editor = openEditor();
  editor.printShown.set(true);
  return editor;
}

describe('the dialog for a print', () => {
  it('begins with all pages on A4, and with the focus on its button', async () => {
    mountPart(shown(), () => <PrintDialog />);
    await expect.element(list('打印内容')).toHaveTextContent('幻灯片（每张纸一页）');
    await expect.element(list('打印范围')).toHaveTextContent('全部页面');
    await expect.element(list('纸张')).toHaveTextContent('A4');
    await expect.element(button('打印')).toHaveFocus();
  });

  it('returns to A4 for a form that the selected paper does not suit, and to the paper afterwards', async () => {
    mountPart(shown(), () => <PrintDialog />);
    await choose('纸张', '与课件页面同比例');
    await expect.element(list('纸张')).toHaveTextContent('与课件页面同比例');
    await choose('打印内容', '备注页');
    await expect.element(list('纸张')).toHaveTextContent('A4');
    await choose('打印内容', '幻灯片（每张纸一页）');
    await expect.element(list('纸张')).toHaveTextContent('与课件页面同比例');
  });

  it('offers the current page by its number, or the number of selected pages', async () => {
    const editor = shown();
    editor.session.goToPage('two');
    mountPart(editor, () => <PrintDialog />);
    await choose('打印范围', '当前页（第 2 页）');
    editor.pageChoice.set(['two', 'three']);
    await expect.element(list('打印范围')).toHaveTextContent('选中的 2 页');
  });

  it('is closed by its button', async () => {
    const editor = shown();
    mountPart(editor, () => <PrintDialog />);
    await button('取消').click();
    expect(editor.printShown.get()).toBe(false);
  });
});
