import type { PagePlan, PlannedEffect, Step } from '@lectern/playback';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, FakePlayer } from '../testing/fake-elements.ts';
import { PagePlayer, type PagePlayerOptions } from './page-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('HTMLMediaElement', FakePlayer);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const effect = (elementId: string, more: Partial<PlannedEffect> = {}): PlannedEffect => ({
  id: `of ${elementId}`,
  target: { elementId, paragraphs: undefined },
  kind: 'emphasis',
  begin: 0,
  duration: 500,
  iterations: 1,
  autoReverse: false,
  tracks: [
    {
      ...{
        part: 'element',
        begin: 0,
        duration: 500,
        iterations: 1,
        autoReverse: false,
        easing: 'linear',
        hold: true,
      },
      keyframes: [{ opacity: 0 }, { opacity: 1 }],
    },
  ],
  ...more,
});
const step = (...effects: readonly PlannedEffect[]): Step => ({ effects, duration: 500 });
const plan = (more: Partial<PagePlan> = {}): PagePlan => ({
  opening: step(),
  steps: [],
  triggered: new Map(),
  triggeredOnce: new Set(),
  hiddenAtStart: [],
  ...more,
});

function playerOf(of: PagePlan, elements: readonly FakeElement[], more: Partial<PagePlayerOptions> = {}) {
  const players = elements.flatMap((each) => each.players);
  const root = Object.assign(new EventTarget(), {
    querySelector: (selector: string) =>
      elements.find(({ id }) => selector.startsWith(`[data-element-id="${id}"]`)) ?? null,
    querySelectorAll: (selector: string) =>
      players.filter(({ tag, dataset }) => {
        if (selector === '[data-hide-when-stopped]') return 'hideWhenStopped' in dataset;
        if (selector === '[data-autoplay]') return 'autoplay' in dataset;
        return selector === 'audio' ? tag === 'audio' : true;
      }),
  });
  const carried = { comeHome: vi.fn(), carry: vi.fn() };
  const options = {
    ...{ reducedMotion: false, onPlay: vi.fn(), onMedia: vi.fn(), undo: vi.fn() },
    sounds: { carried } as unknown as PagePlayerOptions['sounds'],
    ...more,
  };
  const player = new PagePlayer(root as unknown as HTMLElement, of, options);
  const loads = (target: FakePlayer) => {
    const event = new Event('loadstart');
    Object.defineProperty(event, 'target', { value: target });
    root.dispatchEvent(event);
  };
  return { player, options, carried, loads };
}

