import { Signal } from '@lectern/base';
import { expect, it } from 'vitest';
import { Analytics, type SendEvents } from '../../parts/analytics.ts';
import { followUse } from './follow-use.ts';

/** Opens a window at `pathname` for the signed-in user; `sent`: the event names of each batch. */
function open(pathname: string, signedIn: string | undefined) {
  const address = new Signal({ pathname });
  const user = new Signal(signedIn);
  const analytics = new Analytics(() => 0);
  const sent: (readonly string[])[] = [];
  const send: SendEvents = async (events) => sent.push(events.map(({ name }) => name));
  const school = { wantsIt: true };
  let chance = (): void => undefined;
  const stop = followUse({
    ...{ analytics, address, user, send },
    isOn: () => school.wantsIt,
    onChance: (run) => {
      chance = run;
      return () => undefined;
    },
  });
  return { address, user, analytics, sent, school, chance: () => chance(), stop };
}

it('usage events contain the sign-in and the opened screens when the school has enabled them', () => {
  const { address, analytics, sent, chance, stop } = open('/', 'chen');
  analytics.track('login');
  for (const pathname of ['/view', '/view', '/play', '/user/netdisk', '/s', '/preview', '/'])
    address.set({ pathname });
  chance();
  chance();
  expect(sent).toEqual([['homepage', 'login', 'editor', 'showing', 'share', 'share', 'homepage']]);
  stop();
  address.set({ pathname: '/view' });
  chance();
  expect(sent).toHaveLength(1);
});

it('usage events are never sent when they occur while the school has disabled them', () => {
  const { address, sent, school, chance } = open('/', 'chen');
  school.wantsIt = false;
  chance();
  school.wantsIt = true;
  address.set({ pathname: '/view' });
  chance();
  expect(sent).toEqual([['editor']]);
});

it("usage events are not sent without a sign-in, or under another user's name", () => {
  const { address, user, sent, chance } = open('/s', undefined);
  chance();
  expect(sent).toEqual([]);
  user.set('chen');
  address.set({ pathname: '/' });
  user.set('li');
  address.set({ pathname: '/play' });
  chance();
  expect(sent).toEqual([['showing']]);
});
