import type { Dispose } from '@lectern/base';

/** Knows what has the focus since Escape put away what it had opened: it kept it or got it back, and no key went there. */
export class ReturnedFocus {
  #isEscaping = false;
  #on: object | undefined;

  /** `focused`: what has the focus while the key is pressed. */
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

  /** Listens to the window, ahead of whoever stops a key. */
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
