import { Spinner } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import type { Leaf } from '../shown-preview.ts';
import classes from './picture-viewer.module.css';
import { useHands } from './use-hands.ts';

const nothing = () => undefined;

/** In the place of a file that is asked for: who leafs on quickly swipes before each picture is there. */
export function AwaitedFile({ leaf }: { readonly leaf: Leaf | undefined }): ReactNode {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const hands = useHands(room, {
    zoom: nothing,
    move: nothing,
    double: nothing,
    swipe: (direction) => (direction === 1 ? leaf?.next : leaf?.previous)?.(),
  });
  return (
    <div className={classes.viewer}>
      <div ref={setRoom} className={classes.room} {...hands}>
        <Spinner fill />
      </div>
    </div>
  );
}
