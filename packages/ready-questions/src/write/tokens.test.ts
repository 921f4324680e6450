import { expect, it } from 'vitest';
import { tokensFrom } from './tokens.ts';

it('reads English by words, each with the space after it', () => {
  expect(tokensFrom('How old [[is|are]] you? I am [[year|years]].')).toEqual([
    'How ',
    'old ',
    ['is ', 'are'],
    'you? ',
    'I ',
    'am ',
    ['year', 'years'],
    '.',
  ]);
});

it('reads Chinese by characters', () => {
  expect(tokensFrom('我们[[生|升]]国旗。')).toEqual(['我', '们', ['生', '升'], '国', '旗', '。']);
});

it('reads Chinese by words where spaces are between them, and deletions', () => {
  expect(tokensFrom('花 [[非常十分|非常|十分]] 香 [[了|]] 。')).toEqual([
    '花',
    ['非常十分', '非常', '十分'],
    '香',
    ['了', ''],
    '。',
  ]);
});
