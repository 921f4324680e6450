import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import { endComposition, type UnsavedParts } from '@lectern/question-views';
import { useEffect, useRef, useState } from 'react';
import { isAnswered } from '../../../parts/answer-sheet/index.ts';
import { useGivenAfter, useTimeLeft } from '../../../parts/askings/index.ts';
import { keepInWindow, readInWindow, removeFromWindow } from '../../../platform/storage/window-store.ts';
import { STORE_WITHIN_MS, useAtEnd, useLateLock } from '../question/use-at-end.ts';
import type { OfKind } from '../shown-activity.ts';

/** Time without a change after which a response is sent, milliseconds. */
const REST_MS = 2_000;

type OwnExercise = Extract<OwnAnswers, { readonly kind: 'exercise' }>;
type Drafts = Readonly<Record<number, unknown>>;

/** The state of an exercise that the window stores, so that a reload changes nothing. */
interface Kept {
  /** Index of the shown question; -1 for the overview. */
  readonly place: number;
  /** Responses that were not sent, by the index of their question. */
  readonly drafts: Drafts;
}

export interface ExerciseOnPhone {
  readonly own: OwnExercise | undefined;
  readonly place: number;
  readonly isOpen: boolean;
  readonly isHandedIn: boolean;
  /** Whether the shown response cannot be changed any more. */
  readonly isLocked: boolean;
  /** Parts of the shown response that are still being stored. */
  readonly unsaved: UnsavedParts;
  /** Whether responses were not stored by the server yet. */
  readonly isSaving: boolean;
  readonly timeLeft: string | undefined;
  /** The newest response to a question; undefined without one. */
  responseOf(index: number): unknown;
  change(index: number, response: unknown): void;
  /** Shows another question; the response to the one that is left is sent. */
  go(place: number): Promise<void>;
  handIn(): Promise<void>;
}

/**
 * An exercise on a phone. A response is sent when its question is left, when it was not changed for a moment, when the pupil
 * hands in, and when the time is over or the teacher ends the answering.
 */
export function useExercise({
  activity,
  sending,
  onAnswer,
}: Omit<OfKind<'exercise'>, 'setting'>): ExerciseOnPhone {
  const { id, state, time } = activity;
  const own = activity.own?.kind === 'exercise' ? activity.own : undefined;
  const isHandedIn = own?.handed_in === true || sending.some(({ content }) => content.kind === 'handed-in');
  const isOpen = state === 'open' && !isHandedIn;
  const givenAfter = useGivenAfter(time);
  const [kept, change, latest] = useKept(id, isOpen ? 0 : -1);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const flush = (given_ms = givenAfter()) => {
    clearTimeout(resting.current);
    const { drafts, place } = latest();
    const all = Object.entries(drafts);
    if (all.length === 0) return;
    for (const [index, response] of all) {
      const given = isAnswered(response) ? response : null;
      onAnswer({ kind: 'exercise', index: Number(index), response: given, given_ms });
    }
    change({ place, drafts: {} });
  };
  const { unsaved, isLocked } = useLateLock(!isOpen);
  const finish = async () => {
    endComposition();
    const given = givenAfter();
    // The last stroke of a drawing may not be in the response yet.
    await unsaved.settle(STORE_WITHIN_MS);
    flush(given);
  };
  const atRest = useLatest(flush);
  useAtEnd(state !== 'open', () => void finish());
  const timeLeft = useTimeLeft(time, () => void finish());
  return {
    own,
    place: Math.min(kept.place, activity.questions.length - 1),
    isOpen,
    isHandedIn,
    isLocked,
    unsaved,
    isSaving: sending.length > 0 || Object.keys(kept.drafts).length > 0,
    timeLeft,
    responseOf: (index) => {
      if (index in kept.drafts) return kept.drafts[index];
      const underWay = sending.findLast(
        ({ content }) => content.kind === 'exercise' && content.index === index,
      );
      if (underWay?.content.kind === 'exercise') return underWay.content.response ?? undefined;
      return own?.answers.find((each) => each.index === index)?.response;
    },
    change: (index, response) => {
      const { drafts, place } = latest();
      change({ place, drafts: { ...drafts, [index]: response } });
      clearTimeout(resting.current);
      // A drawing changes with each stroke: it is sent when its question is left.
      if (!namesFiles(response)) resting.current = setTimeout(() => atRest(), REST_MS);
    },
    go: async (place) => {
      await finish();
      change({ ...latest(), place });
    },
    handIn: async () => {
      await finish();
      onAnswer({ kind: 'handed-in', given_ms: givenAfter() });
      change({ place: -1, drafts: {} });
    },
  };
}

/** Whether a response names files by their hashes. */
function namesFiles(response: unknown): boolean {
  return /"[0-9a-f]{64}"/.test(JSON.stringify(response ?? null));
}

const keyOf = (activityId: string) => `exercise.${activityId}`;

/** The stored state; a function that changes it; and one that returns the latest, also before it is rendered. */
function useKept(activityId: string, first: number): [Kept, (next: Kept) => void, () => Kept] {
  const [kept, setKept] = useState(() => readKept(activityId) ?? { place: first, drafts: {} });
  const latest = useRef(kept);
  const change = (next: Kept) => {
    latest.current = next;
    setKept(next);
    if (next.place === first && Object.keys(next.drafts).length === 0) removeFromWindow(keyOf(activityId));
    else keepInWindow(keyOf(activityId), JSON.stringify(next));
  };
  return [kept, change, () => latest.current];
}

function readKept(activityId: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readInWindow(keyOf(activityId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { place, drafts } = kept as Partial<Kept>;
    const isKept = Number.isInteger(place) && typeof drafts === 'object' && drafts !== null;
    return isKept ? { place: place as number, drafts } : undefined;
  } catch {
    return undefined;
  }
}

/** A function that stays the same and calls the `work` of the last render. */
function useLatest(work: () => void): () => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return () => latest.current();
}
