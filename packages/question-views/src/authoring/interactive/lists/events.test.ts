import {
  contentOf,
  interactiveKindOf,
  newQuestion,
  parseQuestion,
  problemsOf,
  type SingleQuestion,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import type { GameOf } from '../game-value.ts';
import { eventsOf, fittedEnds, withEvents } from './events.ts';

function blank(): GameOf<'timeline-place'> {
  let made = 0;
  return interactiveKindOf('timeline-place')?.blank(
    () => `p${made++}`,
  ) as unknown as GameOf<'timeline-place'>;
}

const event = (id: string, from: number, to?: number) => ({ id, content: contentOf(id), from, to });

describe('withEvents', () => {
  it('orders events by their times, and equal times in any order', () => {
    const value = withEvents(blank(), [event('唐', 618, 907), event('秦', -221), event('甲', 618)]);
    expect(value.key.parts[0]?.key).toEqual({ order: [['秦'], ['唐', '甲']] });
    expect(eventsOf(value).map(({ id, from, to }) => [id, from, to])).toEqual([
      ['唐', 618, 907],
      ['秦', -221, undefined],
      ['甲', 618, undefined],
    ]);
    const ends = fittedEnds([-221, 618, 907]);
    const question = {
      ...(newQuestion('timeline-place', () => 'q', 'zh') as SingleQuestion),
      ...value,
      body: { ...value.body, own: { ...value.body.own, ...ends } },
    };
    expect(parseQuestion(question).state).toBe('question');
    expect(problemsOf(question)).toEqual([]);
  });
});

it('fittedEnds returns round ends around all times', () => {
  expect(fittedEnds([1911, 1949])).toEqual({ from: 1910, to: 1950 });
  expect(fittedEnds([-221, 907])).toEqual({ from: -1000, to: 1000 });
  expect(fittedEnds([5])).toEqual({ from: 5, to: 6 });
});
