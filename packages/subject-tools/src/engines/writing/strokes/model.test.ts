import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { strokeOrderTool } from '../../../tools/stroke-order/tool.ts';
import { charactersIn, cleared, doneKey, doneOf, WRITERS_MAX, writingOf } from './model.ts';
import { columnsFor } from './picture.tsx';

describe('charactersIn', () => {
  it('returns the Chinese characters of a text, each once, at most twenty', () => {
    expect(charactersIn('秋天 的 rain，秋天！𬉼1')).toEqual(['秋', '天', '的', '𬉼']);
    expect(charactersIn('一二三四五六七八九十百千万亿零上下左右前后中')).toHaveLength(20);
    expect(charactersIn('abc 123 ，。')).toEqual([]);
    expect(charactersIn('大'.repeat(1_000_000))).toEqual(['大']);
  });
});

describe('writingOf', () => {
  it('has the usual values for data that are missing or invalid', () => {
    const usual = writingOf({}, strokeOrderTool);
    expect(usual).toEqual({
      ...{ characters: ['永'], at: 0, task: 'watch', grid: 'tian', traced: true, writers: 1, speed: 1 },
    });
    const wrong = {
      text: 3,
      at: -1,
      task: 'fly',
      grid: null,
      traced: 'no',
      writers: 10 ** 9,
      speed: Number.NaN,
    };
    expect(writingOf(wrong as never, strokeOrderTool)).toEqual(usual);
    expect(writingOf({ text: '', at: 0.5 }, strokeOrderTool)).toEqual(usual);
  });

  it('shows the first character when the text has become shorter', () => {
    expect(writingOf({ text: '天地', at: 1 }, strokeOrderTool).at).toBe(1);
    expect(writingOf({ text: '天', at: 1 }, strokeOrderTool).at).toBe(0);
  });
});

describe('the strokes that pupils have written', () => {
  it('are counted by pupil and character, and never beyond the character', () => {
    const data = { [doneKey(0, '永')]: 3, [doneKey(1, '永')]: 99, [doneKey(2, '永')]: 'x' };
    expect([0, 1, 2, 3].map((writer) => doneOf(data, writer, '永', 5))).toEqual([3, 0, 0, 0]);
    expect(doneOf(data, 0, '天', 4)).toBe(0);
  });

  it('are removed for all pupils of one character', () => {
    const patch = cleared('永');
    expect(Object.keys(patch)).toHaveLength(WRITERS_MAX);
    expect(Object.values(patch).every((value) => value === undefined)).toBe(true);
    expect(Object.keys(patch)).toContain(doneKey(3, '永'));
  });
});

it('columnsFor returns the columns in which squares are largest, and none are outside', () => {
  expect(columnsFor(4, { w: 400, h: 400 })).toBe(2);
  expect(columnsFor(4, { w: 800, h: 200 })).toBe(4);
  expect(columnsFor(0, { w: 10, h: 10 })).toBe(1);
  const random = seeded(5);
  for (let time = 0; time < 200; time++) {
    const [count, w, h] = [1 + Math.floor(random() * 20), 50 + random() * 900, 50 + random() * 900];
    const columns = columnsFor(count, { w, h });
    const side = Math.min(w / columns, h / Math.ceil(count / columns));
    for (let other = 1; other <= count; other++)
      expect(side).toBeGreaterThanOrEqual(Math.min(w / other, h / Math.ceil(count / other)) - 1e-9);
  }
});
