import type { PlannedEffect, Track } from '@lectern/playback';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EffectRun } from './effect-run.ts';

function drawn(inside = '') {
  const root = document.createElement('div');
  root.innerHTML = `<div data-element-id="a" style="font-size:20px">${inside}</div>`;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return { root, element: root.firstElementChild as HTMLElement };
}
const track = (more: object = {}) =>
  ({
    ...{
      part: 'element',
      begin: 0,
      duration: 400,
      iterations: 1,
      autoReverse: false,
      easing: 'linear',
      hold: true,
    },
    keyframes: [{ opacity: 0 }, { opacity: 1 }],
    ...more,
  }) as unknown as Track;
const effect = (more: object = {}) =>
  ({
    target: { elementId: 'a' },
    ...{ kind: 'emphasis', begin: 100, duration: 400, iterations: 1, autoReverse: false, tracks: [track()] },
    ...more,
  }) as unknown as PlannedEffect;

function played(
  more: object = {},
  inside = '',
  silent = false,
  ports: ConstructorParameters<typeof EffectRun>[2] = {},
) {
  const { root, element } = drawn(inside);
  const run = new EffectRun(root, effect(more), ports, silent);
  onTestFinished(() => run.cancel());
  const of = (node: Element) =>
    node.getAnimations().map((each) => {
      const { delay, duration, iterations, direction, fill } = each.effect?.getTiming() ?? {};
      const frames = (each.effect as KeyframeEffect)
        .getKeyframes()
        .map(({ computedOffset, easing: _, composite: __, offset: ___, ...frame }) => ({
          at: computedOffset,
          ...frame,
        }));
      return {
        delay,
        duration,
        iterations,
        direction,
        fill,
        frames: frames as readonly Record<string, unknown>[],
        composite: (each.effect as KeyframeEffect).composite,
      };
    });
  return { root, element, run, of, own: () => of(element) };
}

describe('the animation of a track', () => {
  it('has its time and its keyframes, and keeps its final state when it holds', () => {
    const { own } = played({
      tracks: [track({ begin: 50, duration: 200, iterations: 2, autoReverse: true })],
    });
    expect(own()).toMatchObject([
      { delay: 150, duration: 200, iterations: 4, direction: 'alternate', fill: 'none' },
    ]);
    expect(played().own()).toMatchObject([
      { delay: 100, duration: 400, iterations: 1, direction: 'normal', fill: 'forwards' },
    ]);
    expect(played({ tracks: [track({ hold: false })] }).own()).toMatchObject([{ fill: 'none' }]);
    expect(played({ rewind: true }).own()).toMatchObject([{ fill: 'none' }]);
  });

  it('waits in its first state when a part of an entrance begins later', () => {
    const fill = (more: object) => played({ kind: 'entrance', tracks: [track(more)] }).own()[0]?.fill;
    expect([fill({}), fill({ begin: 50 }), fill({ begin: 50, hold: false })]).toEqual([
      'forwards',
      'both',
      'backwards',
    ]);
  });

  it('adds moves and rotations to the current state, and a path replaces them', () => {
    const frames = [
      { translate: '0px', opacity: 0 },
      { translate: '10px', rotate: '5deg', opacity: 1 },
    ];
    const composites = (kind: string) =>
      played({ kind, tracks: [track({ keyframes: frames })] })
        .own()
        .map(({ composite, frames: [first] }) => [
          Object.keys(first ?? {}).filter((name) => name !== 'at'),
          composite,
        ]);
    expect(composites('emphasis')).toEqual([
      [['translate'], 'add'],
      [['opacity'], 'replace'],
    ]);
    expect(composites('path')[0]?.[1]).toBe('replace');
    expect(
      played({ tracks: [track({ keyframes: [{ transform: 'none' }, { transform: 'scale(2)' }] })] }).own()[0]
        ?.composite,
    ).toBe('add');
  });

  it('scales the font size in pixels', () => {
    const frames = [{ fontScale: 1 }, { fontScale: 1.5 }];
    expect(
      played({ tracks: [track({ keyframes: frames })] })
        .own()[0]
        ?.frames.map(({ fontSize }: Record<string, unknown>) => fontSize),
    ).toEqual(['20px', '30px']);
  });

  it('is stretched to the whole effect when that repeats', () => {
    const [first] = played({
      iterations: 2,
      autoReverse: true,
      tracks: [track({ begin: 100, duration: 100 })],
    }).own();
    expect(first).toMatchObject({ delay: 100, duration: 400, iterations: 4, direction: 'alternate' });
    expect(first?.frames.map(({ at, opacity }: Record<string, unknown>) => [at, opacity])).toEqual([
      [0, '0'],
      [0.25, '0'],
      [0.5, '1'],
      [1, '1'],
    ]);
    const [whole] = played({ iterations: 3 }).own();
    expect([whole?.iterations, whole?.frames.length]).toEqual([3, 2]);
    const [back] = played({ iterations: 2, tracks: [track({ duration: 200, autoReverse: true })] }).own();
    expect(back?.frames.map(({ at, opacity }: Record<string, unknown>) => [at, opacity])).toEqual([
      [0, '0'],
      [0.5, '1'],
      [0.5, '1'],
      [1, '0'],
    ]);
  });
});

