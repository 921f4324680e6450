import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { type MountedEditor, mountEditor } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

/** The method of uncovering each element of the page in class; undefined for an element that is no cover. */
const coversOf = ({ store }: MountedEditor) =>
  store.children('page-1').map((id) => {
    const element = store.find('element', id);
    return element?.type === 'shape' ? element.cover?.way : undefined;
  });

it('the panel puts a cover over a selected element from its menu, and undoes it in one step', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 300 });
  await editor.click({ x: 200, y: 200 }, 'right');
  await page.getByRole('menuitem', { name: '盖上遮罩' }).click();
  await expect.poll(() => editor.elements).toHaveLength(2);
  expect(coversOf(editor)).toEqual([undefined, 'wipe']);
  await expect.poll(() => editor.hasKeyboard).toBe(true);
  await commands.press(['Control+z']);
  await expect.poll(() => editor.elements).toHaveLength(1);
  await commands.press(['Control+y']);
  await expect.poll(() => coversOf(editor)).toEqual([undefined, 'wipe']);
});

it('the panel makes a shape a cover that is scratched off in class', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 700, y: 100 }, { x: 1000, y: 300 });
  await editor.showStyle();
  const section = page.getByRole('region', { name: '遮罩' });
  await section.getByRole('button', { name: '遮罩' }).click();
  await section.getByRole('switch', { name: '上课时可以揭开' }).click();
  await choose('揭开方式', '刮开');
  await expect.poll(() => coversOf(editor)).toEqual(['scratch']);
  expect(await seriousFindings()).toEqual([]);
});
