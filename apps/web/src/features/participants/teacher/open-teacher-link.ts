import { getLessonCards, sendCardAnswers } from '@lectern/protocol/card-answers';
import { leaveLesson } from '@lectern/protocol/participants';
import { joinAsTeacher, sendPhoto } from '@lectern/protocol/teacher-phones';
import { isPassing, messageOf } from '../../../platform/api/api-error.ts';
import { callOpenly, exchange } from '../../../platform/api/exchange.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { readLocalJson, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { openPhoneSocket } from '../phone-socket.ts';
import { type KeptTeacher, TeacherLink } from './teacher-link.ts';

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/DingTalk/, 'DingTalk'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The phone's name on the panel, such as `iPhone Safari`. */
export function deviceName(userAgent: string): string {
  const named = (names: typeof DEVICES) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return `${named(DEVICES)} ${named(BROWSERS)}`.trim();
}

const KEPT = 'teacher-phone';

/** The link of a teacher's phone over the network and the storage of this window. */
export function openTeacherLink(invitation: string): TeacherLink {
  return new TeacherLink(invitation, {
    ask: (asked) =>
      callOpenly(joinAsTeacher, { body: { invitation: asked, device: deviceName(navigator.userAgent) } }),
    leave: (token) => exchange(leaveLesson, {}, `Bearer ${token}`),
    sendPhoto: (token, photo_id, body) =>
      exchange(sendPhoto, { params: { photo_id }, body }, `Bearer ${token}`),
    cards: (token) => exchange(getLessonCards, {}, `Bearer ${token}`),
    sendCards: (token, activity_id, answers) =>
      exchange(sendCardAnswers, { body: { activity_id, answers: [...answers] } }, `Bearer ${token}`),
    listen: openPhoneSocket,
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
