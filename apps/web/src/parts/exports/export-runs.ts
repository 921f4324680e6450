import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import type { ExportFormat } from '@lectern/protocol/document-kinds';
import type { ExportTask } from '@lectern/protocol/exports';
import type { ExportChoice, ExportRequest } from './export-request.ts';

/** An export in the panel: begun in this window, or found on the server. */
export interface ExportRun {
  /** The task's id, once it has one; before that a temporary key. */
  readonly key: string;
  /** Name of the courseware. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly state:
    | { readonly kind: 'starting' }
    /** The server did not accept the export. */
    | { readonly kind: 'refused'; readonly message: string }
    | { readonly kind: 'task'; readonly task: ExportTask };
}

export type ExportFile = NonNullable<ExportTask['file']>;

/** Ports of server and browser that following exports needs. */
export interface ExportPorts {
  /** Id of the signed-in user. */
  readonly user: Readable<string | undefined>;
  /** Calls back when the user's exports may have changed on the server. */
  readonly onNews: (listener: () => void) => Dispose;
  readonly list: () => Promise<readonly ExportTask[]>;
  readonly start: (documentId: string, choice: ExportChoice) => Promise<ExportTask>;
  readonly read: (task: ExportTask) => Promise<ExportTask>;
  readonly cancel: (task: ExportTask) => Promise<void>;
  /** The exports that this tab requested and saves automatically. */
  readonly own: {
    readonly has: (id: string) => boolean;
    readonly keep: (id: string) => void;
    readonly forget: (id: string) => void;
  };
  /** Resolves when the file can be downloaded; a browser's own download would show no reason for a failure. */
  readonly reach: (file: ExportFile) => Promise<void>;
  /** Starts the browser's download; `picturedPages` is as in ExportRequest. */
  readonly save: (task: ExportTask, file: ExportFile, picturedPages: boolean | undefined) => void;
  /** Shows that a file failed to load. */
  readonly sayFailure: (error: unknown) => void;
  /** The message for an export that the server did not accept. */
  readonly messageOf: (error: unknown) => string;
  /** Whether retrying soon may succeed. */
  readonly mayComeBack: (error: unknown) => boolean;
}

const POLL_MS = 500;
/** Longest interval between polls while there is no connection, milliseconds; the intervals grow up to it. */
const POLL_MOST_MS = 8_000;

/** The exports of the signed-in user, from any window and day. */
export class ExportRuns {
  readonly #ports: ExportPorts;
  readonly #runs = new Signal<readonly ExportRun[]>([]);
  /** Exports that this window saved, cancelled or removed: the server may still list them for a moment. */
  readonly #gone = new Set<string>();
  /** Requests and options of this window's exports, by the run's key. */
  readonly #requests = new Map<string, readonly [ExportRequest, ExportChoice]>();
  #user: string | undefined;
  #asking = false;
  #askAgain = false;
  #wait = POLL_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: readonly Dispose[] = [];

  constructor(ports: ExportPorts) {
    this.#ports = ports;
    this.#user = ports.user.get();
  }

  /** All exports, the oldest first. */
  get runs(): Readable<readonly ExportRun[]> {
    return this.#runs;
  }

  /** Fetches the existing exports and follows them. */
  follow(): void {
    if (this.#stops.length > 0) return;
    this.#stops = [
      this.#ports.user.subscribe(() => this.#beOf(this.#ports.user.get())),
      this.#ports.onNews(() => void this.#refresh()),
    ];
    this.#beOf(this.#ports.user.get());
    void this.#refresh();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#timer);
  }

