import { describe, expect, it } from 'vitest';
import { markAt, type TextMark, withMark, withoutMarks } from './marks.ts';

const replace = (token: string, text: string): TextMark => ({ token, correction: { way: 'replace', text } });
const insert = (token: string, text: string): TextMark => ({ token, correction: { way: 'insert', text } });

describe('withMark', () => {
  it('replaces the correction of a token, and keeps the text that is inserted behind it', () => {
    const before = [replace('a', 'x'), insert('a', 'y'), replace('b', 'z')];
    const after = withMark(before, 'a', { way: 'delete' });
    expect(after).toEqual([before[1], before[2], { token: 'a', correction: { way: 'delete' } }]);
    expect(markAt(after, 'a', 'behind')).toEqual({ way: 'insert', text: 'y' });
  });

  it('removes a mark without a text when a text is inserted behind the token', () => {
    expect(withMark([replace('a', '')], 'a', { way: 'insert', text: 'y' })).toEqual([insert('a', 'y')]);
    expect(withMark([replace('a', 'x')], 'a', { way: 'insert', text: '' })).toEqual([
      replace('a', 'x'),
      insert('a', ''),
    ]);
  });
});

it('withoutMarks removes both marks of a token', () => {
  expect(withoutMarks([replace('a', 'x'), insert('a', 'y'), replace('b', 'z')], 'a')).toEqual([
    replace('b', 'z'),
  ]);
});
