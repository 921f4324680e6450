import type { CoursewareReader } from '@lectern/courseware';
import type { ShowRound } from '@lectern/stage/show';
import { useCallback, useState } from 'react';
import { addressNow, keepSearchParam } from '../../../platform/router/router.ts';
import { readRound, roundOf } from './read-round.ts';

export interface Round {
  /** How the show goes by itself, if it does. */
  readonly now: ShowRound | undefined;
  /** The teacher is asked how it is to go. */
  readonly isAsked: boolean;
  /** Asks how it is to go, or leaves it to the teacher's hand again. */
  readonly toggle: () => void;
  readonly cancel: () => void;
  /** How it is to go; undefined: by the teacher's hand. A reload goes on with it, as a hall wants it in the morning. */
  readonly set: (round: ShowRound | undefined) => void;
}

/** A show that goes by itself, as the address says it, or else the courseware. */
export function useRound(reader: CoursewareReader): Round {
  const [show] = useState(() => reader.find('deck', 'deck')?.show);
  const [now, setNow] = useState(() => readRound(addressNow().search, show));
  const [isAsked, setAsked] = useState(false);
  const set = useCallback(
    (round: ShowRound | undefined) => {
      setNow(round);
      setAsked(false);
      const stopped = roundOf(show) ? 'none' : undefined;
      keepSearchParam('every', round?.every === undefined ? stopped : String(round.every / 1000));
      keepSearchParam('kiosk', round?.kiosk ? '1' : undefined);
    },
    [show],
  );
  return {
    now,
    isAsked,
    toggle: () => (now ? set(undefined) : setAsked(true)),
    cancel: () => setAsked(false),
    set,
  };
}
