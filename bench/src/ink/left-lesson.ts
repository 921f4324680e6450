import { CoursewareStore } from '@lectern/courseware';
import { LiveConnection } from '@lectern/courseware/live';
import { DEMO_PASSWORD } from '@lectern/e2e/server';
import { LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import type { Page } from 'playwright-core';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { Measured } from '../browser.ts';
import { livePorts } from '../live-ports.ts';
import { signInAt } from '../measured-server.ts';
import { FULL_PAGE, inkRecords } from './written-pages.ts';

const PATIENCE_MS = 60_000;
/** The delay before a browser stores the edits of other users, milliseconds. */
const GATHERED_MS = 4_000;

/** A lesson with a page full of ink that its teacher has left: teaching again in the same browser resumes it. */
export class LeftLesson {
  readonly #measured: Measured;
  readonly #desk: Page;
  readonly #coursewareId: string;

  private constructor(measured: Measured, desk: Page, coursewareId: string) {
    this.#measured = measured;
    this.#desk = desk;
    this.#coursewareId = coursewareId;
  }

  /** The teacher begins to teach, the ink is written into the lesson's live document, and this browser stores it. */
  static async of(measured: Measured, coursewareId: string): Promise<LeftLesson> {
    const lesson = new LeftLesson(measured, await measured.teacher(), coursewareId);
    const page = await lesson.taken(3);
    await page.getByRole('button', { name: '画笔', exact: true }).click();
    const box = await page.getByTestId('ink-wet').boundingBox();
    if (!box) throw new Error('no slide is shown');
    // The first stroke makes the lesson count, and the server stores it.
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 360, box.y + 320, { steps: 8 });
    await page.mouse.up();
    const lessonId = await page
      .waitForFunction((id) => {
        const kept = Object.entries(localStorage).find(([key]) => key.includes('lessons.'))?.[1] ?? '{}';
        const notes = (JSON.parse(kept) as Record<string, { id: string; told: boolean }>)[id];
        return notes?.told ? notes.id : undefined;
      }, coursewareId)
      .then((handle) => handle.jsonValue());
    if (lessonId === undefined) throw new Error('the lesson has no id');
    await write(measured.server.url, lessonId);
    await page.keyboard.press(`Digit${FULL_PAGE}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=ink-dry]');
      const row = canvas?.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1).data;
      return row?.some((each, i) => i % 4 === 3 && each > 0);
    });
    await page.waitForTimeout(GATHERED_MS);
    await page.close();
    return lesson;
  }

  /** Resumes the lesson, at a page counted from 1. */
  async taken(pageNumber: number): Promise<Page> {
    const page = await this.#desk.context().newPage();
    await page.goto(`${this.#measured.server.url}/#/play?fileId=${this.#coursewareId}&page=${pageNumber}`);
    await page.getByTestId('show').locator('[data-page-id]').first().waitFor();
    await page.getByTestId('ink-wet').waitFor({ state: 'attached' });
    return page;
  }

  async close(): Promise<void> {
    await this.#desk.context().close();
  }
}

/** Writes the full page's ink into the lesson, as another window of its teacher would. */
async function write(url: string, lessonId: string): Promise<void> {
  const { host } = new URL(url);
  const token = await signInAt(host, 'chen', DEMO_PASSWORD);
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  const ports = livePorts(host, token, LESSON_LIVE_PATH);
  const connection = new LiveConnection({ name: lessonId, doc, awareness, ports });
  try {
    await until(connection, () => connection.state.type === 'synced');
    const store = new CoursewareStore(doc);
    const pageId = `page${FULL_PAGE}`;
    store.transact((edit) => {
      if (!edit.find('page', pageId)) edit.create({ kind: 'page', id: pageId, order: 'a0' });
    });
    const records = inkRecords(pageId);
    for (let from = 0; from < records.length; from += 250) {
      store.transact((edit) => {
        for (const record of records.slice(from, from + 250)) edit.create(record);
      });
      await until(connection, () => connection.isStored);
    }
    store.dispose();
  } finally {
    connection.dispose();
    awareness.destroy();
    doc.destroy();
  }
}

function until(connection: LiveConnection, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`timed out: ${connection.state.type}`)), PATIENCE_MS);
    const look = () => {
      if (!holds()) return;
      clearTimeout(late);
      stop();
      resolve();
    };
    const stop = connection.subscribe(look);
    look();
  });
}
