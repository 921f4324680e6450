import { blankCourseware } from '@lectern/courseware';
import { type PageMarks, pageMarks } from '@lectern/courseware/design';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { runCommand } from '../../commands/command.ts';
import { changeLayout } from '../../commands/pages/page-design.ts';
import { editorWith, mountPart } from '../../testing/mounted-part.tsx';
import { MarksDialog } from './marks-dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const on = (name: string) => page.getByRole('switch', { name });
const field = (name: string) => page.getByRole('textbox', { name });

function shown(marks: PageMarks, pageId = 'one') {
  const editor = editorWith(blankCourseware().records.filter(({ kind }) => kind !== 'page'));
  const { store } = editor;
  const layoutOf = (type: string) => store.all('layout').find((layout) => layout.type === type)?.id ?? '';
  runCommand(changeLayout, { ...editor, menuPages: ['one', 'two'] }, layoutOf('obj'));
  runCommand(changeLayout, { ...editor, menuPages: ['three'] }, layoutOf('title'));
  editor.session.goToPage(pageId);
  mountPart(editor, () => <MarksDialog marks={marks} onClose={() => undefined} />);
  return (id: string) => pageMarks(store, id);
}

describe('the dialog for page number, footer and date', () => {
  it('adds the page number to all pages except title pages', async () => {
    const marksOf = shown({ number: false });
    await on('页码').click();
    await button('应用到所有页面').click();
    expect(['one', 'two', 'three'].map((id) => marksOf(id).number)).toEqual([true, true, false]);
  });

  it('adds it to title pages too when that switch is off', async () => {
    const marksOf = shown({ number: true });
    await on('标题页上不显示').click();
    await button('应用到所有页面').click();
    expect(marksOf('three').number).toBe(true);
  });

  it('adds it to the current page also when that is a title page', async () => {
    const marksOf = shown({ number: true }, 'three');
    await button('应用到本页').click();
    expect(['one', 'three'].map((id) => marksOf(id).number)).toEqual([false, true]);
  });

  it('sets a trimmed footer on the current page only', async () => {
    const marksOf = shown({ number: false });
    expect(field('页脚文字').query()).toBeNull();
    await on('页脚').click();
    await field('页脚文字').fill('  实验小学 ');
    await button('应用到本页').click();
    expect([marksOf('one').footer, marksOf('two').footer]).toEqual(['实验小学', undefined]);
  });

  it('begins with the marks of the page, and removes a footer that is switched off', async () => {
    const marksOf = shown({ number: false, footer: '旧', date: { words: '秋季' } });
    await expect.element(field('页脚文字')).toHaveValue('旧');
    await expect.element(field('日期文字')).toHaveValue('秋季');
    await on('页脚').click();
    await button('应用到本页').click();
    expect(marksOf('one')).toMatchObject({ number: false, date: { words: '秋季' } });
    expect(marksOf('one').footer).toBeUndefined();
  });

  it('follows the day by default, and has a field for a fixed date', async () => {
    const marksOf = shown({ number: false });
    await on('日期').click();
    expect(field('日期文字').query()).toBeNull();
    await button('应用到本页').click();
    expect(marksOf('one').date).toBe('today');
    await page.getByRole('radio', { name: '固定文字' }).click();
    await field('日期文字').fill('九月');
    await button('应用到本页').click();
    expect(marksOf('one').date).toEqual({ words: '九月' });
  });
});
