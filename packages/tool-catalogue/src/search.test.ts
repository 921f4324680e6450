import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { initialsOf, isMeant } from './search.ts';

const found = (text: string) =>
  catalogue.filter((entry) => isMeant(entry, text)).map(({ toolKey }) => toolKey);

describe('the search for a tool', () => {
  it.each(['钟表', '钟', '鐘錶', 'clock', 'CLOCK', 'zhongbiao', 'zhong', 'zb', ' zhong biao '])(
    'finds the clock by %j',
    (text) => {
      expect(found(text)).toContain('Clock');
    },
  );

  it('returns only tools that match', () => {
    expect(found('圆规')).toEqual(['Compass']);
    expect(found('zhichi')).toContain('Ruler');
    expect(found('nothing of this name')).toEqual([]);
    expect(found('')).toHaveLength(129);
  });

  it('knows the initials of nearly every name', () => {
    expect(initialsOf({ toolName: '圆规', pinyin: 'yuangui' })).toBe('yg');
    expect(initialsOf({ toolName: '西安', pinyin: 'xian' })).toBe('xa');
    const without = catalogue.filter((entry) => initialsOf(entry) === '').map(({ toolName }) => toolName);
    expect(without.length, without.join()).toBeLessThan(10);
  });
});
