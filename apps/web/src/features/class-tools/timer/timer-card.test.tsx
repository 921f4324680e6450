import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { lookOf, TimerActions, TimerCard, TimerFace } from './timer-card.tsx';
import { paused, started } from './timers.ts';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const NOW = 1_000_000;
const down = started('timer1', 'down', 120_000, NOW - 30_000);
const up = started('timer2', 'up', 0, NOW - 65_000);
const nothing = () => undefined;

describe('lookOf', () => {
  it.each([
    [down, NOW, 'runs'],
    [paused(down, NOW), NOW, 'still'],
    [down, NOW + 85_000, 'last'],
    [down, NOW + 90_000, 'over'],
    [up, NOW, 'runs'],
  ])('returns for %j at %i %s', (timer, now, look) => {
    expect(lookOf(timer, now)).toBe(look);
  });
});

it('TimerFace shows the time left of a count-down, and its remaining part', () => {
  const face = renderToStaticMarkup(<TimerFace timer={down} now={NOW} />);
  expect(face).toContain('1:30');
  expect(face).toContain('scaleX(0.75)');
  expect(face).not.toContain('role="alert"');
});

it('TimerFace shows the time of a stopwatch without a part', () => {
  const face = renderToStaticMarkup(<TimerFace timer={up} now={NOW} />);
  expect(face).toContain('1:05');
  expect(face).not.toContain('scaleX');
});

it('TimerFace reports the end', () => {
  const face = renderToStaticMarkup(<TimerFace timer={down} now={NOW + 90_000} />);
  expect(face).toContain('role="alert"');
  expect(face).not.toContain('scaleX');
});

it('TimerActions offers what the state allows', () => {
  const actions = (timer: typeof down, now: number) =>
    renderToStaticMarkup(<TimerActions timer={timer} now={now} onChange={nothing} />);
  const words = (html: string) => html.replaceAll(/<[^>]+>/g, '|');
  const [runs, still, over, stopwatch] = [
    words(actions(down, NOW)),
    words(actions(paused(down, NOW), NOW)),
    words(actions(down, NOW + 90_000)),
    words(actions(up, NOW)),
  ];
  expect([runs.includes('暂停'), still.includes('暂停'), over.includes('暂停')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([runs.includes('继续'), still.includes('继续'), over.includes('继续')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([runs, stopwatch].map((each) => each.includes('1 分钟'))).toEqual([true, false]);
});

it('TimerCard names its kind and its state', () => {
  const card = (timer: typeof down) =>
    renderToStaticMarkup(
      <TimerCard timer={timer} now={NOW} onChange={nothing} onFull={nothing} onRemove={nothing} />,
    );
  expect(card(down)).toContain('data-look="runs"');
  const [name, other] = [down, up].map((timer) => /aria-label="([^"]+)"/.exec(card(timer))?.[1]);
  expect(name).not.toBe(other);
});
