import { seeded } from '@lectern/base';
import type { ToolData } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { clockTool } from '../../../tools/clock/tool.ts';
import {
  angleOf,
  asked,
  begun,
  clockOf as clockOfTool,
  DAY,
  degreesBetween,
  elapsed,
  isRight,
  rested,
  turned,
} from './model.ts';
import { readTime } from './panel.tsx';
import { clockTexts } from './texts.ts';

const clockOf = (data: ToolData) => clockOfTool(data, clockTool);
const at = (h: number, m = 0, s = 0) => (h * 60 + m) * 60 + s;
const { zh, en } = clockTexts;

it('At 8:30 the hour hand stands half-way; 12 h, 24 h and 时分秒 modes agree; elapsed time across noon and midnight is right.', () => {
  expect(angleOf('hour', at(8, 30))).toBe(255);
  expect(angleOf('minute', at(8, 30))).toBe(180);
  expect(zh.time(at(20, 5), '12', false)).toBe('下午 8:05');
  expect(zh.time(at(20, 5), '24', false)).toBe('20:05');
  expect(zh.time(at(20, 5, 9), 'units', true)).toBe('20 时 5 分 9 秒');
  expect(zh.took(elapsed(at(11, 40), at(13, 15)))).toBe('经过 1 小时 35 分');
  expect(zh.took(elapsed(at(22, 50), at(6, 20)))).toBe('经过 7 小时 30 分');
});

describe('a clock', () => {
  it('writes every minute of a day consistently in all three formats', () => {
    for (let time = 0; time < DAY; time += 60) {
      const [, half, twelve] = /^(上午|下午) (.+)$/.exec(zh.time(time, '12', false)) ?? [];
      const [h = 0, m = 0] = (twelve ?? '').split(':').map(Number);
      expect(at((h % 12) + (half === '下午' ? 12 : 0), m)).toBe(time);
      expect(readTime(zh.time(time, '24', false))).toBe(time);
      expect(readTime(zh.time(time, 'units', true))).toBe(time);
    }
    expect(en.time(at(0, 5), '12', false)).toBe('12:05 a.m.');
    expect(en.time(at(12), '12', false)).toBe('12:00 p.m.');
  });

  it('crosses noon and midnight when the minute hand is turned around', () => {
    expect(turned(at(11, 50), 'minute', 120)).toBe(at(12, 10));
    expect(turned(at(23, 50), 'minute', 120)).toBe(at(0, 10));
    expect(turned(at(0, 10), 'minute', -120)).toBe(at(23, 50));
    expect(turned(at(9, 17), 'hour', 30)).toBe(at(10, 17));
    expect(turned(at(9, 17), 'second', 90)).toBe(at(9, 17, 15));
  });

  it('snaps to whole minutes, its second hand to whole seconds, also just before midnight', () => {
    expect(rested(at(8, 29, 40), 'minute')).toBe(at(8, 30));
    expect(rested(at(23, 59, 40), 'hour')).toBe(0);
    expect(rested(at(8, 29, 40), 'second')).toBe(at(8, 29, 40));
  });

  it('rotates by the shorter angle between two directions', () => {
    expect(degreesBetween(350, 10)).toBe(20);
    expect(degreesBetween(10, -10)).toBe(-20);
    expect(degreesBetween(-170, 170)).toBe(-20);
  });

  it('counts a whole day as zero, because a clock cannot show it', () => {
    expect(elapsed(at(8), at(8))).toBe(0);
    expect(zh.took(0)).toBe('经过 0 分');
    expect(en.took(at(1, 35))).toBe('1 h 35 min later');
  });

  it('quizzes with times of a school day in steps of five minutes, never the same twice in a row, and repeatable by seed', () => {
    let clock = clockOf({ task: 'read' });
    const random = seeded(7);
    const again = seeded(7);
    for (let count = 0; count < 500; count += 1) {
      const patch = asked(clock, clockTool, random);
      expect(patch).toEqual(asked(clock, clockTool, again));
      const time = Number(patch.time);
      expect(time % 300).toBe(0);
      expect(time).toBeGreaterThanOrEqual(at(6));
      expect(time).toBeLessThanOrEqual(at(20));
      expect(time).not.toBe(clock.time);
      clock = { ...clock, time };
    }
  });

  it('asks a question at once when setting the hands begins, and counts from the shown time when elapsed time begins', () => {
    const clock = clockOf({ time: at(9, 5), shown: true });
    expect(begun(clock, 'make', clockTool, seeded(1))).toMatchObject({ task: 'make', shown: false });
    expect(Number(begun(clock, 'make', clockTool, seeded(1)).wanted) % 300).toBe(0);
    expect(begun(clock, 'elapsed', clockTool, seeded(1))).toEqual({
      task: 'elapsed',
      shown: false,
      from: at(9, 5),
    });
    expect(begun(clock, 'set', clockTool, seeded(1))).toEqual({ task: 'set', shown: false });
  });

  it('accepts morning for evening when the hands are to be set, because both look the same', () => {
    const clock = clockOf({ task: 'make', wanted: at(20, 30) });
    expect(isRight({ ...clock, time: at(8, 30) })).toBe(true);
    expect(isRight({ ...clock, time: at(8, 31) })).toBe(false);
  });

  it.each(['', 'x', '24:00', '8:60', '-1', '1e9', '8:30:99', '１２'])(
    'does not accept %j as a time',
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );

  it('parses times in common notations', () => {
    for (const text of ['8:30', ' 08：30 ', '8时30分', '8时30', '8:30:00'])
      expect(readTime(text)).toBe(at(8, 30));
    expect(readTime('8')).toBe(at(8));
    expect(readTime('8时')).toBe(at(8));
  });
});