describe('the steps of a page', () => {
  const [a, b] = ['a', 'b'];
  const two = () => plan({ steps: [step(effect(a)), step(effect(b))] });
  const opened = (of = two(), more: Partial<PagePlayerOptions> = {}) => {
    const elements = { a: new FakeElement('a'), b: new FakeElement('b') };
    const made = playerOf(of, [elements.a, elements.b], more);
    made.player.open();
    return { ...made, ...elements };
  };

  it('are played one by one, and a click during an animation finishes it', () => {
    const { player, a: one, b: two } = opened();
    expect(player.steps).toMatchObject({ done: 0, of: 2, triggered: {} });
    expect(player.next()).toBe(true);
    expect([player.steps.done, one.states, two.states]).toEqual([1, ['running'], []]);
    expect(player.next()).toBe(true);
    expect([player.steps.done, one.states]).toEqual([1, ['finished']]);
    expect(player.next()).toBe(true);
    expect([player.steps.done, two.states]).toEqual([2, ['running']]);
    expect(player.next()).toBe(true);
    expect(player.next()).toBe(false);
    expect(player.steps.done).toBe(2);
  });

  it('are undone one by one', () => {
    const { player, a: one, b: two } = opened();
    player.finish();
    expect([one.states, two.states, player.steps.done]).toEqual([['finished'], ['finished'], 2]);
    expect(player.previous()).toBe(true);
    expect([one.states, two.states, player.steps.done]).toEqual([['finished'], [], 1]);
    expect(player.previous()).toBe(true);
    expect([one.states, player.previous(), player.steps.done]).toEqual([[], false, 0]);
  });

  it('are restored at once, forwards and backwards', () => {
    const { player, a: one, b: two, options } = opened();
    player.stand({ done: 2, of: 2, triggered: {} });
    expect([one.states, two.states, player.steps.done]).toEqual([['finished'], ['finished'], 2]);
    player.stand({ done: 1, of: 2, triggered: {} });
    expect([one.states, two.states, player.steps.done]).toEqual([['finished'], [], 1]);
    expect(player.next()).toBe(true);
    expect(player.steps.done).toBe(2);
    expect(options.onPlay).toHaveBeenCalled();
  });

  it('show their final state at once when the user prefers reduced motion', () => {
    const { player, a: one } = opened(two(), { reducedMotion: true });
    player.next();
    expect(one.states).toEqual(['finished']);
  });

  it('end effects that last until the next click', () => {
    const until = { type: 'nextClick' } as const;
    const { player, a: one } = opened(
      plan({ steps: [step(effect(a, { until, iterations: Number.POSITIVE_INFINITY })), step(effect(b))] }),
    );
    player.next();
    player.next();
    expect(one.states).toEqual(['paused']);
    player.previous();
    expect(one.states).toEqual(['running']);
    player.stand({ done: 2, of: 2, triggered: {} });
    expect(one.states).toEqual(['paused']);
  });

  it('restart an animation, or not, as the file says', () => {
    const again = (restart: PlannedEffect['restart']) => {
      const own = effect(a, { id: 'same', ...(restart ? { restart } : {}) });
      const { player, a: one } = opened(plan({ steps: [step(own), step(own)] }));
      player.next();
      player.next();
      player.next();
      return one.animations.map(({ playState }) => playState);
    };
    expect(again(undefined)).toEqual(['idle', 'running']);
    expect(again('never')).toEqual(['finished']);
    expect(again('whenNotActive')).toEqual(['finished', 'running']);
    const own = effect(a, { id: 'same', restart: 'whenNotActive', iterations: 1 });
    const { player, a: one } = opened(plan({ opening: step(own), steps: [step(own)] }));
    player.next();
    expect(one.animations).toHaveLength(1);
  });

  it('may run an animation again that was undone', () => {
    const { player, a: one } = opened(plan({ steps: [step(effect(a, { restart: 'never' }))] }));
    player.next();
    player.previous();
    player.next();
    expect(one.states).toEqual(['running']);
  });

  it('begin with the opening, once, and carried sounds return', () => {
    const { player, a: one, carried, options } = opened(plan({ opening: step(effect(a)) }));
    player.open();
    expect([one.states, carried.comeHome.mock.calls.length]).toEqual([['running'], 1]);
    expect(options.onPlay).toHaveBeenCalledTimes(1);
    const other = playerOf(plan({ opening: step(effect(a)), steps: [step(effect(b))] }), [
      new FakeElement('a'),
      new FakeElement('b'),
    ]);
    other.player.finish();
    expect([other.player.steps.done, other.carried.comeHome.mock.calls.length]).toEqual([1, 1]);
  });

  it('are settled when all animations have stopped', async () => {
    const { player } = opened();
    player.next();
    let isSettled = false;
    const settled = player.settled().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(50);
    expect(isSettled).toBe(false);
    player.next();
    await settled;
    expect(isSettled).toBe(true);
  });

  it('hide elements that enter later until the player is disposed', () => {
    const one = new FakeElement('a');
    const { player, options } = playerOf(
      plan({ hiddenAtStart: [{ elementId: 'a', paragraphs: undefined }], steps: [step(effect(a))] }),
      [one],
    );
    expect(one.states).toEqual(['running']);
    player.open();
    player.next();
    player.dispose();
    expect(one.states).toEqual([]);
    expect(options.undo).toHaveBeenCalledTimes(1);
  });
});

