import {
  blankCourseware,
  type CoursewareSnapshot,
  CoursewareStore,
  stateOfSnapshot,
} from '@lectern/courseware';
import { EditSession } from '@lectern/stage/edit';
import { expect } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import * as Y from 'yjs';
import { mount } from '../../../platform/testing/mounted.tsx';
import { LocalDocument } from '../document/local-document.ts';
import { Editor } from '../shell/editor.tsx';

/** A point of the page that is edited, logical pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The editor in the page of a test, over a courseware that no server has, by what a teacher sees and does. */
export class MountedEditor {
  readonly store: CoursewareStore;
  readonly session: EditSession;
  readonly document = new LocalDocument();
  /** What has the keyboard while the page is edited. */
  readonly surface = page.getByRole('application');
  /** The text of an element or a cell that is being edited. */
  readonly openText = page.getByRole('textbox', { name: /正在编辑文字/ });

  constructor(store: CoursewareStore) {
    this.store = store;
    this.session = new EditSession(store, { canEdit: true });
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

  /** Where a point of the page is in the window. */
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
    const [start, end] = [this.at(from), this.at(to)];
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    await commands.mouse([
      { do: 'move', ...start },
      { do: 'down' },
      { do: 'move', ...middle, steps: 3 },
      { do: 'move', ...end, steps: 3 },
      { do: 'up' },
    ]);
  }

  /** Draws a text box from corner to corner and types into it; the box stays selected. */
  async writeText(text: string, from: Point, to: Point): Promise<void> {
    await this.button('文本').click();
    await this.drag(from, to);
    await expect.element(this.openText).toBeVisible();
    await commands.typeKeys(text);
    await commands.press(['Escape']);
  }

  button(name: string): Locator {
    return page.getByRole('button', { name, exact: true });
  }
}

/** The element that the selector finds first; throws where there is none. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

/** Opens the editor on a courseware, a blank one by default, and resolves when its page is drawn. */
export async function mountEditor(snapshot: CoursewareSnapshot = emptyPage()): Promise<MountedEditor> {
  const shared = new Y.Doc();
  Y.applyUpdate(shared, stateOfSnapshot(snapshot), 'load');
  const editor = new MountedEditor(new CoursewareStore(shared));
  mount(
    <Editor
      document={editor.document}
      session={editor.session}
      corner={null}
      onLeave={() => undefined}
      onTeach={() => undefined}
    />,
  );
  await expect.poll(() => document.querySelector('[role="application"] [data-page-id]')).not.toBeNull();
  return editor;
}

/** The blank courseware without the places of its first page. */
function emptyPage(): CoursewareSnapshot {
  const { records } = blankCourseware();
  return {
    records: records.filter((record) => !(record.kind === 'element' && record.parentId === 'page-1')),
  };
}
