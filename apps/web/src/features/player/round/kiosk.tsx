import { Text } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from './round.module.css';

/** Time for which Escape or the corner must be held, and for which the hint about it is shown, milliseconds. */
const HELD_MS = 1_500;
const SAID_MS = 6_000;

export interface KioskProps {
  /** Milliseconds without a touch after which the show restarts; undefined: never. */
  readonly restartAfter: number | undefined;
  readonly pageId: string | undefined;
  readonly onRestart: () => void;
  readonly onEnd: () => void;
}

/** Kiosk mode: no controls; holding Escape or the corner ends it. */
export function Kiosk({ restartAfter, pageId, onRestart, onEnd }: KioskProps): ReactNode {
  const late = useLazyTexts();
  useRestart(restartAfter, pageId, onRestart);
  const [said, setSaid] = useState(true);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const hold = () => {
    held.current ??= setTimeout(() => latest.current(), HELD_MS);
  };
  const letGo = () => {
    clearTimeout(held.current);
    held.current = undefined;
  };
  useEffect(() => {
    const hush = setTimeout(() => setSaid(false), SAID_MS);
    const down = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') held.current ??= setTimeout(() => latest.current(), HELD_MS);
    };
    const up = () => {
      clearTimeout(held.current);
      held.current = undefined;
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    // With the keyboard lock, which some browsers have, a short press of Escape does not leave full screen.
    const { keyboard } = navigator as { keyboard?: { lock(keys: string[]): Promise<void>; unlock(): void } };
    keyboard?.lock(['Escape']).catch(() => undefined);
    return () => {
      clearTimeout(hush);
      up();
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      keyboard?.unlock();
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.corner}
        aria-label={late('kioskEnd')}
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
      />
      {said && (
        <Text as="p" size="panel" radius="round" className={classes.said} role="status">
          {late('kioskSaid')}
        </Text>
      )}
    </>
  );
}

/** Restarts a show that a visitor left before its end. */
function useRestart(after: number | undefined, pageId: string | undefined, onRestart: () => void): void {
  const latest = useRef(onRestart);
  useEffect(() => {
    latest.current = onRestart;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a new wait
  useEffect(() => {
    if (after === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), after);
    };
    wait();
    addEventListener('pointerdown', wait);
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait);
      removeEventListener('keydown', wait);
    };
  }, [after, pageId]);
}