describe('the sequence of an element', () => {
  const triggered = (once = false) => {
    const [one, two, button] = [new FakeElement('a'), new FakeElement('b'), new FakeElement('button')];
    const { player } = playerOf(
      plan({
        triggered: new Map([['button', [step(effect('a')), step(effect('b'))]]]),
        triggeredOnce: new Set(once ? ['button'] : []),
      }),
      [one, two, button],
    );
    player.open();
    return { player, one, two };
  };

  it('is played step by step, and again from its beginning', () => {
    const { player, one, two } = triggered();
    expect(player.trigger('other')).toBe(false);
    expect(player.trigger('button')).toBe(true);
    expect([one.animations.length, two.animations.length]).toEqual([1, 0]);
    player.trigger('button');
    player.trigger('button');
    expect([one.animations.length, two.animations.length]).toEqual([2, 1]);
    expect(player.steps.triggered).toEqual({ button: 3 });
  });

  it('is played only once when the file says so', () => {
    const { player, one, two } = triggered(true);
    for (let press = 0; press < 4; press++) expect(player.trigger('button')).toBe(true);
    expect([one.animations.length, two.animations.length, player.steps.triggered]).toEqual([
      1,
      1,
      { button: 2 },
    ]);
  });

  it('is restored at once, and only the missing steps', () => {
    const { player, one, two } = triggered();
    player.trigger('button');
    player.stand({ done: 0, of: 0, triggered: { button: 2 } });
    expect([one.animations.length, two.states]).toEqual([1, ['finished']]);
    expect(player.steps.triggered).toEqual({ button: 2 });
  });

  it('ends effects that last until a click on the element', () => {
    const one = new FakeElement('a');
    const until = { type: 'element', elementId: 'button' } as const;
    const { player } = playerOf(plan({ opening: step(effect('a', { until })) }), [
      one,
      new FakeElement('button'),
    ]);
    player.open();
    expect(player.trigger('other')).toBe(false);
    expect(one.states).toEqual(['running']);
    expect(player.trigger('button')).toBe(true);
    expect(one.states).toEqual(['paused']);
  });
});

describe('the videos and sounds of a page', () => {
  it('start with the page, except those that an animation starts', () => {
    const [own, told] = [
      new FakePlayer('video', { autoplay: '' }),
      new FakePlayer('video', { autoplay: '' }),
    ];
    const { player } = playerOf(
      plan({ steps: [step(effect('told', { media: { type: 'play', from: undefined } }))] }),
      [new FakeElement('own', [own]), new FakeElement('told', [told])],
    );
    expect(own.played).toBe(0);
    player.open();
    expect([own.played, told.played]).toEqual([1, 0]);
  });

  it('start when they appear after the page was opened, and not before', () => {
    const [early, late, still] = [
      new FakePlayer('video', { autoplay: '' }),
      new FakePlayer('video', { autoplay: '' }),
      new FakePlayer('video'),
    ];
    const { player, loads } = playerOf(plan(), [new FakeElement('a', [early, late, still])]);
    loads(early);
    expect(early.played).toBe(0);
    player.open();
    loads(late);
    loads(still);
    expect([late.played, still.played]).toEqual([2, 0]);
  });

  it('stop when the page is left, and sounds across pages are carried', () => {
    const [video, song, once, idle] = [
      new FakePlayer('video'),
      new FakePlayer('audio', { acrossPages: '3' }),
      new FakePlayer('audio', { acrossPages: '1' }),
      new FakePlayer('audio', { acrossPages: '3' }),
    ];
    const { player, carried } = playerOf(plan(), [
      new FakeElement('a', [video, once]),
      new FakeElement('b', [song, idle]),
    ]);
    for (const each of [video, song, once]) each.paused = false;
    player.leave();
    expect([video, song, once].map(({ paused }) => paused)).toEqual([true, true, true]);
    expect(carried.carry.mock.calls).toEqual([['b', song, 2]]);
  });

  it('are silenced without stopping videos', () => {
    const [video, song] = [new FakePlayer('video'), new FakePlayer('audio')];
    const { player } = playerOf(plan(), [new FakeElement('a', [video, song])]);
    for (const each of [video, song]) each.paused = false;
    player.silence();
    expect([video.paused, song.paused]).toEqual([false, true]);
  });

  it('show the icon of a sound only while it plays when the file says so', () => {
    const sound = new FakePlayer('audio', { hideWhenStopped: '' });
    const element = new FakeElement('a', [sound]);
    const { player } = playerOf(plan(), [element]);
    expect(element.style.opacity).toBe('0');
    sound.paused = false;
    sound.dispatchEvent(new Event('play'));
    expect(element.style.opacity).toBe('');
    sound.pause();
    expect(element.style.opacity).toBe('0');
    player.dispose();
    expect(element.style.opacity).toBe('');
    sound.dispatchEvent(new Event('ended'));
    expect(element.style.opacity).toBe('');
  });
});
