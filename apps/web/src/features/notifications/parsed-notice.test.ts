import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { watchParsed } from './parsed-notice.ts';

const OPENED = 1_000_000;
const shown = vi.fn();
const window = { listener: undefined as PushListener | undefined, list: [] as Notification[] };

vi.mock('@lectern/ui', () => ({ showToast: (toast: unknown) => shown(toast) }));
vi.mock('../../parts/transfer/index.ts', () => ({ isTaskInSight: (id: string) => id === 'seen' }));
vi.mock('../../platform/i18n/language.ts', () => ({ currentLanguage: () => 'zh' }));
vi.mock('./notification-texts.ts', () => ({ notificationText: (key: string) => key }));
vi.mock('./notification-words.ts', () => ({
  documentOf: () => 'd1',
  textOf: ({ id }: Notification) => id,
}));
vi.mock('../../platform/api/call.ts', () => ({ call: async () => ({ items: window.list }) }));
vi.mock('../../platform/push/window-push.ts', () => ({
  subscribePush: (listener: PushListener) => {
    window.listener = listener;
    return () => undefined;
  },
}));

function parsed(id: string, at: number, more: object = {}): Notification {
  const content = { task_id: `task ${id}`, document_id: 'd1' };
  return { id, type: NotificationType.parsePPT, content, create_at: at, ...more } as unknown as Notification;
}

const told = () => shown.mock.calls.map(([{ text }]) => text as string);

beforeEach(() => {
  shown.mockClear();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

test('says what was announced between the opening of the window and the first word of its socket, once', async () => {
  // The newest first, as the server lists them.
  window.list = [
    parsed('second', OPENED + 2_000),
    parsed('first', OPENED + 1_000),
    parsed('read', OPENED + 500, { read_at: OPENED + 600 }),
    parsed('in sight', OPENED + 400, { content: { task_id: 'seen' } }),
    parsed('before', OPENED - 1),
  ];
  const stop = watchParsed(() => undefined, OPENED);
  window.listener?.onReady?.();
  await vi.waitFor(() => expect(told()).toEqual(['first', 'second']));
  window.listener?.onMessage({
    kind: 'notification',
    notification: parsed('second', OPENED + 2_000),
  } as never);
  // The line was gone for a moment, in which one more came.
  window.list = [parsed('third', OPENED + 9_000), ...window.list];
  window.listener?.onReady?.();
  await vi.waitFor(() => expect(told()).toEqual(['first', 'second', 'third']));
  stop();
});
