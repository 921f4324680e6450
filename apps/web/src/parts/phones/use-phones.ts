import { newId } from '@lectern/base';
import { changeHands } from '@lectern/protocol/hands';
import * as calls from '@lectern/protocol/participants';
import * as teachers from '@lectern/protocol/teacher-phones';
import { useEffect, useState } from 'react';
import { ApiError, isPassing, messageOf } from '../../platform/api/api-error.ts';
import { socketAuthorization } from '../../platform/api/authorization.ts';
import { call } from '../../platform/api/call.ts';
import { MessageSocket, openSocketWire } from '../../platform/connection/message-socket.ts';
import { onChance } from '../../platform/connection/on-chance.ts';
import { later } from '../../platform/connection/retry-timer.ts';
import type { ClassToolProps } from '../class-tools/index.ts';
import type { ToolLesson } from '../lessons/index.ts';
import { PanelPhones } from './panel-phones.ts';
import { useReportedPage } from './use-reported-page.ts';

/** The phones of each lesson that this window teaches, while any of its tools uses them. */
const held = new WeakMap<ToolLesson, { readonly phones: PanelPhones; users: number }>();

/**
 * The phones of the lesson, shared by all open tools, with the current page sent to them; undefined during the first
 * render.
 */
export function usePhones({
  lesson,
  show,
}: Pick<ClassToolProps, 'lesson' | 'show'>): PanelPhones | undefined {
  const [phones, setPhones] = useState<PanelPhones>();
  useEffect(() => {
    const shared = held.get(lesson) ?? { phones: openPanelPhones(lesson), users: 0 };
    held.set(lesson, shared);
    shared.users += 1;
    setPhones(shared.phones);
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      held.delete(lesson);
      shared.phones.dispose();
    };
  }, [lesson]);
  useReportedPage(lesson, show, phones);
  return phones;
}

function openPanelPhones(lesson: ToolLesson): PanelPhones {
  const params = { id: lesson.id };
  return new PanelPhones({
    get: () => call(calls.getPhones, { params }),
    open: (body) => call(calls.openPhones, { params, body }),
    close: () => call(calls.closePhones, { params }),
    showPage: (body) => call(calls.showPageOnPhones, { params, body }),
    free: (participant_id) => call(calls.freeParticipant, { params: { ...params, participant_id } }),
    sendOutNewcomers: () => call(calls.sendOutNewcomers, { params }),
    invite: () => call(teachers.inviteTeacherPhone, { params }),
    confirm: (participant_id, number) =>
      call(teachers.confirmTeacherPhone, { params: { ...params, participant_id }, body: { number } }),
    keepPhoto: (photo_id) => call(teachers.keepPhoto, { params: { ...params, photo_id } }),
    removePhoto: (photo_id) => call(teachers.removePhoto, { params: { ...params, photo_id } }),
    start: (activity_id, body) => call(calls.startActivity, { params: { ...params, activity_id }, body }),
    changeHands: (body) => call(changeHands, { params, body }),
    change: (activity_id, body) => call(calls.changeActivity, { params: { ...params, activity_id }, body }),
    listen: (onMessage, onConnected) =>
      new MessageSocket<calls.PhonesMessage>({
        open: () => openSocketWire(calls.PHONES_PATH),
        hello: async () => {
          const authorization = await socketAuthorization(calls.PHONES_PATH);
          return authorization === undefined ? undefined : { authorization, lesson_id: lesson.id };
        },
        onMessage,
        onConnected,
        onChance,
        later,
        heartbeat: calls.PHONES_HEARTBEAT_MS,
        random: Math.random,
      }),
    isUnknown: (error) => error instanceof ApiError && error.code === 'LESSON_NOT_FOUND',
    isPassing,
    troubleOf: messageOf,
    newId,
    later,
  });
}
