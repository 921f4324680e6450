import { Signal } from '@lectern/base';
import {
  blankCourseware,
  type CoursewareSnapshot,
  CoursewareStore,
  stateOfSnapshot,
} from '@lectern/courseware';
import { coursewareOfTemplateId } from '@lectern/courseware/design';
import { EditSession } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import * as Y from 'yjs';
import { Questions } from '../../../parts/questions/index.ts';
import { Tools } from '../../../parts/tools/index.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { LocalDocument } from '../document/local-document.ts';
import { Editor } from '../shell/editor.tsx';

/** A point of the edited page, logical pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The editor in the page of a test, on a courseware without a server, controlled by the actions of a teacher. */
export class MountedEditor {
  readonly store: CoursewareStore;
  /** Number of times that the courseware was opened, and the last session. */
  readonly opened: Signal<{ readonly times: number; readonly session: EditSession }>;
  readonly document = new LocalDocument();
  /** The element with the keyboard focus while the page is edited. */
  readonly surface = page.getByRole('application');
  /** The bar beside the selected elements. */
  readonly bar = page.getByRole('toolbar', { name: '所选对象' });
  /** The text of an element or a cell that is being edited. */
  readonly openText = page.getByRole('textbox', { name: /正在编辑文字/ });

  constructor(store: CoursewareStore) {
    this.store = store;
    this.opened = new Signal({ times: 1, session: new EditSession(store, { canEdit: true }) });
  }

  get session(): EditSession {
    return this.opened.get().session;
  }

  /** Closes the courseware and opens it again, as after a reload. */
  async reopen(): Promise<void> {
    const closed = this.slide;
    const times = this.opened.get().times + 1;
    this.opened.set({ times, session: new EditSession(this.store, { canEdit: true }) });
    await expect.poll(() => closed.isConnected).toBe(false);
    await expect.poll(isDrawn).toBe(true);
  }

  get slide(): HTMLElement {
    return one('[role="application"] [data-page-id]');
  }

  get elements(): HTMLElement[] {
    return [...this.slide.querySelectorAll<HTMLElement>('[data-element-id]')];
  }

  /** Whether keys act on the page: it is focused, or the field in which typing begins a selected object's text. */
  get hasKeyboard(): boolean {
    return document.activeElement?.matches('[role="application"],[data-typing-field]') ?? false;
  }

  /** Position of a point of the page in the window. */
  at({ x, y }: Point): Point {
    const box = this.slide.getBoundingClientRect();
    const zoom = box.width / 1280;
    return { x: box.x + x * zoom, y: box.y + y * zoom };
  }

  async click(point: Point, button: 'left' | 'right' = 'left'): Promise<void> {
    await commands.clickAt(this.at(point), { button });
  }

  async doubleClick(point: Point): Promise<void> {
    await commands.clickAt(this.at(point), { clickCount: 2 });
  }

  async drag(from: Point, to: Point): Promise<void> {
    await dragMouse(this.at(from), this.at(to));
  }

  /** Draws a shape from the picker, given by its name. */
  async drawShape(name: string, from: Point, to: Point): Promise<void> {
    await this.button('形状').click();
    await this.button(name).click();
    await this.drag(from, to);
  }

  /** Draws a text box from corner to corner and types into it; the box stays selected. */
  async writeText(text: string, from: Point, to: Point): Promise<void> {
    await this.button('文本').click();
    await this.drag(from, to);
    await expect.element(this.openText).toBeVisible();
    await commands.typeKeys(text);
    await commands.press(['Escape']);
  }

  /** Inserts a table of the default size, which is then selected. */
  async insertTable(): Promise<void> {
    await this.button('表格').click();
    await expect.element(page.getByRole('spinbutton', { name: '选择行数和列数' })).toHaveFocus();
    await commands.press(['Enter']);
    await expect.poll(() => this.cells.elements().length).toBe(12);
  }

  /** The cells of the tables in the page. */
  get cells(): Locator {
    return this.surface.getByRole('cell');
  }

