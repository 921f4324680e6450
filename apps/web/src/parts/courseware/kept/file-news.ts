import { type Dispose, Emitter } from '@lectern/base';

const CHANNEL = 'lectern-kept-files';

/** Tells every window of this browser that files wait, or that they wait no longer. */
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

/** The news of this window. */
export const fileNews = new FileNews();