describe('the parts of an element', () => {
  it('are its text runs, its filled shapes or its lines', () => {
    const inside =
      '<svg><defs><path class="def" fill="red" stroke="red"/></defs><path class="both" fill="red" stroke="red"/><rect class="line" fill="none" stroke="red"/></svg><p data-paragraph="0"><span>a</span><a>b</a></p><span class="else">c</span>';
    const moved = (part: string) => {
      const { element, of } = played({ tracks: [track({ part })] }, inside);
      return [...element.querySelectorAll('*')]
        .filter((node) => of(node).length > 0)
        .map((node) => node.getAttribute('class') ?? node.localName);
    };
    expect([moved('text'), moved('fill'), moved('line')]).toEqual([
      ['span', 'a'],
      ['both'],
      ['both', 'line'],
    ]);
  });
});

describe('visibility', () => {
  const visibility = (more: object) =>
    played(more)
      .own()
      .filter(({ frames }) => frames[0] && 'visibility' in frames[0])
      .map(({ delay, duration, fill, frames }) => [frames[0]?.visibility, delay, duration, fill]);

  it('is set by an entrance at its begin, and by an exit at its end', () => {
    expect(visibility({ kind: 'entrance' })).toEqual([['inherit', 100, 1, 'forwards']]);
    expect(visibility({ kind: 'entrance', rewind: true, iterations: 2 })).toEqual([
      ['inherit', 100, 800, 'none'],
    ]);
    expect(visibility({ kind: 'exit' })).toEqual([['hidden', 500, 1, 'forwards']]);
    expect(visibility({ kind: 'exit', autoReverse: true })).toEqual([['hidden', 900, 1, 'forwards']]);
    expect(visibility({ kind: 'exit', rewind: true })).toEqual([]);
    expect(visibility({})).toEqual([]);
  });
});

describe('an effect that plays', () => {
  it('is finished, ended, resumed and cancelled', () => {
    const { element, run } = played();
    const states = () => element.getAnimations().map(({ playState }) => playState);
    expect([run.moving.length, states()]).toEqual([1, ['running']]);
    run.end();
    expect([run.moving.length, states()]).toEqual([0, ['paused']]);
    run.resume();
    expect(states()).toEqual(['running']);
    run.finish();
    expect([run.moving.length, states()]).toEqual([0, ['finished']]);
    run.cancel();
    expect(states()).toEqual([]);
  });

  it('is undone when it ends and rewinds', () => {
    const { element, run } = played({ rewind: true });
    run.end();
    expect(element.getAnimations()).toEqual([]);
  });

  it('does not count as moving, and is not finished, when it is endless', () => {
    const { element, run } = played({ iterations: Number.POSITIVE_INFINITY });
    expect(run.moving).toEqual([]);
    run.finish();
    expect(element.getAnimations()[0]?.playState).toBe('running');
  });
});

