import { type Dispose, Signal } from '@lectern/base';
import type { OutboxTable } from './outbox-table.ts';

/** A file that the server may not have yet. */
export interface KeptFile {
  /** The object whose messages name the file. */
  readonly group: string;
  readonly hash: string;
  readonly file: Blob;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface OwnFilesPorts<Target> {
  readonly table: OutboxTable<KeptFile>;
  readonly upload: (
    target: Target,
    file: KeptFile,
    onProgress: (fraction: number) => void,
  ) => Promise<unknown>;
  /** Age at which a file is deleted from this browser, milliseconds. */
  readonly keptMs: number;
  /** Whether a file stays after its upload until it is old, so that a reload shows it. */
  readonly staysAfterUpload?: boolean;
  readonly hash?: (file: Blob) => Promise<string>;
  readonly addressOf?: (file: Blob) => string;
  readonly now?: () => number;
}

/**
 * Files that messages name by their hashes. They are stored in the browser as soon as they are made, so that they survive a
 * reload and a time without a network, and are uploaded when their message is sent.
 */
export class OwnFiles<Target> {
  readonly #ports: Required<OwnFilesPorts<Target>>;
  readonly #addresses = new Map<string, string>();
  /** Number of files with an address. */
  readonly #changed = new Signal(0);
  readonly #progress = new Signal<number | undefined>(undefined);

  constructor(ports: OwnFilesPorts<Target>) {
    const browser = { hash: hashOf, addressOf: (file: Blob) => URL.createObjectURL(file), now: Date.now };
    this.#ports = { staysAfterUpload: false, ...browser, ...ports };
  }

  /** Share of the files in progress that is uploaded; undefined while nothing is uploaded. */
  get progress(): Signal<number | undefined> {
    return this.#progress;
  }

  /** Stores a file in this browser; returns the SHA-256 by which messages name it. */
  readonly store = async (group: string, file: Blob): Promise<string> => {
    const hash = await this.#ports.hash(file);
    const known = await this.#find(group, [hash]);
    if (known.length === 0) await this.#ports.table.add({ group, hash, file, at: this.#ports.now() });
    this.#show(hash, file);
    return hash;
  };

  /** Storage for the views that make files of a group. */
  storage(group: string) {
    return {
      subscribeAssets: (listener: () => void) => this.subscribe(listener),
      store: (file: Blob) => this.store(group, file),
    };
  }

  /** Reads the stored files of a group after a reload, and deletes all files that are old. */
  async load(group: string): Promise<void> {
    const all = await this.#ports.table.all();
    const end = this.#ports.now() - this.#ports.keptMs;
    const old = all.filter(({ message }) => message.at < end).map(({ key }) => key);
    if (old.length > 0) await this.#ports.table.remove(old);
    for (const { message } of all)
      if (message.group === group && message.at >= end) this.#show(message.hash, message.file);
  }

  addressOf(hash: string): string | undefined {
    return this.#addresses.get(hash);
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /**
   * Uploads the stored files of a group that a message names. Rejects when one was not uploaded; it then stays in this
   * browser.
   */
  async send(target: Target, { group, content }: { group: string; content: unknown }): Promise<void> {
    const kept = await this.#find(group, hashesIn(content));
    try {
      for (const [index, { key, message }] of kept.entries()) {
        const report = (fraction: number) => this.#progress.set((index + fraction) / kept.length);
        report(0);
        await this.#ports.upload(target, message, report);
        if (!this.#ports.staysAfterUpload) await this.#ports.table.remove([key]);
      }
    } finally {
      this.#progress.set(undefined);
    }
  }

  async #find(group: string, hashes: readonly string[]) {
    const all = hashes.length > 0 ? await this.#ports.table.all() : [];
    return all.filter(({ message }) => message.group === group && hashes.includes(message.hash));
  }

  #show(hash: string, file: Blob): void {
    if (this.#addresses.has(hash)) return;
    this.#addresses.set(hash, this.#ports.addressOf(file));
    this.#changed.set(this.#addresses.size);
  }
}

/** The hashes of files in a message. */
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
