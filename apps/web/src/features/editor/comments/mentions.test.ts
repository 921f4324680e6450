import { expect, test } from 'vitest';
import { askedName, mentionedIn, withMention } from './mentions.ts';

test('askedName returns the text typed after an @, until a space', () => {
  expect(askedName('请看 @李', 5)).toBe('李');
  expect(askedName('请看 @', 4)).toBe('');
  expect(askedName('请看 @李 老师', 8)).toBeUndefined();
  expect(askedName('没有', 2)).toBeUndefined();
  expect(askedName('@李明 和 @', 7)).toBe('');
});

test('withMention replaces the typed part with the selected name, and puts the caret behind it', () => {
  expect(withMention('请 @li 看', 5, '李明')).toEqual({ text: '请 @李明  看', caret: 6 });
});

test('mentionedIn leaves out users whose names were deleted from the text', () => {
  const chosen = [
    { id: 'a', name: '李明' },
    { id: 'b', name: '陈晓雨' },
    { id: 'a', name: '李明' },
  ];
  expect(mentionedIn('请 @李明 看', chosen)).toEqual(['a']);
});
