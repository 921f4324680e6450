import { type Dispose, Signal } from '@lectern/base';
import { APP_ID_HEADER } from '@lectern/protocol/constants';
import { fillPath } from '@lectern/protocol/endpoint';
import { uploadLessonWork } from '@lectern/protocol/lesson-works';
import { networkError, replyError } from '../../../platform/api/api-error.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { languageTag } from '../../../platform/i18n/language.ts';
import { BrowserOutboxTable, type OutboxTable } from '../../../platform/outbox/outbox-table.ts';

/** Age at which a file that was never handed in is deleted from the phone: a day, milliseconds. */
const KEPT_MS = 86_400_000;

/** A drawing, photograph or recording that the server does not have yet. */
export interface KeptFile {
  readonly activityId: string;
  readonly hash: string;
  readonly file: Blob;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface OwnFilesPorts {
  readonly table: OutboxTable<KeptFile>;
  readonly upload: (
    token: string,
    file: KeptFile,
    onProgress: (fraction: number) => void,
  ) => Promise<unknown>;
  readonly hash: (file: Blob) => Promise<string>;
  readonly addressOf: (file: Blob) => string;
  readonly now: () => number;
}

/**
 * The files of a pupil's answers on this phone. They are stored in the browser as soon as they are drawn, taken or recorded, so
 * that they survive a reload and a time without a network, and are uploaded when their answer is sent.
 */
export class OwnFiles {
  readonly #ports: OwnFilesPorts;
  readonly #addresses = new Map<string, string>();
  /** Number of files with an address. */
  readonly #changed = new Signal(0);
  readonly #progress = new Signal<number | undefined>(undefined);

  constructor(ports: OwnFilesPorts) {
    this.#ports = ports;
  }

  /** Share of the files in progress that is uploaded; undefined while nothing is uploaded. */
  get progress(): Signal<number | undefined> {
    return this.#progress;
  }

  /** Stores a file on the phone; returns the SHA-256 by which the answer names it. */
  readonly store = async (activityId: string, file: Blob): Promise<string> => {
    const hash = await this.#ports.hash(file);
    const known = await this.#find(activityId, [hash]);
    if (known.length === 0) await this.#ports.table.add({ activityId, hash, file, at: this.#ports.now() });
    this.#show(hash, file);
    return hash;
  };

  /** Storage for the views of an activity's questions. */
  storage(activityId: string) {
    return {
      subscribeAssets: (listener: () => void) => this.subscribe(listener),
      store: (file: Blob) => this.store(activityId, file),
    };
  }

  /** Reads the stored files of an activity after a reload, and deletes those that are old. */
  async load(activityId: string): Promise<void> {
    const all = await this.#ports.table.all();
    const end = this.#ports.now() - KEPT_MS;
    const old = all.filter(({ message }) => message.at < end).map(({ key }) => key);
    if (old.length > 0) await this.#ports.table.remove(old);
    for (const { message } of all)
      if (message.activityId === activityId && message.at >= end) this.#show(message.hash, message.file);
  }

  addressOf(hash: string): string | undefined {
    return this.#addresses.get(hash);
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /**
   * Uploads the files that an answer names and the server does not have. Rejects when one was not uploaded; it then stays on
   * the phone.
   */
  async send(
    token: string,
    { activityId, content }: { activityId: string; content: unknown },
  ): Promise<void> {
    const kept = await this.#find(activityId, hashesIn(content));
    try {
      for (const [index, { key, message }] of kept.entries()) {
        const report = (fraction: number) => this.#progress.set((index + fraction) / kept.length);
        report(0);
        await this.#ports.upload(token, message, report);
        await this.#ports.table.remove([key]);
      }
    } finally {
      this.#progress.set(undefined);
    }
  }

  async #find(activityId: string, hashes: readonly string[]) {
    const all = hashes.length > 0 ? await this.#ports.table.all() : [];
    return all.filter(({ message }) => message.activityId === activityId && hashes.includes(message.hash));
  }

  #show(hash: string, file: Blob): void {
    if (this.#addresses.has(hash)) return;
    this.#addresses.set(hash, this.#ports.addressOf(file));
    this.#changed.set(this.#addresses.size);
  }
}

/** The hashes of files in a response. */
function hashesIn(content: unknown): readonly string[] {
  return JSON.stringify(content).match(/(?<=")[0-9a-f]{64}(?=")/g) ?? [];
}

/** SHA-256 of a file. Pages without encryption have no WebCrypto, as on some school networks. */
async function hashOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!globalThis.crypto.subtle) return (await import('@lectern/base/sha256')).sha256(bytes);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Uploads with progress, which `fetch` cannot report. Rejects as `exchange` does. */
function upload(token: string, { activityId, file }: KeptFile, onProgress: (fraction: number) => void) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadLessonWork.method, fillPath(uploadLessonWork.path, { activity_id: activityId }));
    request.responseType = 'json';
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', languageTag());
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(APP_ID_HEADER, 'lectern-web');
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 200 ? resolve() : reject(replyError(request.status, request.response));
    const fail = () => {
      void connection.check();
      reject(networkError('operation'));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(file);
  });
}

/** The files of this browser's answers. */
export const ownFiles = new OwnFiles({
  table: new BrowserOutboxTable('lectern-phone-files'),
  upload,
  hash: hashOf,
  addressOf: (file) => URL.createObjectURL(file),
  now: () => Date.now(),
});
