import { expect, it, vi } from 'vitest';
import { Analytics } from './analytics.ts';

it('analytics sends each event once, with the time since it happened', async () => {
  let time = 0;
  const analytics = new Analytics(() => time);
  const send = vi.fn(async () => undefined);
  analytics.track('homepage');
  time = 400.4;
  analytics.track('resource_use', 'insert');
  await analytics.flush(true, send);
  await analytics.flush(true, send);
  expect(send.mock.calls).toEqual([
    [
      [
        { name: 'homepage', detail: '', ago: 400 },
        { name: 'resource_use', detail: 'insert', ago: 0 },
      ],
    ],
  ]);
});

it('analytics never sends events that occur while it is switched off', async () => {
  const analytics = new Analytics(() => 0);
  const send = vi.fn(async () => undefined);
  analytics.track('editor');
  await analytics.flush(false, send);
  await analytics.flush(true, send);
  expect(send).not.toHaveBeenCalled();
});

it('analytics keeps the newest 50 events until they are sent', async () => {
  const analytics = new Analytics(() => 0);
  const send = vi.fn(async (_events: readonly unknown[]) => undefined);
  for (let time = 0; time < 200; time += 1) analytics.track('showing', String(time));
  await analytics.flush(true, send);
  expect(send.mock.calls[0]?.[0]).toHaveLength(50);
  expect(send.mock.calls[0]?.[0].at(-1)).toMatchObject({ detail: '199' });
});

it('analytics never sends an event under another user’s name', async () => {
  const analytics = new Analytics(() => 0);
  const send = vi.fn(async (_events: readonly unknown[]) => undefined);
  analytics.track('editor');
  analytics.drop();
  analytics.track('homepage');
  await analytics.flush(true, send);
  expect(send.mock.calls).toEqual([[[{ name: 'homepage', detail: '', ago: 0 }]]]);
});