  /** The upper left corner of an element that is drawn, whole logical pixels. */
  placeOf(element: HTMLElement | undefined): Point | undefined {
    if (element === undefined) return undefined;
    const [box, slide] = [element.getBoundingClientRect(), this.slide.getBoundingClientRect()];
    const zoom = slide.width / 1280;
    return { x: Math.round((box.x - slide.x) / zoom), y: Math.round((box.y - slide.y) / zoom) };
  }

  /** The buttons of the pages in the list at the left. */
  get pages(): Locator {
    return page.getByRole('navigation', { name: '页面' }).getByRole('button', { name: /^第 \d+ 页/ });
  }

  /** The thumbnails of the pages in the list at the left. */
  get thumbnails(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('nav[aria-label="页面"] li:has([data-page])')];
  }

  /** The drawn size of an element, whole logical pixels. */
  sizeOf(element: HTMLElement | undefined): readonly number[] {
    const { width, height } = (element ?? this.slide).getBoundingClientRect();
    const zoom = this.slide.getBoundingClientRect().width / 1280;
    return [Math.round(width / zoom), Math.round(height / zoom)];
  }

  /** The innermost elements of the page with exactly this text. */
  words(text: string): Locator {
    return page.elementLocator(this.slide).getByText(text, { exact: true });
  }

  /** The computed style of a text of the page; undefined while it is not drawn. */
  styleOf(text: string): CSSStyleDeclaration | undefined {
    const drawn = this.words(text).elements()[0];
    return drawn && getComputedStyle(drawn);
  }

  button(name: string): Locator {
    return page.getByRole('button', { name, exact: true });
  }

  async showStyle(): Promise<void> {
    await page.getByRole('tab', { name: '样式' }).click();
  }

  /** The number in a field of the panel; NaN without such a field. */
  field(name: string): number {
    const field = page.getByRole('textbox', { name, exact: true }).query();
    return field instanceof HTMLInputElement ? Number(field.value) : Number.NaN;
  }

  /** All elements in the page that the selector finds. */
  parts(selector: string): Element[] {
    return [...this.slide.querySelectorAll(selector)];
  }
}

/** Drags from one point of the window to another. */
export async function dragMouse(from: Point, to: Point): Promise<void> {
  await commands.mouse([
    { do: 'move', ...from },
    { do: 'down' },
    { do: 'move', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    { do: 'move', ...to, steps: 2 },
    { do: 'up' },
  ]);
}

/** The middle of an element in the window. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses keys on a control, which gets the focus. */
export async function pressOn(control: Locator, ...keys: string[]): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  const element = control.element();
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  await commands.press(keys);
}

/** The first element that the selector finds; throws without one. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

/** The first element that the selector finds, once it exists. */
export async function found(selector: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return one(selector);
}

/** Opens the editor on a courseware, a blank one by default, and resolves when its page is drawn. */
export async function mountEditor(snapshot: CoursewareSnapshot = emptyPage()): Promise<MountedEditor> {
  const shared = new Y.Doc();
  Y.applyUpdate(shared, stateOfSnapshot(snapshot), 'load');
  const editor = new MountedEditor(new CoursewareStore(shared));
  mount(
    <Tools>
      <Questions>
        <OpenEditor editor={editor} />
      </Questions>
    </Tools>,
  );
  // Settings of the editor that this browser stores for this user.
  onTestFinished(() => localStorage.clear());
  await expect.poll(isDrawn).toBe(true);
  return editor;
}

function OpenEditor({ editor }: { readonly editor: MountedEditor }): ReactNode {
  const { times, session } = useSignal(editor.opened);
  return (
    <Editor
      key={times}
      document={editor.document}
      session={session}
      corner={null}
      onLeave={() => undefined}
      onTeach={() => undefined}
    />
  );
}

function isDrawn(): boolean {
  return document.querySelector('[role="application"] [data-page-id]') !== null;
}

/** The blank courseware without the places of its first page. */
export function emptyPage(): CoursewareSnapshot {
  const { records } = blankCourseware();
  return {
    records: records.filter((record) => !(record.kind === 'element' && record.parentId === 'page-1')),
  };
}

/** The courseware of eleven pages that the template for a revision lesson makes. */
export function revisionTemplate(): CoursewareSnapshot {
  const made = coursewareOfTemplateId('revision', 'zh');
  if (made === undefined) throw new Error('the template is missing');
  return made;
}
