import { expect } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware, openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';

test('pages get a layout, a theme, another size, and numbers with a footer, each in one step', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await newCourseware(teacher, '声音的产生'));
  const panel = page.getByRole('complementary', { name: '属性' });
  const undo = () => page.keyboard.press('Control+z');

  // A new page of the chosen layout, whose placeholders are filled in.
  await page.getByRole('button', { name: '选择版式与模板' }).click();
  await page.getByRole('button', { name: '两栏内容' }).click();
  await expect(editor.pages).toHaveCount(2);
  await expect(editor.elements).toHaveCount(3);
  await editor.doubleClick(300, 300);
  await page.keyboard.type('振动');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '页面' }).click();

  // Another layout, chosen by keys: texts are moved to its placeholders, and the placeholder of the picture is empty.
  await panel.getByRole('button', { name: '两栏内容' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '图片与说明' }).focus();
  await page.keyboard.press('Enter');
  const words = editor.elements.filter({ hasText: '振动' });
  await expect.poll(async () => left(editor, await words.boundingBox())).toBe(80);
  await expect.poll(async () => top(editor, await words.boundingBox())).toBe(252);
  await expect(editor.elements).toHaveCount(3);

  // A theme for all pages, then only its colours.
  await panel.getByRole('button', { name: '更多主题' }).click();
  await page.getByRole('button', { name: '黑板' }).click();
  const paper = () =>
    editor.slide
      .locator('[data-stage-layer="backdrop"] > div')
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(paper).toBe('rgb(30, 61, 52)');
  await panel.getByRole('button', { name: '配色' }).click();
  await page.getByRole('button', { name: '配色：星夜' }).click();
  await expect.poll(paper).toBe('rgb(27, 27, 58)');
  await editor.surface.focus();
  await undo();
  await undo();
  await expect.poll(paper).toBe('rgb(255, 255, 255)');

  // 4:3, for an old projector.
  await panel.getByRole('button', { name: '页面大小' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('combobox').click();
  await page.getByRole('option', { name: '标准 4:3' }).click();
  await asked.getByRole('button', { name: '应用' }).click();
  const shape = async () => {
    const box = await editor.slide.boundingBox();
    return box && Math.round((box.width / box.height) * 100);
  };
  await expect.poll(shape).toBe(133);
  await editor.surface.focus();
  await undo();
  await expect.poll(shape).toBe(178);

  // Number and text in the footer of every page except the title page.
  await panel.getByRole('button', { name: '页码、页脚与日期' }).click();
  await asked.getByRole('switch', { name: '页码' }).click();
  await asked.getByRole('switch', { name: '页脚' }).click();
  await asked.getByRole('textbox', { name: '页脚文字' }).fill('三年级科学');
  await asked.getByRole('button', { name: '应用到所有页面' }).click();
  await expect(editor.elements.filter({ hasText: '三年级科学' })).toHaveCount(1);
  await expect(editor.elements.filter({ hasText: /^2$/ })).toHaveCount(1);
  await editor.pages.first().click();
  await expect(editor.elements).toHaveCount(2);
});

test('a courseware is created from a template on the desk, and a page from another one', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await signIn(page, server.url, teacher, '/');
  await page.getByRole('button', { name: '从模板新建' }).click();
  await page.getByRole('button', { name: '复习课，11 页' }).click();
  await page.getByRole('button', { name: '使用这个模板' }).click();
  await editor.slide.waitFor();
  await expect(page.getByText('第 1 / 11 页')).toBeVisible();
  await expect(editor.elements.filter({ hasText: '课题名称' })).toHaveCount(1);

  await page.getByRole('button', { name: '选择版式与模板' }).click();
  await page.getByRole('combobox', { name: '新页面的版式或模板' }).click();
  await page.getByRole('option', { name: '模板：练习' }).click();
  await page.getByRole('button', { name: '连线题' }).click();
  await expect(page.getByText('第 2 / 12 页')).toBeVisible();
  await expect(editor.elements.filter({ hasText: '连一连' })).toHaveCount(1);
  await editor.surface.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('/ 11 页')).toBeVisible();
});

