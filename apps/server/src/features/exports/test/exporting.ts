import { existsSync } from 'node:fs';
import { missing } from '@lectern/base/missing';
import { type ExportTask, getExport, startExport } from '@lectern/protocol/exports';
import { expect } from 'vitest';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestInput, type TestServer } from '../../../../test/setup/test-server.ts';
import { importFile } from '../../../../test/setup/upload-file.ts';
import { findBrowser } from '../../../platform/browser/find-browser.ts';
import type { PrintedDeck } from './printed-deck.ts';

const browser = await findBrowser(process.env.LECTERN_CHROMIUM);
/** Whether the page that prints is built. */
export const built = existsSync(new URL('../../../../../web/dist-print/print.html', import.meta.url));

/** The reason why tests of exports that a browser draws are skipped. */
export const whyNoPrint =
  missing('chromium', browser, 'Chromium is not installed') ??
  missing('chromium', built, 'the print page is not built');
/** A browser starts in about a second when it has a processor to itself. */
export const SLOW = 90_000;

export type Wish = NonNullable<TestInput<typeof startExport>['body']>;

export const ended = ({ state }: ExportTask) => state !== 'waiting' && state !== 'running';

/** A server with a teacher, Chen, whose coursewares are exported, and another teacher, Li. */
export async function startExporting() {
  const server = await startTestServer();
  const [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  return { server, chen, li, exporting: new Exporting(server, chen) };
}

class Exporting {
  readonly #server: TestServer;
  readonly #chen: SignedIn;

  constructor(server: TestServer, chen: SignedIn) {
    this.#server = server;
    this.#chen = chen;
  }

  /** Imports a courseware of Chen's; returns its id. */
  async courseware(deck: PrintedDeck, name = '秋天的雨'): Promise<string> {
    const task = await importFile(this.#server, this.#chen, `${name}.ndpx`, deck.file);
    if (task.document_id === null) throw new Error(`not imported: ${task.error?.message}`);
    return task.document_id;
  }

  start(id: string, body: Wish, session = this.#chen): Promise<ExportTask> {
    return this.#server.call(startExport, { params: { id }, body, language: 'zh' }, session);
  }

  async watched(task: ExportTask, until: (task: ExportTask) => boolean): Promise<ExportTask> {
    const params = { id: task.document_id, export_id: task.id };
    const deadline = Date.now() + SLOW;
    for (;;) {
      const now = await this.#server.call(getExport, { params, language: 'zh' }, this.#chen);
      if (until(now)) return now;
      if (Date.now() > deadline) throw new Error(`the export still has the state ${now.state}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async exported(id: string, body: Wish): Promise<{ task: ExportTask; bytes: Buffer }> {
    const task = await this.watched(await this.start(id, body), ended);
    if (!task.file) throw new Error(`not exported: ${task.state} ${task.error?.message}`);
    const answer = await this.#server.fetch(task.file.url);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(task.file.size);
    return { task, bytes };
  }
}
