import { addAnswer, joinLesson, leaveLesson, lookAtCode } from '@lectern/protocol/participants';
import { ApiError, isPassing, messageOf } from '../../platform/api/api-error.ts';
import { callOpenly, exchange } from '../../platform/api/exchange.ts';
import { later } from '../../platform/connection/retry-timer.ts';
import { readLocalJson, removeLocal, writeLocal } from '../../platform/storage/local-store.ts';
import type { Delivery } from './answer-box.ts';
import { isKeptPlace, type Knock, Participation } from './participation.ts';
import { openPhoneSocket } from './phone-socket.ts';

/**
 * Key under which this browser stores the phone's place in a lesson: a reload continues, and two tabs are one phone.
 */
const KEPT = 'phone';

/** Uploads the files of an answer before it is sent. The code of the lesson sets it; until then answers wait. */
export const answerFiles = {
  send: (_token: string, _answer: { activityId: string; content: unknown }): Promise<void> =>
    Promise.reject(),
};

/** A participation over the network and the storage of this window. */
export function openParticipation(scanned: Knock | undefined): Participation {
  return new Participation(scanned, {
    look: (knock) => callOpenly(lookAtCode, { body: { ...knock } }),
    join: (knock, who) => callOpenly(joinLesson, { body: { ...knock, who } }),
    leave: async (token) => {
      await exchange(leaveLesson, {}, `Bearer ${token}`);
    },
    answer: async (token, { id, activityId, content }): Promise<Delivery> => {
      try {
        await answerFiles.send(token, { activityId, content });
        const body = { id, activity_id: activityId, content };
        const { own } = await exchange(addAnswer, { body }, `Bearer ${token}`);
        return { kind: 'stored', own };
      } catch (error) {
        if (!(error instanceof ApiError) || isPassing(error) || error.status === 429)
          return { kind: 'later' };
        return { kind: 'refused', message: messageOf(error) };
      }
    },
    listen: openPhoneSocket,
    troubleOf: messageOf,
    kept: () => readLocalJson(KEPT, isKeptPlace),
    keep: (place) => (place ? writeLocal(KEPT, JSON.stringify(place)) : removeLocal(KEPT)),
    later,
  });
}
