import type { LessonState } from '@lectern/courseware/lesson';
import type { Show } from '@lectern/stage/show';

type Stage = NonNullable<Show['stage']['current']>;
type LaterSounds = Pick<Stage['sounds'], 'heard' | 'onMade' | 'ask'>;

/** The one key of their state. */
const HEARD = 'heard';

/** Brings the sounds that were heard across pages to where the lesson kept them, and keeps where they stand. */
export function keepSounds(
  sounds: LaterSounds,
  state: LessonState,
  urlOf: (elementId: string) => string | undefined,
  /** When `urlOf` may know more. */
  subscribe: (listener: () => void) => () => void,
): () => void {
  const kept = state.get()[HEARD];
  const follow = ({ carried }: NonNullable<LaterSounds['heard']>): void => {
    carried.onChange = () => {
      const { stands } = carried;
      const some = Object.keys(stands).length > 0;
      if (some || state.get()[HEARD] !== undefined) state.change({ [HEARD]: some ? stands : undefined });
    };
  };
  sounds.onMade = follow;
  if (sounds.heard) follow(sounds.heard);
  let stopAsking: (() => void) | undefined;
  let isOver = false;
  if (typeof kept === 'object' && kept !== null) {
    sounds.ask(({ carried }) => {
      const bring = (): boolean => {
        const isAll = carried.bring(kept as Readonly<Record<string, unknown>>, urlOf);
        if (isAll) stopAsking?.();
        return isAll;
      };
      if (!isOver && !bring()) stopAsking = subscribe(bring);
    });
  }
  return () => {
    isOver = true;
    stopAsking?.();
    sounds.onMade = undefined;
    if (sounds.heard) sounds.heard.carried.onChange = undefined;
  };
}
