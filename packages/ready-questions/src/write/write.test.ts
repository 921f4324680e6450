import { type Content, contentOf, type PlayedBody, plainTextOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { runsFrom, tokensFrom } from './text.ts';
import { mapFill } from './word-games.ts';

it('reads formulas and characters with emphasis marks', () => {
  expect(runsFrom('把⟨坐⟩和 $x^2$')).toEqual([
    { type: 'text', text: '把' },
    { type: 'text', text: '坐', props: { emphasisMark: true } },
    { type: 'text', text: '和 ' },
    { type: 'formula', latex: 'x^2' },
  ]);
});

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

it('names the branch of each hidden node of a map, for where the map is not drawn', () => {
  const map = `
Plants
  need
    [[water]]
  leaves
    colour
      [[green]]
  [[roots]]
`;
  const { body } = mapFill([1, 1, 'x'], 'Plants', map, ['books'], 'x');
  const [part] = (body as PlayedBody).parts;
  const asked = part?.body as { passage: Content } | undefined;
  expect(plainTextOf(asked?.passage ?? contentOf(''))).toBe(
    'need：____\nleaves › colour：____\nPlants：____',
  );
});
