import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countToolUse, toolUses } from './tool-usage.ts';

const roll = { code: 'RandomRoll', icon: 'random-call', name: '随机点名' };
const mind = { code: 'Mind', icon: 'mind', name: '思维导图' };
const november = new Date(2026, 10, 22);

describe('the usage of tools', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('is counted per month, under a key that begins with year and month', () => {
    countToolUse(roll, november);
    countToolUse(roll, november);
    countToolUse(roll, new Date(2026, 11, 1));
    expect(toolUses(november)).toEqual([{ ...roll, times: 2 }]);
    expect([...kept.keys()]).toEqual(['lectern.202611.tool-usage', 'lectern.202612.tool-usage']);
  });

  it('is sorted with the most used tool first', () => {
    for (const each of [roll, mind, mind]) countToolUse(each, november);
    expect(toolUses(november).map(({ code }) => code)).toEqual(['Mind', 'RandomRoll']);
  });

  it('has the last stored name of a tool', () => {
    countToolUse(roll, november);
    countToolUse({ ...roll, name: 'Random call' }, november);
    expect(toolUses(november)).toEqual([{ ...roll, name: 'Random call', times: 2 }]);
  });

  it('starts from zero when the stored value is damaged', () => {
    for (const damaged of [
      '{',
      '7',
      '[{"code":"Mind"}]',
      '[{"code":"a","icon":"b","name":"c","times":-1}]',
    ]) {
      kept.set('lectern.202611.tool-usage', damaged);
      expect(toolUses(november)).toEqual([]);
      countToolUse(roll, november);
      expect(toolUses(november)).toEqual([{ ...roll, times: 1 }]);
    }
  });
});
