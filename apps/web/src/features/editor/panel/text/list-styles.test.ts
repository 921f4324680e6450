import type { Bullet } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { bulletChoices, choiceOf, numberChoices } from './list-styles.ts';

const char = (sign: string, font?: string) => ({ type: 'char', char: sign, ...(font && { font }) }) as Bullet;

it('choiceOf returns the entry of a bullet by its character and its font', () => {
  expect(choiceOf(char('§', 'Wingdings'), bulletChoices)?.shown).toBe('▪');
  expect(choiceOf(char('§', 'Arial'), bulletChoices)).toBeUndefined();
  expect(choiceOf(char('★', 'Arial'), bulletChoices)?.shown).toBe('★');
  expect(choiceOf(char('★'), bulletChoices)?.shown).toBe('★');
  expect(choiceOf(char('•'), bulletChoices)).toBeUndefined();
});

it('choiceOf returns the entry of a numbering by its scheme', () => {
  const number = (scheme: string) => ({ type: 'number', scheme }) as Bullet;
  expect(choiceOf(number('romanLcPeriod'), numberChoices)?.shown).toBe('i.  ii.  iii.');
  expect(choiceOf(number('none'), numberChoices)).toBeUndefined();
  expect(choiceOf(number('romanLcPeriod'), bulletChoices)).toBeUndefined();
  expect(choiceOf(char('★'), numberChoices)).toBeUndefined();
  expect(choiceOf({ type: 'none' }, bulletChoices)).toBeUndefined();
});

it('each entry finds itself', () => {
  for (const choice of bulletChoices) expect(choiceOf(choice.bullet, bulletChoices)).toBe(choice);
  for (const choice of numberChoices) expect(choiceOf(choice.bullet, numberChoices)).toBe(choice);
});
