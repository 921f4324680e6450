import { insertContents, type ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { ContentsPicker } from './contents-picker.tsx';
import { ContentsSection } from './contents-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = page.getByRole('status').first();
const numbers = page.getByRole('switch', { name: '显示页码' });

const title = (id: string, parentId: string, text: string) =>
  rectangle(id, 100, {
    parentId,
    placeholder: { type: 'title' },
    text: { paragraphs: [{ runs: [{ type: 'text', text }] }] },
  });

function editorWithTitles() {
  return openEditor([title('t2', 'two', '春'), title('t3', 'three', '夏')]);
}

function shown({ locked = false } = {}) {
  const editor = editorWithTitles();
  let id = '';
  editor.store.transact((edit) => {
    id = insertContents(edit, 'one', { of: 'titles' }, '目录') ?? '';
    if (locked) edit.update(id, { locked: true });
  });
  editor.session.choose([id]);
  mountPart(editor, () => <ContentsSection />);
  const stored = () => {
    const found = editor.store.find('element', id);
    return found?.type === 'shape' ? found.contents : undefined;
  };
  return { editor, id, stored };
}

describe('the section for contents', () => {
  it('shows when pages have changed, and updates the contents', async () => {
    const { editor } = shown();
    await expect.element(status).toHaveTextContent('目录与课件一致');
    await expect.element(button('更新目录')).toBeDisabled();
    editor.store.transact((edit) =>
      edit.update<ShapeElement>('t3', title('t3', 'three', '秋') as ShapeElement),
    );
    await expect.element(status).toHaveTextContent('页面有变动，目录还没有更新');
    await button('更新目录').click();
    await expect.element(status).toHaveTextContent('目录与课件一致');
  });

  it('adds and removes the page numbers', async () => {
    const { stored } = shown();
    await expect.element(numbers).not.toBeChecked();
    await numbers.click();
    await expect.poll(() => JSON.stringify(stored())).toContain('numbers');
    await expect.element(numbers).toBeChecked();
    await numbers.click();
    await expect.poll(() => JSON.stringify(stored())).not.toContain('numbers');
  });

  it('is disabled for locked contents', async () => {
    const { editor } = shown({ locked: true });
    await expect.element(numbers).toBeDisabled();
    editor.store.transact((edit) =>
      edit.update<ShapeElement>('t3', title('t3', 'three', '秋') as ShapeElement),
    );
    await expect.element(status).toHaveTextContent('页面有变动，目录还没有更新');
    await expect.element(button('更新目录')).toBeDisabled();
  });

  it('is not rendered for another shape', async () => {
    const { editor } = shown();
    await expect.element(numbers).toBeVisible();
    editor.session.goToPage('two');
    editor.session.choose(['t2']);
    await expect.element(numbers).not.toBeInTheDocument();
  });
});

describe('the picker for contents', () => {
  function picker(editor = editorWithTitles()) {
    const chosen: true[] = [];
    mountPart(editor, () => <ContentsPicker onChosen={() => chosen.push(true)} />);
    return { editor, chosen };
  }

  it('lists all titles with page numbers, and inserts them', async () => {
    const { editor, chosen } = picker();
    const lines = page.getByRole('list', { name: '目录内容' });
    await expect.element(lines).toHaveTextContent('春2夏3');
    await numbers.click();
    await expect.element(lines).toHaveTextContent('春夏');
    await button('放到本页').click();
    const [id = ''] = editor.session.selection.get().ids;
    expect(editor.store.find('element', id)).toMatchObject({ type: 'shape', parentId: 'one' });
    expect(chosen).toEqual([true]);
  });

  it('inserts selected pages only once one is selected', async () => {
    picker();
    await button('所选页面').click();
    await expect.element(button('放到本页')).toBeDisabled();
    const spring = page.getByRole('checkbox', { name: '春，第 2 页' });
    await spring.click();
    await expect.element(button('放到本页')).toBeEnabled();
    await spring.click();
    await expect.element(button('放到本页')).toBeDisabled();
  });

  it('explains what is missing, and cannot insert', async () => {
    picker(openEditor());
    await expect.element(page.getByText('还没有别的带文字的页面可以列进目录。')).toBeVisible();
    await expect.element(button('放到本页')).toBeDisabled();
    await button('节').click();
    await expect.element(page.getByText(/^课件里还没有节/)).toBeVisible();
  });

  it('offers to update contents that are out of date', async () => {
    const editor = editorWithTitles();
    editor.store.transact((edit) => {
      insertContents(edit, 'one', { of: 'titles' }, '目录');
      edit.update<ShapeElement>('t3', title('t3', 'three', '秋') as ShapeElement);
    });
    const { chosen } = picker(editor);
    await expect.element(page.getByText('1 个目录与课件不一致了')).toBeVisible();
    await button('更新全部目录').click();
    expect(chosen).toEqual([true]);
    expect(
      JSON.stringify(editor.store.children('one').map((id) => editor.store.find('element', id))),
    ).toContain('秋');
  });
});
