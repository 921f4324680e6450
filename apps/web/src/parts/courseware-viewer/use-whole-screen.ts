import { useCallback, useEffect, useState } from 'react';

/** Time without pointer movement after which the bar is hidden, milliseconds. */
const RESTS_AFTER_MS = 3_000;

export interface WholeScreen {
  readonly isOn: boolean;
  /** The pointer has not moved for a while: layers over the page are hidden. */
  readonly rests: boolean;
  readonly set: (on: boolean) => void;
}

/** Shows an element on the whole screen, or in the whole window where the browser refuses, as on some phones. */
export function useWholeScreen(): WholeScreen {
  const [isOn, setOn] = useState(false);
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const left = () => {
      if (document.fullscreenElement === null) setOn(false);
    };
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setRests(false);
      clearTimeout(timer);
      timer = setTimeout(() => setRests(true), RESTS_AFTER_MS);
    };
    wake();
    const woken = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const each of woken) addEventListener(each, wake);
    return () => {
      clearTimeout(timer);
      for (const each of woken) removeEventListener(each, wake);
      setRests(false);
    };
  }, [isOn]);
  useEffect(() => leave, []);
  const set = useCallback((on: boolean) => {
    setOn(on);
    // If the browser refuses, the whole window is used.
    if (on) document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    else leave();
  }, []);
  return { isOn, rests, set };
}

function leave(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}
