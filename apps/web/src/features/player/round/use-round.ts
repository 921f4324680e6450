import type { CoursewareReader } from '@lectern/courseware';
import type { ShowRound } from '@lectern/stage/show';
import { useCallback, useState } from 'react';
import { addressNow, keepSearchParam } from '../../../platform/router/router.ts';
import { readRound, roundOf } from './read-round.ts';

export interface Round {
  /** Settings with which the show runs automatically; undefined when it is controlled by hand. */
  readonly now: ShowRound | undefined;
  /** Whether the dialog is open. */
  readonly isAsked: boolean;
  /** Opens the dialog, or stops running by itself. */
  readonly toggle: () => void;
  readonly cancel: () => void;
  /** Sets how the show runs; undefined: by hand. The address stores it, so that a reload continues the show. */
  readonly set: (round: ShowRound | undefined) => void;
}

/** State of a show that runs automatically, from the address or otherwise from the courseware. */
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
