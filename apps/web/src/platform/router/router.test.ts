import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A window with a history of addresses, as far as the router uses it. */
const browser = vi.hoisted(() => {
  const entries = [{ hash: '#/', state: null as unknown }];
  let at = 0;
  const page = new EventTarget();
  const location = {
    pathname: '/',
    search: '?x=1',
    get hash() {
      return entries[at]?.hash ?? '';
    },
  };
  const hashOf = (address: string) => address.slice(address.indexOf('#'));
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, address: string) {
      entries.splice(at + 1, entries.length, { hash: hashOf(address), state });
      at += 1;
    },
    replaceState(state: unknown, _: string, address: string) {
      entries[at] = { hash: hashOf(address), state };
    },
    back() {
      at -= 1;
      page.dispatchEvent(new Event('popstate'));
    },
  };
  return {
    ...{ page, location, history, entries },
    /** Returns to one entry. */
    reset(hash: string) {
      entries.splice(0, entries.length, { hash, state: null });
      at = 0;
      page.dispatchEvent(new Event('popstate'));
    },
    index: () => at,
  };
});
const globals = () => {
  vi.stubGlobal('window', browser.page);
  vi.stubGlobal('location', browser.location);
  vi.stubGlobal('history', browser.history);
};
globals();
vi.resetModules();
const { addressNow, currentAddress, keepSearchParam, navigate, navigateBackTo, replaceAddress } =
  await import('./router.ts');

beforeEach(() => {
  globals();
  browser.reset('#/');
});
const hashes = () => browser.entries.map(({ hash }) => hash);

describe('navigate', () => {
  it('adds a history entry and notifies listeners', () => {
    const listener = vi.fn();
    const stop = currentAddress.subscribe(listener);
    navigate('/view?fileId=7');
    stop();
    expect(hashes()).toEqual(['#/', '#/view?fileId=7']);
    expect(currentAddress.get()).toMatchObject({ pathname: '/view', search: '?fileId=7' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('replaces the history entry on request', () => {
    navigate('/help', { replace: true });
    expect(hashes()).toEqual(['#/help']);
  });

  it('adds no entry, and notifies no listener, for the current address', () => {
    navigate('/help');
    const listener = vi.fn();
    const stop = currentAddress.subscribe(listener);
    navigate('/help');
    stop();
    expect([hashes().length, listener.mock.calls.length]).toEqual([2, 0]);
  });

  it('notifies listeners of another query of the same path', () => {
    navigate('/help?a=1');
    const listener = vi.fn();
    const stop = currentAddress.subscribe(listener);
    navigate('/help?a=2');
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('navigateBackTo', () => {
  it('goes back when the current address was opened from there, and applies the requested query', () => {
    navigate('/view?fileId=7&page=1');
    navigate('/play?fileId=7');
    navigateBackTo('/view?fileId=7&page=3');
    expect([browser.index(), browser.location.hash]).toEqual([1, '#/view?fileId=7&page=3']);
  });

  it.each(['/view?fileId=8', '/help?fileId=7'])('replaces the entry when it leads elsewhere: %s', (to) => {
    navigate('/view?fileId=7');
    navigate('/play?fileId=7');
    navigateBackTo(to);
    expect([browser.index(), browser.location.hash]).toEqual([2, `#${to}`]);
  });

  it('replaces the entry when the address was opened directly', () => {
    browser.reset('#/play?fileId=7');
    navigateBackTo('/view?fileId=7');
    expect(hashes()).toEqual(['#/view?fileId=7']);
  });
});

it('keepSearchParam changes one parameter in place, keeps the state, and notifies no listener', () => {
  navigate('/view?fileId=7');
  const listener = vi.fn();
  const stop = currentAddress.subscribe(listener);
  keepSearchParam('page', '3');
  expect([browser.location.hash, browser.history.state]).toEqual([
    '#/view?fileId=7&page=3',
    { cameFrom: expect.any(String) },
  ]);
  expect(addressNow().search).toBe('?fileId=7&page=3');
  keepSearchParam('page', undefined);
  expect(browser.location.hash).toBe('#/view?fileId=7');
  stop();
  expect(listener).not.toHaveBeenCalled();
});

it('replaceAddress replaces the whole entry and notifies listeners', () => {
  navigate('/view?key=secret');
  replaceAddress('/#/help');
  expect(hashes()).toEqual(['#/', '#/help']);
  expect(currentAddress.get().pathname).toBe('/help');
});
