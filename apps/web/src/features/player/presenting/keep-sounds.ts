import type { CoursewareReader } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import type { Show } from '@lectern/stage/show';
import type { AssetSource } from '@lectern/stage/view';
import { useEffect } from 'react';

type Stage = NonNullable<Show['stage']['current']>;
type DeferredSounds = Pick<Stage['sounds'], 'heard' | 'onMade' | 'ask'>;

/** Key of the sounds in the lesson's state. */
const HEARD = 'heard';

/**
 * Resumes the sounds that the lesson stored at their positions, and stores the positions of sounds that play across
 * pages. Returns a function that stops this.
 */
export function keepSounds(
  sounds: DeferredSounds,
  state: LessonState,
  urlOf: (elementId: string) => string | undefined,
  /** Calls the listener when `urlOf` may return further URLs. */
  subscribe: (listener: () => void) => () => void,
): () => void {
  const kept = state.get()[HEARD];
  const follow = ({ carried }: NonNullable<DeferredSounds['heard']>): void => {
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
      const restore = (): boolean => {
        const isAll = carried.restore(kept as Readonly<Record<string, unknown>>, urlOf);
        if (isAll) stopAsking?.();
        return isAll;
      };
      if (!isOver && !restore()) stopAsking = subscribe(restore);
    });
  }
  return () => {
    isOver = true;
    stopAsking?.();
    sounds.onMade = undefined;
    if (sounds.heard) sounds.heard.carried.onChange = undefined;
  };
}

/** Stores sounds that play across pages with the lesson, and resumes them after a reload. */
export function useKeptSounds(
  { stage }: Pick<Show, 'stage'>,
  state: LessonState,
  reader: CoursewareReader,
  assets: AssetSource,
): void {
  useEffect(() => {
    const sounds = stage.current?.sounds;
    if (!sounds) return;
    const urlOf = (elementId: string): string | undefined => {
      const element = reader.find('element', elementId);
      const asset = element && 'asset' in element ? element.asset : undefined;
      return asset === undefined ? undefined : assets.url(asset);
    };
    return keepSounds(sounds, state, urlOf, (listener) => assets.subscribe(listener));
  }, [stage, state, reader, assets]);
}
