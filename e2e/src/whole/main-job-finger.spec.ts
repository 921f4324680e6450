import { expect, type Locator } from '@playwright/test';
import { signIn } from '../account-api.ts';
import { EditorPage, openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { inked, shown } from '../show-page.ts';

/** Names of buttons smaller than a finger. */
async function tooSmall(buttons: Locator): Promise<string[]> {
  return await buttons.evaluateAll((all) =>
    all
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 44;
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );
}

test('a courseware is opened and taught, and its ink kept, when only a finger is used', async ({
  page: office,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const { editor, teacher, documentId } = await openEmpty(office, server.url);
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
  await editor.drawShape('矩形', { x: 800, y: 400 }, { x: 1000, y: 500 });
  for (const pages of [2, 3]) {
    await office.keyboard.press('Control+m');
    await expect(office.getByText(`第 ${pages} / ${pages} 页`)).toBeVisible();
  }
  await editor.saved();
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  const panel = await context.newPage();
  const fingers = await Fingers.on(panel);
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).first().tap();
  const isOn = (page: number) => expect(panel).toHaveURL(new RegExp(`page=${page}$`));

  await test.step('opens it from the desk', async () => {
    await signIn(panel, server.url, teacher);
    await panel.getByRole('button', { name: '秋天的雨' }).first().tap();
    await expect(panel).toHaveURL(/#\/view\?fileId=/);
    await expect(panel.getByRole('application')).toBeVisible();
  });

  await test.step('draws a line between two shapes, which stays connected when one is dragged away', async () => {
    const drawn = new EditorPage(panel, server.url);
    const across = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const [start, end] = [await drawn.at(from.x, from.y), await drawn.at(to.x, to.y)];
      await fingers.go([start.x, start.y], [end.x, end.y]);
    };
    await expect(drawn.elements).toHaveCount(2);
    await press('线条');
    await panel.getByText('直线', { exact: true }).tap();
    // A finger need not hit the connection site exactly: from the middle of the right side to the middle of the left
    // side.
    await across({ x: 404, y: 253 }, { x: 796, y: 447 });
    await expect(drawn.elements).toHaveCount(3);
    const right = async () => {
      const [slide, line] = [await drawn.slide.boundingBox(), await drawn.elements.nth(2).boundingBox()];
      if (!slide || !line) throw new Error('there is no line');
      return Math.round((line.x + line.width - slide.x) / (slide.width / 1280));
    };
    await expect.poll(right).toBe(800);
    // The line is still selected: its ends are handles, so the shape is grabbed beside them.
    await panel.keyboard.press('Escape');
    await across({ x: 900, y: 480 }, { x: 900, y: 480 });
    await across({ x: 900, y: 480 }, { x: 1000, y: 480 });
    await expect.poll(right).toBe(900);
    await panel.keyboard.press('Escape');
  });

  await test.step('starts a lesson', async () => {
    await panel.getByRole('button', { name: '授课' }).first().tap();
    await panel.getByRole('radio', { name: /^底部/ }).tap();
    await expect(panel.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    expect(await tooSmall(panel.getByRole('button'))).toEqual([]);
  });

  await test.step('changes the page by swiping, by tapping the slide and with the buttons', async () => {
    await expect(shown(panel)).toBeVisible();
    await fingers.go([1300, 500], [900, 510]);
    await isOn(2);
    await fingers.go([900, 500], [1300, 510]);
    await isOn(1);
    await shown(panel).tap({ position: { x: 600, y: 300 } });
    await isOn(2);
    await press('下一页');
    await isOn(3);
    await press('缩略图');
    await panel.getByRole('option', { name: '第 2 页' }).tap();
    await isOn(2);
  });

  await test.step('writes, selects another colour and hides the toolbar', async () => {
    await press('画笔');
    await fingers.go([500, 300], [1400, 320]);
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
    await press('画笔');
    await panel.getByRole('radio', { name: '蓝' }).tap();
    await fingers.go([500, 600], [1400, 620]);
    await expect(panel.getByRole('radio', { name: '蓝' })).toBeHidden();
    await press('收起');
    await expect(panel.getByRole('toolbar', { name: '授课工具' })).toBeHidden();
    await fingers.go([500, 950], [1400, 960]);
    await press('展开工具栏');
    // The finger writes: pages are changed by the buttons now.
    await press('下一页');
    await isOn(3);
    await expect.poll(() => inked(panel)).toBe(0);
    await press('上一页');
    await isOn(2);
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
  });

  await test.step('ends the lesson and saves the ink to the courseware', async () => {
    await press('结束');
    const question = panel.getByRole('dialog', { name: '课堂笔迹要留下吗？' });
    await expect(question.getByRole('checkbox')).toHaveCount(1);
    expect(await tooSmall(question.getByRole('button'))).toEqual([]);
    await question.getByRole('button', { name: '放进课件' }).tap();
    await expect(panel).toHaveURL(/#\/view\?fileId=.*page=2/);
    await expect(panel.getByText('已保存', { exact: true })).toBeVisible();
    const strokes = async () => {
      const { records } = (await teacher.call('GET', `/api/courseware/${documentId}/records`)) as {
        records: { type?: string }[];
      };
      return records.filter(({ type }) => type === 'ink').length;
    };
    await expect.poll(strokes).toBe(3);
  });
  await context.close();
});
