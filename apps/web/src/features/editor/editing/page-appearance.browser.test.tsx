import { type Element as PageElement, setPictureShown } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { emptyPage, type MountedEditor, mountEditor } from '../testing/mounted-editor.tsx';

const PART = 'pages/1';
const TITLE: PageElement = {
  kind: 'element',
  id: 'title',
  parentId: 'page-1',
  order: 'a0',
  frame: { x: 100, y: 100, w: 500, h: 80 },
  origin: { part: PART, shapeId: '1' },
  type: 'shape',
  textBox: true,
  text: {
    paragraphs: [
      {
        runs: [
          {
            type: 'text',
            text: 'Photosynthesis',
            props: { fill: { type: 'solid', color: { type: 'rgb', value: '0B6E4F' } } },
          },
        ],
      },
    ],
  },
};

/** Opens the editor with a page of a PDF, which is shown by its picture. */
async function withPdfPage(): Promise<MountedEditor> {
  const editor = await mountEditor({ records: [...emptyPage().records, TITLE] });
  const canvas = new OffscreenCanvas(960, 540);
  canvas.getContext('2d')?.fillRect(0, 0, 960, 540);
  const file = await canvas.convertToBlob();
  const { hash, mime, size } = await editor.document.upload(file, () => undefined);
  editor.store.transact(
    (edit) => {
      edit.create({ kind: 'asset', id: hash, mime, size, width: 960, height: 540 });
      edit.update('page-1', { picture: { asset: hash, shown: false, part: PART } });
      setPictureShown(edit, 'page-1', true);
    },
    { source: 'import' },
  );
  await expect.poll(() => isPictureVisible(editor)).toBe(true);
  return editor;
}

function isPictureVisible(editor: MountedEditor): boolean {
  const [picture] = editor.parts('[data-stage-layer="picture"]');
  return picture?.checkVisibility({ visibilityProperty: true }) ?? false;
}

function colorOf(editor: MountedEditor, text: string): string | undefined {
  const word = page.elementLocator(editor.slide).getByText(text).elements()[0];
  return word && getComputedStyle(word).color;
}

const CLEAR = 'rgba(0, 0, 0, 0)';

it('a page of a PDF is shown as its picture, its texts are not painted, and an added text is placed above', async () => {
  const editor = await withPdfPage();
  await page.getByRole('tab', { name: '页面', exact: true }).click();
  await expect.element(page.getByRole('switch', { name: '按原样显示' })).toBeChecked();
  expect(colorOf(editor, 'Photosynthesis')).toBe(CLEAR);
  await expect.poll(() => document.querySelector('nav [data-stage-layer="picture"]')).not.toBeNull();
  expect(await seriousFindings()).toEqual([]);
  await editor.writeText('老师的话', { x: 600, y: 380 }, { x: 900, y: 440 });
  await commands.press(['Escape']);
  expect(isPictureVisible(editor)).toBe(true);
  expect(colorOf(editor, '老师的话')).not.toBe(CLEAR);
});

it('a page of a PDF becomes editable when an imported element is changed, and undo restores the picture', async () => {
  const editor = await withPdfPage();
  await editor.click({ x: 180, y: 140 });
  await commands.press(['ArrowDown']);
  await expect.poll(() => isPictureVisible(editor)).toBe(false);
  await expect.poll(() => colorOf(editor, 'Photosynthesis')).toBe('rgb(11, 110, 79)');
  await expect.element(page.getByText('本页已变为可编辑，外观可能与原文件略有不同')).toBeVisible();
  await editor.button('撤销').last().click();
  await expect.poll(() => isPictureVisible(editor)).toBe(true);
});

it('a page of a PDF is switched by the menu of the page and in the panel', async () => {
  const editor = await withPdfPage();
  await editor.click({ x: 40, y: 500 }, 'right');
  await page.getByRole('menuitem', { name: '变为可编辑' }).click();
  await expect.poll(() => isPictureVisible(editor)).toBe(false);
  await page.getByRole('tab', { name: '页面', exact: true }).click();
  await page.getByRole('switch', { name: '按原样显示' }).click();
  await expect.poll(() => isPictureVisible(editor)).toBe(true);
});