  /** Begins an export and follows it; a failure is shown as the state of the export. */
  async begin(request: ExportRequest, choice: ExportChoice): Promise<void> {
    this.follow();
    const { document, ready } = request;
    const key = newId();
    const run = { key, name: document.name, format: choice.format };
    this.#requests.set(key, [request, choice]);
    this.#runs.set([...this.#runs.get(), { ...run, state: { kind: 'starting' } }]);
    try {
      await ready?.();
      if (this.#gone.has(key)) return;
      const task = await this.#ports.start(document.id, choice);
      if (this.#gone.has(key)) {
        await this.#end(task);
        return;
      }
      this.#ports.own.keep(task.id);
      this.#requests.delete(key);
      this.#requests.set(task.id, [request, choice]);
      this.#change(key, runOf(task));
      void this.#refresh();
    } catch (error) {
      this.#change(key, { ...run, state: { kind: 'refused', message: this.#ports.messageOf(error) } });
    }
  }

  /** Whether the export was requested in this window, so that it can be repeated. */
  canRepeat({ key }: ExportRun): boolean {
    return this.#requests.has(key);
  }

  /** Starts the same export again. */
  async repeat(run: ExportRun): Promise<void> {
    const [request, choice] = this.#requests.get(run.key) ?? [];
    if (!request || !choice) return;
    await Promise.all([this.remove(run), this.begin(request, choice)]);
  }

  /** Cancels an export in progress, or removes a finished export. */
  async remove({ key, state }: ExportRun): Promise<void> {
    this.#gone.add(key);
    this.#requests.delete(key);
    this.#drop(key);
    if (state.kind !== 'task') return;
    this.#ports.own.forget(key);
    await this.#end(state.task);
  }

  /** Downloads the file of an export. */
  async save({ state }: ExportRun): Promise<void> {
    if (state.kind !== 'task') return;
    try {
      // The link from the list may have expired.
      const task = await this.#ports.read(state.task);
      if (task.file) await this.#save(task, task.file);
    } catch (error) {
      this.#ports.sayFailure(error);
    }
    await this.#refresh();
  }

  #beOf(user: string | undefined): void {
    if (user === this.#user) return;
    this.#user = user;
    this.#runs.set([]);
    void this.#refresh();
  }

  #change(key: string, to: ExportRun): void {
    this.#runs.set(this.#runs.get().map((run) => (run.key === key ? to : run)));
  }

  #drop(key: string): void {
    this.#runs.set(this.#runs.get().filter((run) => run.key !== key));
  }

  /** Fetches the exports; polls while any is in progress. */
  async #refresh(): Promise<void> {
    this.#askAgain = this.#asking;
    if (this.#asking || this.#user === undefined) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    const of = this.#user;
    const before = new Set(this.#runs.get().map(({ key }) => key));
    try {
      const items = await this.#ports.list();
      if (of === this.#user) this.#take(items, before);
      this.#wait = POLL_MS;
    } catch (error) {
      this.#wait = this.#ports.mayComeBack(error) ? Math.min(this.#wait * 2, POLL_MOST_MS) : POLL_MOST_MS;
    }
    this.#asking = false;
    if (this.#askAgain) void this.#refresh();
    else if (this.#runs.get().some(isUnfinished)) {
      this.#timer = setTimeout(() => void this.#refresh(), this.#wait);
    }
  }

  /**
   * `before`: keys that were listed when the request was sent; keys missing from the response were removed elsewhere.
   */
  #take(items: readonly ExportTask[], before: ReadonlySet<string>): void {
    const listed = new Map(items.filter(({ id }) => !this.#gone.has(id)).map((task) => [task.id, task]));
    const kept = this.#runs.get().flatMap((run) => {
      const task = listed.get(run.key);
      listed.delete(run.key);
      if (task) return runOf(task);
      return run.state.kind === 'task' && before.has(run.key) ? [] : run;
    });
    // A new item may belong to an export that is being started in this window; the list is fetched again afterwards.
    const isStarting = kept.some(({ state }) => state.kind === 'starting');
    const found = isStarting ? [] : [...listed.values()].map(runOf);
    this.#runs.set([...kept, ...found]);
    for (const { state } of this.#runs.get()) {
      if (state.kind === 'task' && state.task.file && this.#ports.own.has(state.task.id)) {
        // The file is saved automatically only once; if it fails to load, the button remains.
        this.#ports.own.forget(state.task.id);
        this.#save(state.task, state.task.file).catch((error: unknown) => this.#ports.sayFailure(error));
      }
    }
  }

  /** Asks the server to cancel the task; errors are ignored, because the server deletes a task after a day. */
  async #end(task: ExportTask): Promise<void> {
    await this.#ports.cancel(task).catch(() => undefined);
  }

  async #save(task: ExportTask, file: ExportFile): Promise<void> {
    await this.#ports.reach(file);
    if (this.#gone.has(task.id)) return;
    this.#gone.add(task.id);
    const [request] = this.#requests.get(task.id) ?? [];
    this.#requests.delete(task.id);
    this.#drop(task.id);
    this.#ports.save(task, file, request?.picturedPages);
  }
}

function runOf(task: ExportTask): ExportRun {
  return { key: task.id, name: task.document_name, format: task.format, state: { kind: 'task', task } };
}

function isUnfinished({ state }: ExportRun): boolean {
  return state.kind === 'task' && ['waiting', 'running'].includes(state.task.state);
}
