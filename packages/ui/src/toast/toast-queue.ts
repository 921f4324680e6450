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
  #isHeld = false;

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
    this.#begin({ ...content, id });
    return id;
  }

  /**
   * A hand, or the keyboard, is on one of them: what can be answered does not go by itself. The rest goes in its time, for
   * the hand may be on its way to something below it.
   */
  readonly hold = (): void => {
    this.#isHeld = true;
    for (const toast of this.#toasts.get()) if (isPatient(toast)) this.#stop(toast.id);
  };

  /** The pointer or focus has left the toasts: each that was held stays for its whole time once more. */
  readonly release = (): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const toast of this.#toasts.get()) if (isPatient(toast)) this.#begin(toast);
  };

  dismiss(id: number): void {
    this.#keep(this.#toasts.get().filter((toast) => toast.id !== id));
    // What was under the hand is gone, and nothing tells when the hand goes.
    this.release();
  }

  #begin(toast: Toast): void {
    const { id, lifetime } = toast;
    const waits = isPatient(toast);
    const stays = lifetime ?? (waits ? LIFETIME_MS * 2 : LIFETIME_MS);
    if (stays > 0 && !(waits && this.#isHeld))
      this.#timers.set(
        id,
        setTimeout(() => this.dismiss(id), stays),
      );
  }

  /** The timers of those that are not shown any more end with them. */
  #keep(toasts: readonly Toast[]): void {
    for (const id of this.#timers.keys()) if (!toasts.some((toast) => toast.id === id)) this.#stop(id);
    this.#toasts.set(toasts);
  }

  #stop(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}

/** Whether the toast says what is to be done, or can be answered: its reader then needs time. */
function isPatient({ kind, action }: ToastContent): boolean {
  return kind === 'failure' || action !== undefined;
}
