import type { LessonState } from '@lectern/courseware/lesson';
import type { Show } from '@lectern/stage/show';

type Stage = NonNullable<Show['stage']['current']>;
type LaterSounds = Pick<Stage['sounds'], 'heard' | 'onMade' | 'ask'>;

/** Key of the sounds in the lesson's state. */
const HEARD = 'heard';

/**
 * Resumes the sounds that the lesson stored at their positions, and stores the positions of sounds that play across
 * pages. Returns a function that stops this.
 */
export function keepSounds(
  sounds: LaterSounds,
  state: LessonState,
  urlOf: (elementId: string) => string | undefined,
  /** Calls the listener when `urlOf` may return further URLs. */
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
