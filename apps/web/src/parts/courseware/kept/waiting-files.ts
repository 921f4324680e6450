import type { Dispose, Readable } from '@lectern/base';
import type { KeptFile, KeptFilesDatabase } from './kept-files-database.ts';

/** Ports of browser and server that uploading needs. */
export interface SendingPorts {
  readonly database: Pick<KeptFilesDatabase, 'waiting' | 'settle' | 'drop' | 'close'>;
  readonly online: Readable<boolean>;
  /** Calls back when the list of waiting files changes. */
  readonly onNews: (listener: () => void) => Dispose;
  /** Runs the work while no other window of this browser runs it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly send: (file: KeptFile) => Promise<unknown>;
  /** Whether the error means that there was no response, so that a retry may succeed. */
  readonly isUnreachable: (error: unknown) => boolean;
  /** Notifies every window that a file was uploaded. */
  readonly settled: () => void;
  readonly saySent: (count: number) => void;
  /** Shows that a file was refused; `giveUp` deletes it, when the user has saved it elsewhere. */
  readonly sayRefused: (file: KeptFile, error: unknown, giveUp: () => void) => void;
}

/**
 * Pause before the first retry when an upload gets no response although the server is reachable; doubled with each
 * further retry.
 */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Uploads the files of all coursewares that wait in this browser, when the server is reachable. */
export class WaitingFiles {
  readonly #ports: SendingPorts;
  readonly #stops: readonly Dispose[];
  /**
   * Files refused in this window: not retried before the next visit, and not deleted automatically, because this is the
   * only copy.
   */
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
      // A browser without a database has no waiting files.
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

  /** A single call can fail while the connection stays up, and then no event would trigger a retry. */
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
