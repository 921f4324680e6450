import { describe, expect, it } from 'vitest';
import { AssertionError, assert, defined } from './assert.ts';

describe('assert', () => {
  it('throws the message when the condition does not hold', () => {
    expect(() => assert(false, 'a page has a deck')).toThrow(new AssertionError('a page has a deck'));
    expect(() => assert(true, 'a page has a deck')).not.toThrow();
  });
});

describe('defined', () => {
  it.each([0, '', false])('returns %j, for it is a value', (value) => {
    expect(defined(value, 'the value')).toBe(value);
  });

  it.each([null, undefined])('throws the name of the value when it is %j', (value) => {
    expect(() => defined(value, 'the page')).toThrow(new AssertionError('the page is missing'));
  });
});
