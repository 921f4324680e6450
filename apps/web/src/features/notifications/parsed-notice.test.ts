import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushEvent } from '../../platform/push/push-event.ts';
import { watchParsed } from './parsed-notice.ts';

const shown = vi.fn();
const inbox = { held: 0 };

vi.mock('@lectern/ui', () => ({ showToast: (toast: unknown) => shown(toast) }));
vi.mock('../../parts/transfer/index.ts', () => ({ isTaskInSight: (id: string) => id === 'seen' }));
vi.mock('../../platform/i18n/language.ts', () => ({ currentLanguage: () => 'zh' }));
vi.mock('./notification-texts.ts', () => ({ notificationText: (key: string) => key }));
vi.mock('./notification-words.ts', () => ({
  documentOf: () => 'd1',
  textOf: ({ id }: Notification) => id,
}));
vi.mock('./window-inbox.ts', () => ({
  windowInbox: () => ({
    hold: () => {
      inbox.held += 1;
      return () => {
        inbox.held -= 1;
      };
    },
  }),
}));

function parsed(id: string, more: object = {}): Notification {
  const content = { task_id: `task ${id}`, document_id: 'd1' };
  return { id, type: NotificationType.parsePPT, content, create_at: 1, ...more } as unknown as Notification;
}

const told = () => shown.mock.calls.map(([{ text }]) => text as string);

beforeEach(() => {
  shown.mockClear();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

test('watchParsed shows a message for a converted presentation, and none for visible transfers or other types', () => {
  const stop = watchParsed('li', () => undefined, 0);
  pushEvent.emit(parsed('first'));
  pushEvent.emit(parsed('in sight', { content: { task_id: 'seen' } }));
  pushEvent.emit(parsed('given', { type: NotificationType.permissionChange }));
  expect(told()).toEqual(['first']);
  stop();
  expect(inbox.held).toBe(0);
  pushEvent.emit(parsed('after'));
  expect(told()).toEqual(['first']);
});

test('watchParsed waits in a hidden window until it becomes visible', () => {
  const stop = watchParsed('li', () => undefined, 0);
  Object.assign(document, { visibilityState: 'hidden' });
  pushEvent.emit(parsed('first'));
  pushEvent.emit(parsed('second'));
  expect(told()).toEqual([]);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told()).toEqual(['first', 'second']);
  stop();
});
