import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('a dropped picture is placed where it was dropped', async () => {
  const editor = await mountEditor();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><path d="M0 0h100v60z"/></svg>';
  const data = new DataTransfer();
  data.items.add(new File([svg], '三角.svg', { type: 'image/svg+xml' }));
  const { x, y } = editor.at({ x: 900, y: 500 });
  const send = (type: string) =>
    editor.surface.element().dispatchEvent(
      new DragEvent(type, {
        ...{ bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer: data },
      }),
    );
  send('dragenter');
  await expect.element(page.getByText(/^松开：图片、视频和音频放到页面上/)).toBeVisible();
  send('dragover');
  send('drop');
  await expect.poll(() => editor.elements.length).toBe(1);
  await editor.showStyle();
  await expect.poll(() => editor.field('横坐标')).toBeCloseTo(850, -1);
  expect(editor.field('纵坐标')).toBeCloseTo(470, -1);
});
