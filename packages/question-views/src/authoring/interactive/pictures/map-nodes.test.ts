import {
  contentOf,
  interactiveKindOf,
  newQuestion,
  parseQuestion,
  plainTextOf,
  problemsOf,
  type SingleQuestion,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import type { GameOf } from '../game-value.ts';
import { leveled, type MapRow, outlineOf, withOutline } from './map-nodes.ts';

function blank(): GameOf<'map-fill'> {
  let made = 0;
  return interactiveKindOf('map-fill')?.blank(() => `p${made++}`) as unknown as GameOf<'map-fill'>;
}

const row = (id: string, level: number, isHidden = false): MapRow => ({
  id,
  level,
  content: contentOf(id),
  isHidden,
});
const rows = [row('动物', 0), row('哺乳类', 1), row('猫', 2, true), row('鸟类', 1, true), row('鹰', 2)];

describe('withOutline and outlineOf', () => {
  it.each([true, false])('return the same outline back when answers are typed: %s', (isTyped) => {
    const distractors = isTyped ? [] : [{ id: 'd', content: contentOf('石头') }];
    const value = withOutline(blank(), { rows, distractors, isTyped });
    expect(outlineOf(value)).toEqual({ rows, distractors, isTyped });
    const question = { ...(newQuestion('map-fill', () => 'q', 'zh') as SingleQuestion), ...value };
    expect(parseQuestion(question).state).toBe('question');
    expect(problemsOf(question)).toEqual([]);
  });

  it('read a new game as a root with a node to fill in', () => {
    expect(outlineOf(blank()).rows.map(({ level, isHidden }) => [level, isHidden])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

it('leveled closes gaps between levels', () => {
  const steep = [row('a', 3), row('b', 5), row('c', 0), row('d', 3)];
  expect(leveled(steep).map(({ level, content }) => `${plainTextOf(content)}${level}`)).toEqual([
    'a0',
    'b1',
    'c1',
    'd2',
  ]);
});
