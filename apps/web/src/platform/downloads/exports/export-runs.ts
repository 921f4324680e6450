import { cancelExport, type ExportTask, getExport, startExport } from '@lectern/protocol/exports';
import { showToast } from '@lectern/ui';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { downloadText } from '../download-texts.ts';
import type { ExportChoice, ExportRequest } from './export-request.ts';

/** An export on its way, as the panel shows it. */
export interface ExportRun {
  readonly key: number;
  readonly name: string;
  readonly format: ExportChoice['format'];
  /** Undefined until the server has taken it. */
  readonly task: ExportTask | undefined;
}

const POLL_MS = 500;
/** Without a connection it is asked again, later each time and no later than this. Milliseconds. */
const POLL_MOST_MS = 8_000;

let runs: readonly ExportRun[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();
const cancelled = new Set<number>();

export function subscribeRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentRuns(): readonly ExportRun[] {
  return runs;
}

function publish(next: readonly ExportRun[]): void {
  runs = next;
  for (const listener of listeners) listener();
}

/** Exports, shows how far it is, and lets the browser save the file; says how it failed. */
export async function runExport({ document, ready }: ExportRequest, choice: ExportChoice): Promise<void> {
  lastKey += 1;
  const key = lastKey;
  publish([...runs, { key, name: document.name, format: choice.format, task: undefined }]);
  try {
    await ready?.();
    if (cancelled.has(key)) return;
    const { pages, ...body } = choice;
    const wish = { ...body, ...(pages ? { pages: [...pages] } : {}) };
    const task = await watch(key, await call(startExport, { params: { id: document.id }, body: wish }));
    if (task?.file) save(task.file);
    else if (task?.error) fail(document.name, task.error.message);
  } catch (error) {
    fail(document.name, messageOf(error));
  } finally {
    cancelled.delete(key);
    publish(runs.filter((run) => run.key !== key));
  }
}

export async function cancelRun(run: ExportRun): Promise<void> {
  cancelled.add(run.key);
  publish(runs.filter(({ key }) => key !== run.key));
  if (run.task) await end(run.task);
}

/** Until it has ended; undefined when it was cancelled here. */
async function watch(key: number, first: ExportTask): Promise<ExportTask | undefined> {
  let task = first;
  let wait = POLL_MS;
  for (;;) {
    if (cancelled.has(key)) {
      await end(task);
      return undefined;
    }
    const now = task;
    publish(runs.map((run) => (run.key === key ? { ...run, task: now } : run)));
    if (task.state !== 'waiting' && task.state !== 'running') return task;
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      task = await call(getExport, { params: paramsOf(task) });
      wait = POLL_MS;
    } catch (error) {
      const mayComeBack = error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
      if (!mayComeBack) throw error;
      wait = Math.min(wait * 2, POLL_MOST_MS);
    }
  }
}

/** It was ended here whatever the server says; without a connection it ends unseen, and its file goes in a day. */
async function end(task: ExportTask): Promise<void> {
  await call(cancelExport, { params: paramsOf(task) }).catch(() => undefined);
}

function paramsOf(task: ExportTask): { readonly id: string; readonly export_id: string } {
  return { id: task.document_id, export_id: task.id };
}

function save({ name, url }: { readonly name: string; readonly url: string }): void {
  const anchor = window.document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  showToast({ kind: 'success', text: downloadText('exported', { name }) });
}

function fail(name: string, reason: string): void {
  showToast({ kind: 'failure', text: downloadText('exportFailed', { name, reason }), lifetime: 15_000 });
}

/** What comes of an export is saved by this page: the browser asks before it goes. */
window.addEventListener('beforeunload', (event) => {
  if (runs.length > 0) event.preventDefault();
});
