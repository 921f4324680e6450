import { blankCourseware } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chosenIn } from '../../commands/testing.ts';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { editorWith, mountPart } from '../../testing/mounted-part.tsx';
import { MasterPanel } from './master-panel.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = page.getByRole('textbox', { name: '名称' });

function shown(kind: 'layout' | 'master') {
  const editor = editorWith(blankCourseware().records);
  const { store, session } = editor;
  const designId =
    kind === 'master'
      ? store.all('master')[0]?.id
      : [...store.all('layout')].find((layout) => layout.type === 'titleOnly')?.id;
  if (designId === undefined) throw new Error(`no ${kind}`);
  session.goToPage(designId);
  mountPart(editor, () => <MasterPanel designId={designId} />);
  return { editor, store, session, designId };
}

describe('the panel of a layout', () => {
  it('offers only the placeholders that are missing, and adds one', async () => {
    const { editor, store, designId } = shown('layout');
    await expect.element(button('加标题')).toBeDisabled();
    await expect.element(button('加图片')).toBeEnabled();
    await button('加图片').click();
    const [added = ''] = chosenIn(editor);
    expect(store.find('element', added)).toMatchObject({ parentId: designId, placeholder: { type: 'pic' } });
  });

  it('renames the layout when Enter is pressed', async () => {
    const { store, designId } = shown('layout');
    await name.fill('课堂');
    await pressOn(name, 'Enter');
    await expect.poll(() => store.find('layout', designId)?.name).toBe('课堂');
  });

  it('returns to the page', async () => {
    const { session } = shown('layout');
    await button('返回页面').click();
    expect(session.pageId.get()).toBe('one');
  });

  it('explains which pages change, for a layout and for a master', async () => {
    shown('layout');
    await expect.element(page.getByText('用这个版式的页面会立刻跟着变')).toBeVisible();
  });
});

describe('the panel of a master', () => {
  it('has the name of its theme and the hint for masters', async () => {
    shown('master');
    await expect.element(page.getByText('它的所有版式和页面会立刻跟着变')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '母版', exact: true })).toBeVisible();
  });
});
