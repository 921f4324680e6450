import { fold, isFolded } from '../../../parts/class-tools/index.ts';
import { idsOf, STATE } from './opened-tools.ts';
import type { OpenToolsSaid } from './use-open-tools.ts';

export interface PutAway {
  /** Number of hidden tools. */
  readonly count: number;
  /** Shows the hidden tools again in their former state, without counting a use. */
  readonly undo: () => void;
}

/** Hides all class tools: running tools are folded, all others are closed. */
export function putToolsAway({ lesson, early, setEarly }: OpenToolsSaid): PutAway {
  if (!lesson) {
    setEarly([]);
    return { count: early.length, undo: () => setEarly(early) };
  }
  const state = lesson.state(STATE);
  const seen = idsOf(state.get()).filter((id) => !isFolded(lesson.state(id).get()));
  const folded = seen.filter((id) => fold(lesson, id, true));
  const closed = seen.filter((id) => !folded.includes(id));
  state.change(Object.fromEntries(closed.map((id) => [id, undefined])));
  return {
    count: seen.length,
    undo: () => {
      for (const id of folded) fold(lesson, id, false);
      state.change(Object.fromEntries(closed.map((id, index) => [id, Date.now() + index])));
    },
  };
}
