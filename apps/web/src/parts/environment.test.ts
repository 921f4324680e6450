import { CONFIG_KEPT_MS, type OverrideItem } from '@lectern/protocol/environment';
import { expect, it } from 'vitest';
import { FeatureConfig, type KeptConfig } from './environment.ts';

const ON: OverrideItem = { enable: true, tag_info: '{"target":"analytics"}', identity_id: '' };

function world() {
  const kept = new Map<string, KeptConfig>();
  const server = { overrides: [] as OverrideItem[], away: false, time: 1_000, wait: Promise.resolve() };
  const open = () =>
    new FeatureConfig({
      ask: async () => {
        const { overrides } = server;
        await server.wait;
        if (server.away) throw new Error('no server');
        return { overrides };
      },
      read: (userId) => kept.get(userId),
      write: (userId, config) => void kept.set(userId, config),
      now: () => server.time,
    });
  return { kept, server, open };
}

it('a feature follows the server’s switch, and keeps it for seven days when the server is unreachable', async () => {
  const { server, open } = world();
  server.overrides = [ON];
  const first = open();
  expect(first.isOn('analytics')).toBe(false);
  await first.open('li');
  expect(first.isOn('analytics')).toBe(true);
  server.away = true;
  server.time += CONFIG_KEPT_MS - 1;
  const second = open();
  await second.open('li');
  expect(second.isOn('analytics')).toBe(true);
  server.time += 1;
  const third = open();
  await third.open('li');
  expect(third.isOn('analytics')).toBe(false);
});

it('a feature ignores a stored response with a time in the future', async () => {
  const { server, open, kept } = world();
  kept.set('li', { at: server.time + 1_000, overrides: [ON] });
  server.away = true;
  const config = open();
  await config.open('li');
  expect(config.isOn('analytics')).toBe(false);
});

it('a feature ignores a late response for a user who has signed out', async () => {
  const { server, open } = world();
  const config = open();
  const late = Promise.withResolvers<void>();
  server.overrides = [ON];
  server.wait = late.promise;
  const asked = config.open('li');
  server.overrides = [];
  server.wait = Promise.resolve();
  await config.open('wang');
  late.resolve();
  await asked;
  expect(config.isOn('analytics')).toBe(false);
  await config.open(undefined);
  expect(config.isOn('feedback')).toBe(true);
});

it("a feature follows the last request: an earlier request's late response is ignored", async () => {
  const { server, open, kept } = world();
  const config = open();
  const late = Promise.withResolvers<void>();
  server.wait = late.promise;
  const asked = config.open('li');
  server.overrides = [ON];
  server.wait = Promise.resolve();
  await config.open('li');
  late.resolve();
  await asked;
  expect(config.isOn('analytics')).toBe(true);
  expect(kept.get('li')?.overrides).toEqual([ON]);
});