test("pages in the grid view are dragged, selected by keys and opened; pasted pages keep their theme or take the target's", async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  const made = await teacher.call('POST', '/api/documents/v1.0/c/document/meta', {
    name: '复习',
    template: { id: 'revision', language: 'zh' },
  });
  await editor.openAs(teacher, (made as { id: string }).id);

  // A background of two colours, for this page and then for all.
  const panel = page.getByRole('complementary', { name: '属性' });
  await panel.getByRole('button', { name: '渐变' }).click();
  const ground = editor.slide.locator('[data-stage-layer="backdrop"] linearGradient');
  await expect(ground).toHaveCount(1);
  await panel.getByRole('region', { name: '背景' }).getByRole('button', { name: '应用到全部页面' }).click();

  await page.getByRole('button', { name: '浏览所有页面' }).click();
  const sorter = page.getByRole('region', { name: '所有页面' });
  const cell = (number: number) => sorter.getByRole('button', { name: `第 ${number} 页`, exact: true });
  await expect(cell(1)).toBeFocused();
  const first = await cell(1).getAttribute('data-page');
  const third = await cell(3).getAttribute('data-page');
  await page.keyboard.press('ArrowRight');
  await expect(cell(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  // Two pages at once, dragged behind the third.
  const from = await cell(1).boundingBox();
  const to = await cell(3).boundingBox();
  if (!from || !to) throw new Error('they are drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.8, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(cell(1)).toHaveAttribute('data-page', third ?? '');
  await expect(cell(2)).toHaveAttribute('data-page', first ?? '');
  await page.keyboard.press('Control+c');
  await cell(1).focus();
  await page.keyboard.press('Enter');
  await expect(sorter).toHaveCount(0);
  await expect(page.getByText('第 1 / 11 页')).toBeVisible();
  await expect(ground).toHaveCount(1);

  // Pasted into a blank courseware.
  await editor.saved();
  await editor.open(await newCourseware(teacher, '新课'));
  await expect(editor.keyboard).toHaveCount(1);
  await page.keyboard.press('Control+v');
  const options = page.getByRole('region', { name: '粘贴选项' });
  await expect(options.getByRole('button', { name: '使用本课件的主题' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('第 2 / 3 页')).toBeVisible();
  const theme = () => panel.getByRole('button', { name: '更多主题' }).textContent();
  await expect.poll(theme).toBe('讲台');
  await options.getByRole('button', { name: '保留源主题' }).click();
  await expect.poll(theme).toBe('黑板');
  await editor.surface.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('第 1 / 1 页')).toBeVisible();
  await expect(options).toHaveCount(0);
});

type Box = { readonly x: number; readonly y: number } | null;

/** Horizontal position on the page, logical pixels. */
async function left(editor: EditorPage, box: Box): Promise<number> {
  const slide = await editor.slide.boundingBox();
  return box && slide ? Math.round(((box.x - slide.x) * 1280) / slide.width) : -1;
}

async function top(editor: EditorPage, box: Box): Promise<number> {
  const slide = await editor.slide.boundingBox();
  return box && slide ? Math.round(((box.y - slide.y) * 1280) / slide.width) : -1;
}

test('layouts are edited in the master view, their pages follow at once, and deleting one in use asks for a replacement', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await newCourseware(teacher, '声音的产生'));
  await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(2);
  await editor.doubleClick(600, 90);
  await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
  await page.keyboard.type('声音');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const words = editor.elements.filter({ hasText: '声音' });
  await expect.poll(async () => top(editor, await words.boundingBox())).toBe(40);

  // Moves the title of the page's layout down and makes it italic.
  await page.getByRole('button', { name: '母版视图' }).click();
  const list = page.getByRole('navigation', { name: '母版和版式' });
  const current = list.locator('[aria-current="page"]');
  await expect(current).toHaveAccessibleName('标题和内容, 1 页在用');
  await editor.drag({ x: 600, y: 90 }, { x: 600, y: 290 });
  await page.keyboard.press('Control+i');

  // Keys move through the list; adds a custom layout with a text placeholder and a name.
  await current.focus();
  await page.keyboard.press('ArrowDown');
  await expect(current).toHaveAccessibleName(/^节标题/);
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveAccessibleName(/^标题和内容/);
  await list.getByRole('button', { name: '新建版式' }).click();
  await expect(current).toHaveAccessibleName('新版式, 没有页面在用');
  await expect(page.getByRole('button', { name: '加标题' })).toBeDisabled();
  await page.getByRole('button', { name: '加文字' }).click();
  await expect(editor.elements.filter({ hasText: '第二级' })).toBeVisible();
  await current.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('课堂小测');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleName(/^课堂小测/);

  // Deletes the layout of the page after choosing another for it.
  await list.getByRole('button', { name: '版式“标题和内容”的操作' }).click();
  await page.getByRole('menuitem', { name: '删除版式' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('有 1 页在用它');
  await asked.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '关闭母版视图' }).first().click();

  // Back at the same page, which has changed with its layout.
  await expect(editor.pages.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => top(editor, await words.boundingBox())).toBe(240);
  const slant = () =>
    words
      .locator('span', { hasText: '声音' })
      .last()
      .evaluate((node) => getComputedStyle(node).fontStyle);
  await expect.poll(slant).toBe('italic');
  await page.getByRole('tab', { name: '页面' }).click();
  await page.getByRole('complementary', { name: '属性' }).getByRole('button', { name: '标题和内容' }).click();
  await page.getByRole('button', { name: '课堂小测' }).click();
  await expect.poll(async () => top(editor, await words.boundingBox())).toBe(40);
  await editor.surface.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => top(editor, await words.boundingBox())).toBe(240);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the position of a gradient’s stop can be read beside its name', async ({ page, server }) => {
    await openEmpty(page, server.url);
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    await page.getByRole('button', { name: 'Gradient', exact: true }).click();
    const place = page.getByRole('textbox', { name: 'Position' });
    await expect(place).toHaveValue('0');
    const room = await place.evaluate((field: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    // Room for three digits.
    expect(room).toBeGreaterThan(22);
  });
});
