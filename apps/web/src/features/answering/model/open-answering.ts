import { newId } from '@lectern/base';
import {
  addResponse,
  askHint,
  beginAgain,
  beginWork,
  getOwnWork,
  handInWork,
  lookAtAssignment,
  renounceAttempts,
  uploadAnswerFile,
} from '@lectern/protocol/own-work';
import { ApiError, isPassing, messageOf } from '../../../platform/api/api-error.ts';
import { deviceId } from '../../../platform/api/client-ids.ts';
import { callOpenly, exchange } from '../../../platform/api/exchange.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { localKeys, readLocalJson, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { Answering, isKeptWork } from './answering.ts';
import type { ResponseDelivery, WaitingResponse } from './response-box.ts';

/** Key of this browser's place in an attempt. A reload goes on, and two windows are one pupil. */
const PLACE = 'answering';
/** Keys of waiting responses, followed by the attempt and a random id: two windows do not overwrite each other's. */
const WAITING = 'answering-waiting';

/** Answering over the network, with the storage of this browser. */
export function openAnswering(code: string | undefined): Answering {
  const windowId = newId();
  /** Lists of earlier windows, which this one has taken over. */
  let earlier: readonly string[] = [];
  const bearer = (token: string) => `Bearer ${token}`;
  return new Answering(code, {
    look: (knock) => callOpenly(lookAtAssignment, { body: { ...knock } }),
    begin: (knock, who) => callOpenly(beginWork, { body: { ...knock, who } }),
    read: (token) => exchange(getOwnWork, {}, bearer(token)),
    respond: async (token, { id, questionId, response, givenAt }): Promise<ResponseDelivery> => {
      try {
        const body = { question_id: questionId, response, given_at: givenAt, device: deviceId() };
        const { late } = await exchange(addResponse, { params: { response_id: id }, body }, bearer(token));
        return { kind: 'stored', late };
      } catch (error) {
        if (isWorthRepeating(error)) return { kind: 'later' };
        return { kind: 'refused', message: messageOf(error) };
      }
    },
    handIn: (token) => exchange(handInWork, {}, bearer(token)),
    beginAgain: (token) => exchange(beginAgain, {}, bearer(token)),
    renounce: (token) => exchange(renounceAttempts, {}, bearer(token)),
    hint: (token, questionId, hintId) =>
      exchange(askHint, { body: { question_id: questionId, hint_id: hintId } }, bearer(token)),
    upload: (token, file, signal) => exchange(uploadAnswerFile, { body: file, signal }, bearer(token)),
    troubleOf: messageOf,
    isPassing: isWorthRepeating,
    kept: () => readLocalJson(PLACE, isKeptWork),
    keep: (place) => (place ? writeLocal(PLACE, JSON.stringify(place)) : removeLocal(PLACE)),
    keptWaiting: (workId) => {
      earlier = localKeys(`${WAITING}.${workId}.`);
      return earlier.flatMap((key) => readLocalJson(key, areWaiting) ?? []);
    },
    keepWaiting: (workId, waiting) => {
      const key = `${WAITING}.${workId}.${windowId}`;
      if (waiting.length > 0) writeLocal(key, JSON.stringify(waiting));
      else removeLocal(key);
      for (const each of earlier) if (each !== key) removeLocal(each);
      earlier = [];
    },
    later,
    monotonic: () => performance.now(),
  });
}

function isWorthRepeating(error: unknown): boolean {
  return !(error instanceof ApiError) || isPassing(error) || error.status === 429;
}

function areWaiting(value: unknown): value is readonly WaitingResponse[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        typeof each?.id === 'string' &&
        typeof each.questionId === 'string' &&
        typeof each.givenAt === 'number',
    )
  );
}
