import {
  leaveLesson,
  PHONES_HEARTBEAT_MS,
  PHONES_PATH,
  type PhonesMessage,
} from '@lectern/protocol/participants';
import { joinAsTeacher, sendPhoto } from '@lectern/protocol/teacher-phones';
import { isPassing, messageOf } from '../../../platform/api/api-error.ts';
import { callOpenly } from '../../../platform/api/call-openly.ts';
import { exchange } from '../../../platform/api/exchange.ts';
import { onChance } from '../../../platform/connection/on-chance.ts';
import { openToldWire, ToldSocket } from '../../../platform/connection/told-socket.ts';
import { readLocalJson, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { deviceName } from './device-name.ts';
import { type KeptTeacher, TeacherLink } from './teacher-link.ts';

const KEPT = 'teacher-phone';

/** A teacher's phone over the network and the storage of this window. */
export function openTeacherLink(invitation: string): TeacherLink {
  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  };
  return new TeacherLink(invitation, {
    ask: (asked) =>
      callOpenly(joinAsTeacher, { body: { invitation: asked, device: deviceName(navigator.userAgent) } }),
    leave: (token) => exchange(leaveLesson, {}, `Bearer ${token}`),
    sendPhoto: (token, photo_id, body) =>
      exchange(sendPhoto, { params: { photo_id }, body }, `Bearer ${token}`),
    listen: (token, onMessage, onConnected) =>
      new ToldSocket<PhonesMessage>({
        open: () => openToldWire(PHONES_PATH),
        hello: async () => ({ token }),
        onMessage,
        onConnected,
        onChance,
        later,
        heartbeat: PHONES_HEARTBEAT_MS,
        random: Math.random,
      }),
    troubleOf: messageOf,
    isPassing,
    kept: () => readLocalJson(KEPT, isKeptTeacher),
    keep: (kept) => (kept ? writeLocal(KEPT, JSON.stringify(kept)) : removeLocal(KEPT)),
    later,
  });
}

function isKeptTeacher(value: unknown): value is KeptTeacher {
  if (typeof value !== 'object' || value === null) return false;
  const { invitation, token } = value as Partial<Record<keyof KeptTeacher, unknown>>;
  return typeof invitation === 'string' && typeof token === 'string';
}
