import type { Dispose, Readable } from '@lectern/base';
import type { KeptFile, KeptFilesDatabase } from './kept-files-database.ts';

/** What sending takes of the browser and of the server. */
export interface SendingPorts {
  readonly database: Pick<KeptFilesDatabase, 'waiting' | 'settle' | 'drop' | 'close'>;
  readonly online: Readable<boolean>;
  /** Tells when files wait. */
  readonly onNews: (listener: () => void) => Dispose;
  /** Runs the work while no other window of this browser does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly send: (file: KeptFile) => Promise<unknown>;
  /** Whether there is no answer, so that asking later may help. */
  readonly isUnreachable: (error: unknown) => boolean;
  /** A file that the server has now is told to every window. */
  readonly settled: () => void;
  readonly saySent: (count: number) => void;
  /** `giveUp` is called when the user has the file elsewhere: then it need not wait here. */
  readonly sayRefused: (file: KeptFile, error: unknown, giveUp: () => void) => void;
}

/** After a file found no answer although the server can be reached, the next try comes this much later; then twice as much. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Sends the files that wait in this browser, whichever courseware they were put into, when the server can be reached. */
export class WaitingFiles {
  readonly #ports: SendingPorts;
  readonly #stops: readonly Dispose[];
  /** Refused in this window: not sent again before the next visit, and not dropped by themselves, for they are nowhere else. */
  readonly #refused = new Set<string>();
  #sending = false;
  #again = false;
  #disposed = false;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: SendingPorts) {
    this.#ports = ports;
    const look = () => void this.#send();
    this.#stops = [ports.online.subscribe(look), ports.onNews(look)];
    look();
  }

  async #send(): Promise<void> {
    this.#again = this.#sending;
    if (this.#sending || this.#disposed || !this.#ports.online.get()) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      await this.#ports.alone(() => this.#sendAll());
    } catch {
      // A browser without database: nothing waits in it.
    }
    this.#sending = false;
    if (this.#again) await this.#send();
  }

  async #sendAll(): Promise<void> {
    let sent = 0;
    for (const file of await this.#ports.database.waiting()) {
      const key = `${file.documentId} ${file.hash}`;
      if (this.#disposed || this.#refused.has(key)) continue;
      try {
        await this.#ports.send(file);
        await this.#ports.database.settle(file.documentId, file.hash);
        sent += 1;
        this.#pause = FIRST_PAUSE_MS;
        this.#ports.settled();
      } catch (error) {
        if (this.#ports.isUnreachable(error)) {
          this.#tryLater();
          break;
        }
        this.#refused.add(key);
        this.#ports.sayRefused(file, error, () => void this.#giveUp(file));
      }
    }
    if (sent > 0) this.#ports.saySent(sent);
  }

  /** One call can fail while the connection is there, and then nothing else would tell of a chance. */
  #tryLater(): void {
    if (this.#disposed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  async #giveUp({ documentId, hash }: KeptFile): Promise<void> {
    await this.#ports.database.drop(documentId, hash);
    this.#ports.settled();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#ports.database.close();
  }
}
