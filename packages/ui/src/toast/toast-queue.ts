import { type Readable, Signal } from '@lectern/base';

export type ToastKind = 'information' | 'success' | 'attention' | 'failure';

export interface ToastContent {
  readonly kind?: ToastKind;
  readonly text: string;
  /** The subject: the toast replaces an earlier one about the same subject, which is no longer true. */
  readonly about?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds until it is removed by itself; 0 keeps it. Failures and toasts with an action stay twice as long. */
  readonly lifetime?: number;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

const LIFETIME_MS = 4000;
const SHOWN_AT_MOST = 4;

/** Short notifications: the newest few, each for its time. Two toasts with the same text are never shown at once. */
export class ToastQueue {
  readonly #toasts = new Signal<readonly Toast[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #lastId = 0;
  #isHeld = false;

  /** The toasts, the oldest first. */
  get toasts(): Readable<readonly Toast[]> {
    return this.#toasts;
  }

  /** Returns the toast's id. */
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
   * The pointer or the focus is on a toast, so toasts with an action stay. The others are removed in their time,
   * because the pointer may be moving to an element below them.
   */
  readonly hold = (): void => {
    this.#isHeld = true;
    for (const toast of this.#toasts.get()) if (isPatient(toast)) this.#stop(toast.id);
  };

  /** The pointer or focus has left the toasts: each that was kept stays for its whole time again. */
  readonly release = (): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const toast of this.#toasts.get()) if (isPatient(toast)) this.#begin(toast);
  };

  dismiss(id: number): void {
    this.#keep(this.#toasts.get().filter((toast) => toast.id !== id));
    // The toast under the pointer is removed, and no event will report that the pointer has left it.
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

  /** Stops the timers of toasts that are no longer shown. */
  #keep(toasts: readonly Toast[]): void {
    for (const id of this.#timers.keys()) if (!toasts.some((toast) => toast.id === id)) this.#stop(id);
    this.#toasts.set(toasts);
  }

  #stop(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}

/** Whether the toast is a failure or has an action: its reader then needs more time. */
function isPatient({ kind, action }: ToastContent): boolean {
  return kind === 'failure' || action !== undefined;
}
