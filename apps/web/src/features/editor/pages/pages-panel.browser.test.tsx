import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor, pressOn } from '../testing/mounted-editor.tsx';

const WORDS = '第一页的字';

/** A courseware of this many pages; only the first has a text. */
async function withPages(count: number): Promise<MountedEditor> {
  const editor = await mountEditor();
  await editor.writeText(WORDS, { x: 100, y: 100 }, { x: 600, y: 160 });
  for (let made = 1; made < count; made += 1) await editor.button('新建页面').click();
  await expect.poll(() => editor.pages.elements().length).toBe(count);
  return editor;
}

/** The numbers of the pages whose thumbnails show the text of the first page. */
const written = (editor: MountedEditor) =>
  editor.thumbnails.flatMap((each, at) => (each.textContent?.includes(WORDS) ? [at + 1] : []));
const boxOf = (editor: MountedEditor, at: number) => editor.pages.nth(at).element().getBoundingClientRect();

it('pages are added, copied and moved by keys', async () => {
  const editor = await withPages(3);
  await editor.pages.nth(0).click();
  await pressOn(editor.pages.nth(0), 'Control+d');
  await expect.poll(() => editor.pages.elements().length).toBe(4);
  await expect.poll(() => written(editor)).toEqual([1, 2]);
  await pressOn(editor.pages.nth(1), 'Alt+ArrowDown');
  await expect.poll(() => written(editor)).toEqual([1, 3]);
});

it('pages are moved by the mouse, also when it moves faster than one frame', async () => {
  const editor = await withPages(4);
  const [from, to] = [boxOf(editor, 0), boxOf(editor, 3)];
  await commands.mouse([
    { do: 'move', x: from.x + 80, y: from.y + 40 },
    { do: 'down' },
    { do: 'move', x: to.x + 80, y: to.y + to.height - 4, steps: 8 },
    { do: 'up' },
  ]);
  await expect.poll(() => written(editor)).toEqual([4]);
  const last = editor.pages.nth(3).element();
  const [at, by] = [last.getBoundingClientRect(), from.y + 4 - to.y];
  const send = (type: string, y: number) =>
    last.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 1, pointerType: 'mouse' },
        ...{ clientX: at.x + 80, clientY: at.y + y },
      }),
    );
  send('pointerdown', 40);
  send('pointermove', by / 2);
  send('pointerup', by);
  await expect.poll(() => written(editor)).toEqual([1]);
});

it('pages are put in sections, which fold, are hidden in class, and are deleted', async () => {
  const editor = await withPages(4);
  await editor.pages.nth(2).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '在此新增节' }).click();
  await expect.element(page.getByRole('button', { name: /节 未命名的节，2 页/ })).toBeVisible();
  await page.getByRole('button', { name: /折叠 节/ }).click();
  await expect.poll(() => editor.pages.elements().length).toBe(2);
  await page.getByRole('button', { name: /展开 节/ }).click();
  await editor.pages.nth(1).click({ button: 'right' });
  // The menu acts only on the framed page.
  const framed = () =>
    [...document.querySelectorAll('[data-pages-list] [aria-pressed="true"]')].map((each) => each.ariaLabel);
  await expect.poll(framed).toEqual([expect.stringMatching(/^第 2 页/)]);
  await page.getByRole('menuitem', { name: '授课时跳过' }).click();
  await expect.element(page.getByRole('button', { name: '第 2 页，授课时跳过' })).toBeVisible();
  await editor.pages.nth(0).click();
  await pressOn(editor.pages.nth(0), 'Delete');
  await expect.poll(() => editor.pages.elements().length).toBe(3);
  await expect.element(editor.pages.nth(0)).toHaveFocus();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect.poll(() => editor.pages.elements().length).toBe(4);
});
