import type { Dispose } from '@lectern/base';

/**
 * Remembers the node that has the focus since Escape closed the overlay that the node had opened: it kept or regained
 * the focus, and no key was pressed there since.
 */
export class ReturnedFocus {
  #isEscaping = false;
  #on: object | undefined;

  /** `focused`: the focused node when the key is pressed. */
  onKey(key: string, focused: object | null): void {
    this.#isEscaping = key === 'Escape';
    if (this.#isEscaping) this.onFocus(focused);
  }

  onPress(): void {
    this.#isEscaping = false;
  }

  onFocus(target: object | null): void {
    this.#on = this.#isEscaping && target !== null ? target : undefined;
  }

  isOn(target: object | null): boolean {
    return target !== null && target === this.#on;
  }

  /** Listens on the window in the capture phase, so that it receives keys that other listeners stop. */
  listen(): Dispose {
    const key = (event: KeyboardEvent) => this.onKey(event.key, document.activeElement);
    const press = () => this.onPress();
    const focus = (event: FocusEvent) => this.onFocus(event.target);
    addEventListener('keydown', key, { capture: true });
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('focusin', focus);
    return () => {
      removeEventListener('keydown', key, { capture: true });
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('focusin', focus);
    };
  }
}
