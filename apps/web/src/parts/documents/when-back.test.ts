import { NotificationType } from '@lectern/protocol/constants';
import type { PushMessage } from '@lectern/protocol/push';
import { expect, it } from 'vitest';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { whenBack } from './when-back.ts';

const OWN = '01a2028d-3272-70d9-82d6-b0624808bc78';
const OTHER = '01a2028d-3272-70d9-82d6-b0624808bc79';

function waiting() {
  const state = { isThere: false, asked: 0, told: 0 };
  let hears: PushListener | undefined;
  const stop = whenBack(OWN, () => (state.told += 1), {
    subscribe: (listener) => {
      hears = listener;
      return () => undefined;
    },
    isThere: async () => {
      state.asked += 1;
      return state.isThere;
    },
  });
  const hear = async (message: PushMessage | 'ready') => {
    if (message === 'ready') hears?.onReady?.();
    else hears?.onMessage(message);
    await new Promise((resolve) => setTimeout(resolve));
    return state;
  };
  return { state, stop, hear };
}

function shared(documentId: string): PushMessage {
  return {
    kind: 'notification',
    topic: 'notifications/chen',
    notification: {
      id: OTHER,
      create_at: 0,
      read_at: null,
      type: NotificationType.permissionChange,
      content: { document_id: documentId, name: '秋天的雨', permission: 20, by_user_id: 'chen' },
    },
  };
}

it('whenBack calls back once when the owner’s document was restored, and not while it is in the bin', async () => {
  const { state, hear } = waiting();
  expect(await hear({ kind: 'documents' })).toMatchObject({ asked: 1, told: 0 });
  state.isThere = true;
  expect(await hear({ kind: 'documents' })).toMatchObject({ told: 1 });
  expect(await hear({ kind: 'documents' })).toMatchObject({ told: 1 });
});

it('whenBack calls the server when its document is shared with the user again, and not when another document is', async () => {
  const { state, hear } = waiting();
  state.isThere = true;
  expect(await hear(shared(OTHER))).toMatchObject({ asked: 0 });
  expect(await hear(shared(OWN))).toMatchObject({ told: 1 });
});

it('whenBack calls the server when the socket reconnects, and not after disposal', async () => {
  const { state, stop, hear } = waiting();
  state.isThere = true;
  expect(await hear('ready')).toMatchObject({ asked: 0 });
  stop();
  await hear('ready');
  expect(state.told).toBe(0);
});
