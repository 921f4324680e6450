import { type RefObject, useEffect, useState } from 'react';

/** Time for which the toolbar stays visible after its last use, milliseconds. */
const SEEN_MS = 12_000;
/** Distance within which a mouse shows the toolbar, CSS pixels. */
const NEAR = 80;

export interface ToolbarUse {
  /** False while the toolbar must stay visible. */
  readonly wanted: boolean;
  /** A change of this value shows the toolbar for a while. */
  readonly moment: string;
}

/**
 * Whether the toolbar is hidden because it was not used for a while: no mouse over or near it, no touch and no keyboard
 * focus.
 */
export function useToolbarHiding(
  bar: RefObject<HTMLElement | null>,
  { wanted, moment }: ToolbarUse,
): boolean {
  const [rests, setRests] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment begins the while anew
  useEffect(() => {
    const root = bar.current;
    if (!wanted || !root) {
      setRests(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    let isNear = false;
    const used = () => {
      setRests(false);
      clearTimeout(timer);
      timer = setTimeout(rest, SEEN_MS);
    };
    const rest = () => {
      if (isNear || root.querySelector(':focus-visible')) used();
      else setRests(true);
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const { left, right, top, bottom } = root.getBoundingClientRect();
      const isNow =
        event.clientX > left - NEAR &&
        event.clientX < right + NEAR &&
        event.clientY > top - NEAR &&
        event.clientY < bottom + NEAR;
      if (isNow !== isNear) used();
      isNear = isNow;
    };
    const left = () => {
      isNear = false;
    };
    addEventListener('pointermove', moved);
    document.documentElement.addEventListener('pointerleave', left);
    root.addEventListener('pointerdown', used);
    root.addEventListener('focusin', used);
    used();
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
      document.documentElement.removeEventListener('pointerleave', left);
      root.removeEventListener('pointerdown', used);
      root.removeEventListener('focusin', used);
    };
  }, [bar, wanted, moment]);
  return wanted && rests;
}
