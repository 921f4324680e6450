import type { Bullet, Paragraph } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { bulletsOf } from './bullets.ts';

const number = { type: 'number', scheme: 'arabicPeriod' } as const;

function paragraphs(...bullets: readonly (Bullet | undefined | [Bullet, number])[]): Paragraph[] {
  return bullets.map((each) => {
    const [bullet, level] = Array.isArray(each) ? each : [each, 0];
    return { runs: [], props: { bullet, level } };
  });
}

it('bulletsOf returns numbers that count on by level, and begin again after a text without a number', () => {
  const inner = [{ type: 'number', scheme: 'alphaLcParenR' }, 1] as [Bullet, number];
  expect(bulletsOf(paragraphs(number, inner, inner, number, undefined, number))).toEqual([
    '1.',
    'a)',
    'b)',
    '2.',
    undefined,
    '1.',
  ]);
  expect(bulletsOf(paragraphs({ ...number, start: 5 }, { ...number, start: 5 }))).toEqual(['5.', '6.']);
});

it('bulletsOf returns a dot for pictures and for characters of symbol fonts', () => {
  expect(
    bulletsOf(
      paragraphs(
        { type: 'char', char: '\uf0b7' },
        { type: 'char', char: '–' },
        { type: 'picture', asset: 'a'.repeat(64) },
        { type: 'none' },
      ),
    ),
  ).toEqual(['•', '–', '•', undefined]);
});
