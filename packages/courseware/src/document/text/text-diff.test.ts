import { describe, expect, it } from 'vitest';
import type { Segment } from './text-delta.ts';
import { textOperations } from './text-diff.ts';

const words = (insert: string, attributes: Segment['attributes'] = {}): Segment => ({ insert, attributes });

describe('the text operations from one version to another', () => {
  it('insert one letter when a letter is typed between unchanged segments', () => {
    const [bold, formula] = [words('粗', { bold: true }), { insert: { type: 'formula' }, attributes: {} }];
    expect(
      textOperations(
        [bold, words('草地'), formula],
        [bold, words('草x地'), { ...formula, insert: { type: 'formula' } }],
      ),
    ).toEqual([{ retain: 2 }, { insert: 'x', attributes: {} }]);
  });

  it('never split a surrogate pair when only one of its units differs', () => {
    expect(textOperations([words('a👩b')], [words('a👨b')])).toEqual([
      { retain: 1 },
      { delete: 2 },
      { insert: '👨', attributes: {} },
    ]);
    const [one, other] = ['\u{1F469}', '\u{1F869}'];
    expect(one[1]).toBe(other[1]);
    expect(textOperations([words(`a${one}b`)], [words(`a${other}b`)])).toEqual([
      { retain: 1 },
      { delete: 2 },
      { insert: other, attributes: {} },
    ]);
  });

  it('change only attributes when only the format differs', () => {
    expect(textOperations([words('草地')], [words('草'), words('地', { size: 20 })])).toEqual([
      { retain: 1 },
      { retain: 1, attributes: { size: 20 } },
    ]);
  });

  it('delete one of several equal letters', () => {
    expect(textOperations([words('aaa')], [words('aa')])).toEqual([{ retain: 2 }, { delete: 1 }]);
  });
});
