import { type Dispose, Emitter } from '@lectern/base';

const CHANNEL = 'lectern-kept-files';

/** Notifies every window of this browser when the list of files waiting for upload changes. */
export class FileNews {
  readonly #heard = new Emitter();
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  constructor() {
    if (this.#channel) this.#channel.onmessage = () => this.#heard.emit();
  }

  tell(): void {
    this.#heard.emit();
    this.#channel?.postMessage('changed');
  }

  subscribe(listener: () => void): Dispose {
    return this.#heard.subscribe(listener);
  }
}

/** The notifier of this window. */
export const fileNews = new FileNews();
