import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from './account-api.ts';
import { KeptWindows } from './kept-windows.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Creates a blank courseware over HTTP; returns its id. */
export async function newCourseware(teacher: ApiSession, name: string): Promise<string> {
  const made = await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name });
  return (made as { id: string }).id;
}

/** The editor in a browser window, controlled by the actions of a teacher. Points are logical pixels of the page. */
export class EditorPage {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  async open(documentId: string): Promise<void> {
    await this.page.goto(`${this.#url}/#/view?fileId=${documentId}`);
    await this.slide.waitFor();
  }

  /** Signs in and opens it with a single page load. */
  async openAs(teacher: ApiSession, documentId: string): Promise<void> {
    await signIn(this.page, this.#url, teacher, `/view?fileId=${documentId}`);
    await this.slide.waitFor();
  }

  get surface(): Locator {
    return this.page.getByRole('application');
  }

  /**
   * The element that has the keyboard focus while keys act on the page: the page, or a field in it if an object with
   * text is selected.
   */
  get keyboard(): Locator {
    return this.page.locator('[role="application"]:focus, [data-typing-field]:focus');
  }

  get slide(): Locator {
    return this.surface.locator('[data-page-id]');
  }

  get elements(): Locator {
    return this.slide.locator('[data-element-id]');
  }

  /** The position in the window of a point of the page. */
  async at(x: number, y: number): Promise<Point> {
    const box = await this.slide.boundingBox();
    if (!box) throw new Error('no slide is shown');
    const zoom = box.width / 1280;
    return { x: box.x + x * zoom, y: box.y + y * zoom };
  }

  async click(x: number, y: number, options: { readonly button?: 'left' | 'right' } = {}): Promise<void> {
    const point = await this.at(x, y);
    await this.page.mouse.click(point.x, point.y, options);
  }

  async doubleClick(x: number, y: number): Promise<void> {
    const point = await this.at(x, y);
    await this.page.mouse.dblclick(point.x, point.y);
  }

  async drag(from: Point, to: Point): Promise<void> {
    const start = await this.at(from.x, from.y);
    const end = await this.at(to.x, to.y);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Draws a shape from the picker, given by its name. */
  async drawShape(name: string, from: Point, to: Point): Promise<void> {
    await this.page.getByRole('button', { name: '形状', exact: true }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.drag(from, to);
  }

  async writeText(text: string, from: Point, to: Point): Promise<void> {
    await this.page.getByRole('button', { name: '文本', exact: true }).click();
    await this.drag(from, to);
    await this.page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Escape');
  }

  /** The number in a field of the panel. */
  async field(name: string): Promise<number> {
    return Number(await this.page.getByRole('textbox', { name, exact: true }).inputValue());
  }

  async showStyle(): Promise<void> {
    await this.page.getByRole('tab', { name: '样式' }).click();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText('已保存', { exact: true })).toBeVisible();
  }

  /** The thumbnails of the pages. */
  get thumbnails(): Locator {
    return this.page
      .getByRole('navigation', { name: '页面' })
      .getByRole('listitem')
      .filter({ has: this.page.locator('[data-page]') });
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: '页面' }).getByRole('button', { name: /^第 \d+ 页/ });
  }
}

/** A new teacher's blank courseware, open in the editor. */
export async function openEmpty(
  page: Page,
  url: string,
): Promise<{ editor: EditorPage; teacher: ApiSession; documentId: string }> {
  const teacher = await registerTeacher(url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(page, url);
  await editor.openAs(teacher, documentId);
  // Keys act on the page once it has the focus.
  await expect(editor.keyboard).toHaveCount(1);
  // Deletes the placeholders of a blank courseware's layout, because the tests draw on an empty page.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(editor.elements).toHaveCount(0);
  return { editor, teacher, documentId };
}

const SIZE = { width: 1366, height: 768 };

/** The same courseware in another browser context, like another device; kept pages come back after the test. */
export async function secondWindow(
  browser: Browser | KeptWindows,
  url: string,
  teacher: ApiSession,
  documentId: string,
): Promise<EditorPage> {
  const page =
    browser instanceof KeptWindows
      ? await browser.open({ viewport: SIZE, hasTouch: false, isMobile: false })
      : await (await browser.newContext({ locale: 'zh-CN', viewport: SIZE })).newPage();
  const editor = new EditorPage(page, url);
  await editor.openAs(teacher, documentId);
  return editor;
}
