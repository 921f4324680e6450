import { Signal } from '@lectern/base';
import type { PushMessage } from '@lectern/protocol/push';
import { expect, it } from 'vitest';
import type { PushListener } from '../../../platform/push/push-socket.ts';
import { followName } from './document-name.ts';

const OWN = '01a2028d-3272-70d9-82d6-b0624808bc78';
const OTHER = '01a2028d-3272-70d9-82d6-b0624808bc79';

function follower() {
  const name = new Signal('秋天');
  const state = { now: '秋天的雨', asked: 0 };
  let hears: PushListener | undefined;
  const stop = followName(OWN, name, {
    subscribe: (listener) => {
      hears = listener;
      return () => {
        hears = undefined;
      };
    },
    ask: async () => {
      state.asked += 1;
      return state.now;
    },
  });
  const tell = (message: PushMessage) => hears?.onMessage(message);
  return { name, state, stop, tell, ready: () => hears?.onReady?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('an open document gets its new name when a colleague renames it, and keeps it when another document is renamed', async () => {
  const { name, state, tell } = follower();
  tell({ kind: 'renamed', document_id: OTHER });
  await settled();
  expect([name.get(), state.asked]).toEqual(['秋天', 0]);
  tell({ kind: 'renamed', document_id: OWN });
  await settled();
  expect(name.get()).toBe('秋天的雨');
});

it('an open document fetches its name again when the socket reconnects, and stops after disposal', async () => {
  const { name, state, tell, ready, stop } = follower();
  ready();
  await settled();
  expect(state.asked).toBe(0);
  ready();
  await settled();
  expect(name.get()).toBe('秋天的雨');
  state.now = '冬天';
  tell({ kind: 'renamed', document_id: OWN });
  stop();
  await settled();
  expect(name.get()).toBe('秋天的雨');
});
