import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose `copy` command dispatches the event when `fires`, and returns `result`. */
function pageWith(fires: boolean, result: boolean) {
  const data: string[][] = [];
  const page = Object.assign(new EventTarget(), {
    execCommand: () => {
      if (fires) page.dispatchEvent(copyEvent(data));
      return result;
    },
  });
  vi.stubGlobal('document', page);
  return { page, data };
}

function copyEvent(data: string[][]): Event {
  const clipboardData = { setData: (...given: string[]) => data.push(given) };
  return Object.assign(new Event('copy', { cancelable: true }), { clipboardData });
}

it('writes to the clipboard of a secure page', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('秋天')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('秋天');
});

it('copies by the command when the clipboard is not available', async () => {
  vi.stubGlobal('navigator', {});
  const { page, data } = pageWith(true, true);
  expect(await copyText('秋天')).toBe(true);
  expect(data).toEqual([['text/plain', '秋天']]);
  const later = copyEvent(data);
  page.dispatchEvent(later);
  expect([data.length, later.defaultPrevented]).toEqual([1, false]);
});

it.each([
  [false, true],
  [true, false],
])('returns false when the event is fired: %s, and the command returns %s', async (fires, result) => {
  vi.stubGlobal('navigator', {});
  pageWith(fires, result);
  expect(await copyText('x')).toBe(false);
});

it('returns false when the command throws, and stops listening', async () => {
  vi.stubGlobal('navigator', {});
  const { page, data } = pageWith(false, true);
  page.execCommand = () => {
    throw new Error('no');
  };
  expect(await copyText('x')).toBe(false);
  page.dispatchEvent(copyEvent(data));
  expect(data).toEqual([]);
});