describe('an effect letter by letter', () => {
  const pieces = { by: 'letter', gap: 50, reverse: false };
  const inside = '<p data-paragraph="0">abc</p>';
  const delays = (more: object) => {
    const { root, of } = played({ pieces, ...more }, inside);
    return [...root.querySelectorAll('[aria-hidden] span')].flatMap((node) =>
      of(node)
        .slice(0, 1)
        .map(({ delay }) => [node.textContent, delay]),
    );
  };

  it('animates the letters of a copy one after the other, from either end', () => {
    expect(delays({})).toEqual([
      ['a', 100],
      ['b', 150],
      ['c', 200],
    ]);
    expect(delays({ pieces: { ...pieces, reverse: true } })).toEqual([
      ['a', 200],
      ['b', 150],
      ['c', 100],
    ]);
  });

  it('hides the original while the copy is shown, and then shows its final state', () => {
    const { root, own, of } = played({ pieces }, inside);
    const copy = root.querySelector('[aria-hidden]') as HTMLElement;
    // 100 before, three letters 50 apart, 400 each.
    expect(own().map(({ delay, duration, fill }) => [delay, duration, fill])).toEqual([
      [100, 500, 'none'],
      [600, 1, 'forwards'],
    ]);
    expect(of(copy).map(({ delay, duration }) => [delay, duration])).toEqual([[100, 500]]);
    expect(copy.style.visibility).toBe('hidden');
    const exit = played({ pieces, kind: 'exit' }, inside);
    expect(exit.own().map(({ delay, fill }) => [delay, fill])).toEqual([[100, 'forwards']]);
  });

  it('hides the letters before an entrance, and removes the copy when it is cancelled', () => {
    const { root, run } = played({ pieces, kind: 'entrance' }, inside);
    expect(
      [...root.querySelectorAll<HTMLElement>('[aria-hidden] span')].filter(
        ({ style }) => style.visibility === 'hidden',
      ),
    ).toHaveLength(3);
    run.cancel();
    expect(root.querySelector('[aria-hidden]')).toBeNull();
  });

  it('animates the element as a whole when it is silent, endless or has no text', () => {
    const copies = (more: object, silent = false, html = inside) =>
      played({ pieces, ...more }, html, silent).root.querySelectorAll('[aria-hidden]').length;
    expect([
      copies({}),
      copies({}, true),
      copies({ iterations: Number.POSITIVE_INFINITY }),
      copies({}, false, ''),
    ]).toEqual([1, 0, 0, 0]);
  });
});

describe('the sounds of an effect', () => {
  const sounding = (silent: boolean, sound: string) => {
    const stop = vi.fn();
    const play = vi.fn(() => stop);
    const ports = {
      assets: { url: (hash: string) => (hash === 'bell' ? '/bell' : undefined) },
      sounds: { play },
    };
    const { run } = played({ begin: 0, sound }, '', silent, ports as never);
    return { play, stop, run };
  };

  it('start with it, and stop when it is cancelled', async () => {
    const { play, stop, run } = sounding(false, 'bell');
    expect(play).not.toHaveBeenCalled();
    await expect.poll(() => play.mock.calls).toEqual([['/bell']]);
    run.cancel();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('do not start when it is silent, cancelled before, or without a file', async () => {
    const [silent, gone, cancelled] = [
      sounding(true, 'bell'),
      sounding(false, 'gone'),
      sounding(false, 'bell'),
    ];
    cancelled.run.cancel();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([silent, gone, cancelled].map(({ play }) => play.mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('include the video of the element, which is paused again when it was', async () => {
    const { element, run } = played({ begin: 0, media: { type: 'play' } }, '<video></video>');
    const video = element.querySelector('video') as HTMLVideoElement;
    const play = vi.spyOn(video, 'play').mockResolvedValue(undefined);
    const pause = vi.spyOn(video, 'pause');
    await expect.poll(() => play.mock.calls.length).toBe(1);
    run.cancel();
    expect(pause).toHaveBeenCalledTimes(1);
  });
});
