import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import type { ExportFormat, ExportTask } from '@lectern/protocol/exports';
import type { ExportChoice, ExportRequest } from './export-request.ts';

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

export type ExportFile = NonNullable<ExportTask['file']>;

/** What following exports takes of the server and of the browser. */
export interface ExportPorts {
  /** Who is signed in. */
  readonly user: Readable<string | undefined>;
  /** Calls back whenever the server may have something new of the user's exports. */
  readonly onNews: (listener: () => void) => Dispose;
  readonly list: () => Promise<readonly ExportTask[]>;
  readonly start: (documentId: string, choice: ExportChoice) => Promise<ExportTask>;
  readonly read: (task: ExportTask) => Promise<ExportTask>;
  readonly cancel: (task: ExportTask) => Promise<void>;
  /** The exports that this tab asked for and whose files it saves by itself. */
  readonly own: {
    readonly has: (id: string) => boolean;
    readonly keep: (id: string) => void;
    readonly forget: (id: string) => void;
  };
  /** Resolves where the file can be had now; a browser that saves says of one that cannot only that something is wrong. */
  readonly reach: (file: ExportFile) => Promise<void>;
  /** Lets the browser save the file; `picturedPages` is as in ExportRequest. */
  readonly save: (task: ExportTask, file: ExportFile, picturedPages: boolean | undefined) => void;
  /** Says that a file could not be had. */
  readonly sayFailure: (error: unknown) => void;
  /** What to say of an export that the server did not take. */
  readonly messageOf: (error: unknown) => string;
  /** Whether asking again soon may help. */
  readonly mayComeBack: (error: unknown) => boolean;
}

const POLL_MS = 500;
/** Without a connection the server is asked again, after longer waits each time, at most this long. Milliseconds. */
const POLL_MOST_MS = 8_000;

/** The exports of whoever is signed in, whichever window or day they were begun in. */
export class ExportRuns {
  readonly #ports: ExportPorts;
  readonly #runs = new Signal<readonly ExportRun[]>([]);
  /** Saved, cancelled or put away here: the server may still list them for a moment. */
  readonly #gone = new Set<string>();
  /** What was asked for in this window, by the run's key. */
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

  /** The oldest first. */
  get runs(): Readable<readonly ExportRun[]> {
    return this.#runs;
  }

  /** Finds the exports there are, and follows them from then on. */
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

  /** Begins an export and follows it; how it failed is said in its place. */
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

  /** Whether it was asked for in this window, so that it can be asked for anew. */
  canRepeat({ key }: ExportRun): boolean {
    return this.#requests.has(key);
  }

  /** Asks for the same again. */
  async repeat(run: ExportRun): Promise<void> {
    const [request, choice] = this.#requests.get(run.key) ?? [];
    if (!request || !choice) return;
    await Promise.all([this.remove(run), this.begin(request, choice)]);
  }

  /** Ends an export that is on its way, and puts away one that has ended. */
  async remove({ key, state }: ExportRun): Promise<void> {
    this.#gone.add(key);
    this.#requests.delete(key);
    this.#drop(key);
    if (state.kind !== 'task') return;
    this.#ports.own.forget(key);
    await this.#end(state.task);
  }

  /** Lets the browser save the file of an export. */
  async save({ state }: ExportRun): Promise<void> {
    if (state.kind !== 'task') return;
    try {
      // The link that came with the list may be over.
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

  /** Asks the server what there is; while something is on its way, again and again. */
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

  /** `before` are those that were there when the server was asked: those that it does not list were put away elsewhere. */
  #take(items: readonly ExportTask[], before: ReadonlySet<string>): void {
    const listed = new Map(items.filter(({ id }) => !this.#gone.has(id)).map((task) => [task.id, task]));
    const kept = this.#runs.get().flatMap((run) => {
      const task = listed.get(run.key);
      listed.delete(run.key);
      if (task) return runOf(task);
      return run.state.kind === 'task' && before.has(run.key) ? [] : run;
    });
    // One of these may be what the server makes of an export that is just starting here: it is listed again.
    const isStarting = kept.some(({ state }) => state.kind === 'starting');
    const found = isStarting ? [] : [...listed.values()].map(runOf);
    this.#runs.set([...kept, ...found]);
    for (const { state } of this.#runs.get()) {
      if (state.kind === 'task' && state.task.file && this.#ports.own.has(state.task.id)) {
        // Once by itself; where the file cannot be had it stays offered.
        this.#ports.own.forget(state.task.id);
        this.#save(state.task, state.task.file).catch((error: unknown) => this.#ports.sayFailure(error));
      }
    }
  }

  /** Asks the server to end the task, whatever it answers; where it never hears of that, the task goes in a day. */
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
