import { describe, expect, it } from 'vitest';
import { unsettled } from './mark-doubtful.ts';
import { readingsOf } from './readings.ts';

describe('unsettled', () => {
  const text = '行';
  const put = readingsOf(text, 'marks').get(0) ?? '';
  const numbered = readingsOf(text, 'numbers').get(0) ?? '';

  it('returns the characters whose reading no word decides, in either notation', () => {
    expect([...unsettled(text, () => put)]).toEqual([0]);
    expect(numbered).not.toBe(put);
    expect([...unsettled(text, () => numbered)]).toEqual([0]);
  });

  it('leaves out characters without a reading, and with a reading that was changed', () => {
    expect([...unsettled(text, () => undefined)]).toEqual([]);
    expect([...unsettled(text, () => `${put}x`)]).toEqual([]);
  });

  it('leaves out characters whose reading a word decides', () => {
    expect([...unsettled('银行', (at) => readingsOf('银行', 'marks').get(at))]).toEqual([]);
  });
});
