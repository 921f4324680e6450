import { describe, expect, it } from 'vitest';
import { readSwipe, ShowKeys, ShowWheel, shortcutOf } from './show-keys.ts';

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, ...more });

describe('ShowKeys', () => {
  it('returns the commands of keys and of the buttons of a remote', () => {
    const keys = new ShowKeys();
    for (const [key, command] of [
      [' ', 'next'],
      ['PageUp', 'previous'],
      ['Home', 'first'],
      ['End', 'last'],
      ['.', 'black'],
      [',', 'white'],
      ['g', 'pages'],
      ['Escape', 'escape'],
      ['Enter', 'next'],
    ])
      expect(keys.read(press(key ?? ''))).toBe(command);
    expect(keys.read(press('x'))).toBeUndefined();
  });

  it('leaves keys with Ctrl or ⌘ to the browser', () => {
    expect(new ShowKeys().read(press('p', { ctrlKey: true }))).toBeUndefined();
    expect(new ShowKeys().read(press('p', { metaKey: true }))).toBeUndefined();
  });

  it('returns the page whose number is typed before Enter', () => {
    const keys = new ShowKeys();
    expect(keys.isNumberBegun).toBe(false);
    expect(keys.read(press('1'))).toBeUndefined();
    expect(keys.isNumberBegun).toBe(true);
    keys.read(press('2'));
    expect(keys.read(press('Enter'))).toEqual({ page: 12 });
    expect(keys.isNumberBegun).toBe(false);
    expect(keys.read(press('Enter'))).toBe('next');
  });

  it('keeps the last four digits, and drops them at another key', () => {
    const keys = new ShowKeys();
    for (const digit of '123456') keys.read(press(digit));
    expect(keys.read(press('Enter'))).toEqual({ page: 3456 });
    keys.read(press('7'));
    expect(keys.read(press('n'))).toBe('next');
    expect(keys.read(press('Enter'))).toBe('next');
  });
});

describe('shortcutOf', () => {
  it('returns the key in capitals after Ctrl, for which ⌘ counts as well', () => {
    expect(shortcutOf(press('e'))).toBe('E');
    expect(shortcutOf(press('p', { ctrlKey: true }))).toBe('Ctrl+P');
    expect(shortcutOf(press('p', { metaKey: true }))).toBe('Ctrl+P');
    expect(shortcutOf(press('Delete'))).toBe('Delete');
  });
});

describe('ShowWheel', () => {
  it('changes the page in the direction of the wheel', () => {
    expect(new ShowWheel().read(100, 0)).toBe('next');
    expect(new ShowWheel().read(-100, 0)).toBe('previous');
    expect(new ShowWheel().read(4, 0)).toBe('next');
    expect(new ShowWheel().read(3.9, 0)).toBeUndefined();
  });

  it('ignores the wheel for 300 ms after a page change', () => {
    const wheel = new ShowWheel();
    wheel.read(100, 1000);
    expect(wheel.read(100, 1100)).toBeUndefined();
    expect(wheel.read(100, 1299)).toBeUndefined();
    const other = new ShowWheel();
    other.read(100, 1000);
    expect(other.read(100, 1300)).toBe('next');
  });

  it('ignores the inertia of a swipe until 180 ms pass without an event', () => {
    const wheel = new ShowWheel();
    wheel.read(100, 1000);
    for (let now = 1150; now <= 2000; now += 150) expect(wheel.read(20, now)).toBeUndefined();
    // The last event came at 1900.
    expect(wheel.read(20, 2079)).toBeUndefined();
    expect(wheel.read(20, 2079 + 179)).toBeUndefined();
    expect(wheel.read(20, 2258 + 180)).toBe('next');
  });
});

describe('readSwipe', () => {
  it('returns the next page for a swipe to the left and the previous one for a swipe to the right', () => {
    expect(readSwipe(-60, 0, 800)).toBe('next');
    expect(readSwipe(60, 40, 800)).toBe('previous');
  });

  it('returns undefined for a movement that is short, slow or steep', () => {
    expect(readSwipe(-59, 0, 100)).toBeUndefined();
    expect(readSwipe(-100, 0, 801)).toBeUndefined();
    expect(readSwipe(-60, 41, 100)).toBeUndefined();
    expect(readSwipe(60, -41, 100)).toBeUndefined();
  });
});
