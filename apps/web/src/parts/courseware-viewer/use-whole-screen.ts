import { useCallback, useEffect, useState } from 'react';

/** Its bar is put away after so long without a hand, milliseconds. */
const RESTS_AFTER_MS = 3_000;

export interface WholeScreen {
  readonly isOn: boolean;
  /** Nobody has moved anything for a while: what lies over the page goes. */
  readonly rests: boolean;
  readonly set: (on: boolean) => void;
}

/** The whole screen; where the browser does not give it, as on some phones, the whole window. */
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
    // The window serves where the browser refuses.
    if (on) document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    else leave();
  }, []);
  return { isOn, rests, set };
}

function leave(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}
