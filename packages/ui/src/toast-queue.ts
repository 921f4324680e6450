import { type Readable, Signal } from '@lectern/base';

export type ToastKind = 'information' | 'success' | 'attention' | 'failure';

export interface ToastContent {
  readonly kind?: ToastKind;
  readonly text: string;
  /** What it is about: it takes the place of what was said about the same before, which is no longer true. */
  readonly about?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds until it goes by itself; 0 stays. Failures and those with an action stay twice as long. */
  readonly lifetime?: number;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

const LIFETIME_MS = 4000;
const SHOWN_AT_MOST = 4;

/** What is said in passing: the newest few, each for its time. The same words are not said twice at once. */
export class ToastQueue {
  readonly #toasts = new Signal<readonly Toast[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #lastId = 0;

  /** The oldest first. */
  get toasts(): Readable<readonly Toast[]> {
    return this.#toasts;
  }

  /** Answers the toast's id. */
  show(content: ToastContent): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const others = this.#toasts
      .get()
      .filter(({ text, about }) => text !== content.text && (about === undefined || about !== content.about));
    this.#keep([...others.slice(-(SHOWN_AT_MOST - 1)), { ...content, id }]);
    const patient = content.kind === 'failure' || content.action !== undefined;
    const lifetime = content.lifetime ?? (patient ? LIFETIME_MS * 2 : LIFETIME_MS);
    if (lifetime > 0)
      this.#timers.set(
        id,
        setTimeout(() => this.dismiss(id), lifetime),
      );
    return id;
  }

  dismiss(id: number): void {
    this.#keep(this.#toasts.get().filter((toast) => toast.id !== id));
  }

  /** The timers of those that are not shown any more end with them. */
  #keep(toasts: readonly Toast[]): void {
    for (const [id, timer] of this.#timers) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      this.#timers.delete(id);
    }
    this.#toasts.set(toasts);
  }
}
