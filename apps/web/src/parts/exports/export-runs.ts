import { newId, type Readable, Signal } from '@lectern/base';
import {
  cancelExport,
  type ExportFormat,
  type ExportTask,
  getExport,
  listExports,
  startExport,
} from '@lectern/protocol/exports';
import { showToast } from '@lectern/ui';
import { ApiError, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { currentSession, subscribeSession } from '../../platform/api/session.ts';
import { subscribePush } from '../../platform/push/push-socket.ts';
import { downloadText } from './download-texts.ts';
import type { ExportChoice, ExportRequest } from './export-request.ts';
import { forgetOwnExport, isOwnExport, keepOwnExport } from './own-exports.ts';

/** An export as the panel shows it: begun in this window, or found at the server. */
export interface ExportRun {
  /** The task's id, once there is one. */
  readonly key: string;
  /** Of the courseware. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly state:
    | { readonly kind: 'starting' }
    /** The server did not take it. */
    | { readonly kind: 'refused'; readonly message: string }
    | { readonly kind: 'task'; readonly task: ExportTask };
}

const POLL_MS = 500;
/** Without a connection it is asked again, later each time and no later than this. Milliseconds. */
const POLL_MOST_MS = 8_000;

const runs = new Signal<readonly ExportRun[]>([]);

/** The exports of whoever is signed in, the oldest first. */
export const exportRuns: Readable<readonly ExportRun[]> = runs;

/** Saved, cancelled or put away here: the server may still list them for a moment. */
const gone = new Set<string>();
/** Whether pages of a PDF are shown as they look, where whoever asked for the export saw them. */
const picturedPages = new Map<string, boolean>();

let user = currentSession()?.userId;
let asking = false;
let askAgain = false;
let wait = POLL_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let following = false;

function drop(key: string): void {
  runs.set(runs.get().filter((run) => run.key !== key));
}

function runOf(task: ExportTask): ExportRun {
  return { key: task.id, name: task.document_name, format: task.format, state: { kind: 'task', task } };
}

function isUnfinished({ state }: ExportRun): boolean {
  return state.kind === 'task' && ['waiting', 'running'].includes(state.task.state);
}

/**
 * Finds the exports of whoever is signed in, whichever window or day they were begun in, and follows them from then on.
 */
export function followExports(): void {
  if (following) return;
  following = true;
  subscribeSession((session) => {
    if (session?.userId === user) return;
    user = session?.userId;
    runs.set([]);
    void refresh();
  });
  subscribePush({
    onReady: () => void refresh(),
    onMessage: (message) => {
      if (message.kind === 'export') void refresh();
    },
  });
  void refresh();
}

/** Begins an export and follows it; how it failed is said in its place. */
export async function beginExport(request: ExportRequest, choice: ExportChoice): Promise<void> {
  followExports();
  const { document, ready } = request;
  const key = newId();
  const run = { key, name: document.name, format: choice.format };
  runs.set([...runs.get(), { ...run, state: { kind: 'starting' } }]);
  try {
    await ready?.();
    if (gone.has(key)) return;
    const { pages, ...body } = choice;
    const wish = { ...body, ...(pages ? { pages: [...pages] } : {}) };
    const task = await call(startExport, { params: { id: document.id }, body: wish });
    if (gone.has(key)) {
      await end(task);
      return;
    }
    keepOwnExport(task.id);
    if (request.picturedPages !== undefined) picturedPages.set(task.id, request.picturedPages);
    runs.set(runs.get().map((other) => (other.key === key ? runOf(task) : other)));
    void refresh();
  } catch (error) {
    const state = { kind: 'refused', message: messageOf(error) } as const;
    runs.set(runs.get().map((other) => (other.key === key ? { ...run, state } : other)));
  }
}

/** Ends an export that is on its way, and puts away one that has ended. */
export async function removeRun({ key, state }: ExportRun): Promise<void> {
  gone.add(key);
  drop(key);
  if (state.kind !== 'task') return;
  forgetOwnExport(key);
  await end(state.task);
}

/** Lets the browser save the file of an export. */
export async function saveRun({ state }: ExportRun): Promise<void> {
  if (state.kind !== 'task') return;
  try {
    // The link that came with the list may be over.
    const task = await call(getExport, { params: paramsOf(state.task) });
    if (task.file) save(task, task.file);
  } catch (error) {
    showToast({ kind: 'failure', text: messageOf(error) });
  }
  await refresh();
}

/** Asks the server what there is; while something is on its way, again and again. */
async function refresh(): Promise<void> {
  askAgain = asking;
  if (asking || user === undefined) return;
  clearTimeout(timer);
  asking = true;
  const of = user;
  const before = new Set(runs.get().map(({ key }) => key));
  try {
    const { items } = await call(listExports);
    if (of === user) take(items, before);
    wait = POLL_MS;
  } catch (error) {
    const mayComeBack = error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
    wait = mayComeBack ? Math.min(wait * 2, POLL_MOST_MS) : POLL_MOST_MS;
  }
  asking = false;
  if (askAgain) void refresh();
  else if (runs.get().some(isUnfinished)) timer = setTimeout(() => void refresh(), wait);
}

/** `before` are those that were there when the server was asked: those that it does not list were put away elsewhere. */
function take(items: readonly ExportTask[], before: ReadonlySet<string>): void {
  const listed = new Map(items.filter(({ id }) => !gone.has(id)).map((task) => [task.id, task]));
  const kept = runs.get().flatMap((run) => {
    const task = listed.get(run.key);
    listed.delete(run.key);
    if (task) return runOf(task);
    return run.state.kind === 'task' && before.has(run.key) ? [] : run;
  });
  // One of these may be what the server makes of an export that is just starting here: it is listed again.
  const isStarting = kept.some(({ state }) => state.kind === 'starting');
  const found = isStarting ? [] : [...listed.values()].map(runOf);
  runs.set([...kept, ...found]);
  for (const { state } of runs.get()) {
    if (state.kind === 'task' && state.task.file && isOwnExport(state.task.id)) {
      save(state.task, state.task.file);
    }
  }
}

/** It was ended here whatever the server says; without a connection it goes in a day. */
async function end(task: ExportTask): Promise<void> {
  await call(cancelExport, { params: paramsOf(task) }).catch(() => undefined);
}

function paramsOf(task: ExportTask): { readonly id: string; readonly export_id: string } {
  return { id: task.document_id, export_id: task.id };
}

function save(task: ExportTask, { name, url }: NonNullable<ExportTask['file']>): void {
  gone.add(task.id);
  forgetOwnExport(task.id);
  drop(task.id);
  const anchor = window.document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  showToast({ kind: 'success', text: downloadText('exported', { name }) });
  if (task.format === 'pptx') void sayElementsOnly(task);
}

async function sayElementsOnly({ id, document_id: documentId }: ExportTask): Promise<void> {
  const { sayElementsOnly: say } = await import('./elements-only.ts');
  await say(documentId, picturedPages.get(id));
}

/** What the server has not taken yet is lost with its page: the browser asks first. */
window.addEventListener('beforeunload', (event) => {
  if (runs.get().some(({ state }) => state.kind === 'starting')) event.preventDefault();
});
