import type { LessonState, LessonValue, LessonValues } from '@lectern/courseware/lesson';
import { UnsavedParts } from '@lectern/question-views';
import { type Question, readResponse } from '@lectern/questions';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RECORDED } from './panel-record.ts';

/** The state that the lesson stores for a question that is answered on the panel. */
export interface KeptAnswer {
  /** The response of the question's kind; not trusted. */
  readonly response: unknown;
  readonly isHandedIn: boolean;
  readonly isKeyShown: boolean;
  /** Ids of the hints that were requested. */
  readonly hints: readonly string[];
}

/** Reads a lesson's state, which another version may have written. */
export function keptAnswer({ response, handedIn, keyShown, hints }: LessonValues): KeptAnswer {
  return {
    response: response ?? undefined,
    isHandedIn: handedIn === true,
    isKeyShown: keyShown === true,
    hints: Array.isArray(hints) ? hints.filter((id): id is string => typeof id === 'string') : [],
  };
}

/** Time without a change after which a response is stored, milliseconds: a text changes with each letter. */
const STORED_AFTER_MS = 500;

/** Longest time for storing a drawing that is handed in, milliseconds. */
const SETTLE_MS = 3_000;

/** The parts of the answers at the boards that are being stored, such as drawings. */
export type UnsavedBoards = readonly [UnsavedParts, UnsavedParts, UnsavedParts, UnsavedParts];

export function useUnsavedBoards(): UnsavedBoards {
  const [boards] = useState(
    (): UnsavedBoards => [new UnsavedParts(), new UnsavedParts(), new UnsavedParts(), new UnsavedParts()],
  );
  return boards;
}

/** Runs `then` once the drawings at all boards are stored: at once when they are. */
export function whenSettled(boards: readonly UnsavedParts[], then: () => void): void {
  if (boards.every(({ isEmpty }) => isEmpty)) then();
  else void Promise.all(boards.map((board) => board.settle(SETTLE_MS))).then(then);
}

export interface PanelAnswer extends KeptAnswer {
  readonly change: (response: unknown) => void;
  readonly handIn: () => void;
  readonly showKey: (isShown: boolean) => void;
  readonly requestHint: (id: string) => void;
  /** Clears the answer for the next pupil. */
  readonly beginAgain: () => void;
}

/** A response as it was handed in. */
export type HandedIn = Pick<KeptAnswer, 'response' | 'hints'>;

/**
 * The answer on the panel, stored in the lesson: a reload and a second panel show it. `onHandIn` is called once for each
 * answer, after the drawings among its `unsaved` parts were stored.
 */
export function usePanelAnswer(
  state: LessonState,
  unsaved: UnsavedParts,
  onHandIn: (answer: HandedIn) => void,
): PanelAnswer {
  const kept = keptAnswer(useSignal(state));
  const [typed, setTyped] = useState<{ readonly response: unknown }>();
  const waiting = useRef<{ readonly response: unknown; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const store = useCallback(() => {
    const { response, timer } = waiting.current ?? {};
    if (timer === undefined) return;
    clearTimeout(timer);
    waiting.current = undefined;
    state.change({ response: asJson(response) });
    setTyped(undefined);
  }, [state]);
  useEffect(() => {
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [store]);
  const handIn = () => {
    store();
    const { response, isHandedIn, hints } = keptAnswer(state.get());
    if (isHandedIn) return;
    state.change({ handedIn: true });
    onHandIn({ response, hints });
  };
  return {
    ...kept,
    response: typed ? typed.response : kept.response,
    change: (response) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { response, timer: setTimeout(store, STORED_AFTER_MS) };
      setTyped({ response });
    },
    handIn: () => whenSettled([unsaved], handIn),
    showKey: (isShown) => {
      store();
      state.change({ keyShown: isShown || undefined });
    },
    requestHint: (id) => state.change({ hints: [...kept.hints.filter((each) => each !== id), id] }),
    beginAgain: () => {
      store();
      state.change({
        ...{ response: undefined, handedIn: undefined, keyShown: undefined, hints: undefined },
        [RECORDED]: undefined,
      });
    },
  };
}

/** The response as plain JSON; undefined for a value that JSON cannot write. */
export function asJson(response: unknown): LessonValue | undefined {
  const text = response === undefined ? undefined : JSON.stringify(response);
  return text === undefined ? undefined : (JSON.parse(text) as LessonValue);
}

/** Hands in what stands on a board when the teacher shows the key: afterwards it cannot be changed. */
export function useHandInAtKey(answer: PanelAnswer, question: Question, isKeyShown: boolean): void {
  const { handIn, isHandedIn, response } = answer;
  const isDue = isKeyShown && !isHandedIn && readResponse(question, response) !== undefined;
  const due = useRef(handIn);
  due.current = handIn;
  useEffect(() => {
    if (isDue) due.current();
  }, [isDue]);
}
