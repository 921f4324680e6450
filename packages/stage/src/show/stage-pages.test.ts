import type { Transition } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MotionParts, motion } from './motion-loader.ts';
import type { PageRun } from './page-run.ts';
import { StagePages, type TransitionWay } from './stage-pages.ts';

const playTransition = vi.fn();
let load: { resolve: () => void; reject: () => void };

beforeEach(() => {
  playTransition.mockReset().mockResolvedValue(undefined);
  vi.spyOn(motion, 'load').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        load = {
          resolve: () => resolve({ playTransition } as unknown as MotionParts),
          reject: () => reject(new Error('offline')),
        };
      }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const steps = (done: number) => ({ done, of: 3, triggered: {} });
const run = () => ({ leave: vi.fn(), stand: vi.fn(), begin: vi.fn() });
function pagesWith(first: string | undefined) {
  const pages = new StagePages(first);
  const [a, b] = [run(), run()];
  pages.runs.set('a', a as unknown as PageRun);
  pages.runs.set('b', b as unknown as PageRun);
  return { pages, a, b };
}

describe('turnTo', () => {
  it('leaves the previous page, and does nothing on the same page', () => {
    const { pages, a, b } = pagesWith('a');
    pages.come = steps(1);
    expect([pages.turnTo('a'), a.leave.mock.calls.length, pages.come]).toEqual([false, 0, steps(1)]);
    expect([pages.turnTo('b'), a.leave.mock.calls.length, pages.come]).toEqual([true, 1, undefined]);
    expect(b.leave).not.toHaveBeenCalled();
    expect([pages.turnTo('b'), pages.turnTo('a'), b.leave.mock.calls.length]).toEqual([false, true, 1]);
  });

  it('leaves no page when none was shown', () => {
    const { pages, a, b } = pagesWith(undefined);
    expect(pages.turnTo('b')).toBe(true);
    expect([a.leave.mock.calls, b.leave.mock.calls]).toEqual([[], []]);
  });
});

describe('begin', () => {
  it('begins a page at one of its ends, once', () => {
    const { pages, a, b } = pagesWith('a');
    pages.begin('a', undefined, 'start');
    pages.begin('a', undefined, 'start');
    pages.begin('b', undefined, 'end');
    expect([a.begin.mock.calls, b.begin.mock.calls]).toEqual([[['start']], [['end']]]);
    expect(a.stand).not.toHaveBeenCalled();
  });

  it('restores steps, and again only when they are others', () => {
    const { pages, a } = pagesWith('a');
    const [one, two] = [steps(1), steps(2)];
    pages.begin('a', one, 'start');
    pages.begin('a', one, 'start');
    expect(a.stand.mock.calls).toEqual([[one]]);
    pages.begin('a', two, 'start');
    pages.begin('a', undefined, 'start');
    expect(a.stand.mock.calls).toEqual([[one], [two]]);
    expect(a.begin).not.toHaveBeenCalled();
  });

  it('prefers the last reported progress of the page when it is drawn again', () => {
    const { pages, a } = pagesWith('a');
    pages.come = steps(2);
    pages.begin('a', steps(1), 'start');
    expect(a.stand.mock.calls).toEqual([[steps(2)]]);
  });
});

describe('playTransition', () => {
  const fade = { type: 'fade', duration: 500 } as Transition;
  const way = { incomingId: 'b', outgoingId: 'a' } as TransitionWay;
  const node = () => ({ style: { zIndex: '' } }) as unknown as HTMLElement;
  const settled = async () => {
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  };
  function drawn() {
    const pages = new StagePages('a');
    const [outgoing, incoming] = [node(), node()];
    pages.drawn.set('a', outgoing);
    pages.drawn.set('b', incoming);
    return { pages, outgoing, incoming, onOver: vi.fn() };
  }

  it('is over at once when a page is not drawn', () => {
    for (const id of ['a', 'b']) {
      const { pages, onOver } = drawn();
      pages.drawn.delete(id);
      expect(pages.playTransition(fade, way, onOver)).toBeUndefined();
      expect([onOver.mock.calls.length, pages.endTransition()]).toEqual([1, false]);
    }
  });

  it('keeps the outgoing page in front until the code is loaded, and reports its end', async () => {
    const { pages, outgoing, incoming, onOver } = drawn();
    let finish: () => void = () => undefined;
    playTransition.mockReturnValue(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    pages.playTransition(fade, way, onOver);
    expect(outgoing.style.zIndex).toBe('1');
    load.resolve();
    await settled();
    expect(outgoing.style.zIndex).toBe('');
    expect(playTransition).toHaveBeenCalledExactlyOnceWith(
      fade,
      incoming,
      outgoing,
      expect.any(AbortSignal),
      way,
    );
    expect(onOver).not.toHaveBeenCalled();
    finish();
    await settled();
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(pages.endTransition()).toBe(false);
  });

  it('plays nothing when it is ended while the code is loading', async () => {
    const { pages, onOver } = drawn();
    pages.playTransition(fade, way, onOver);
    expect(pages.endTransition()).toBe(true);
    load.resolve();
    await settled();
    expect(playTransition).not.toHaveBeenCalled();
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('aborts the transition that plays', async () => {
    const { pages, onOver } = drawn();
    playTransition.mockReturnValue(new Promise(() => undefined));
    pages.playTransition(fade, way, onOver);
    load.resolve();
    await settled();
    const signal = playTransition.mock.calls[0]?.[3] as AbortSignal;
    expect(signal.aborted).toBe(false);
    pages.endTransition();
    expect(signal.aborted).toBe(true);
  });

  it('is over when the code fails to load', async () => {
    const { pages, outgoing, onOver } = drawn();
    pages.playTransition(fade, way, onOver);
    load.reject();
    await settled();
    expect([onOver.mock.calls.length, outgoing.style.zIndex]).toEqual([1, '']);
  });

  it('does not report the end of a transition that was disposed', async () => {
    const { pages, onOver } = drawn();
    const dispose = pages.playTransition(fade, way, onOver);
    load.resolve();
    await settled();
    const signal = playTransition.mock.calls[0]?.[3] as AbortSignal;
    const other = drawn();
    other.pages.playTransition(fade, way, other.onOver);
    dispose?.();
    dispose?.();
    await settled();
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(signal.aborted).toBe(true);
    const early = drawn();
    early.pages.playTransition(fade, way, early.onOver)?.();
    load.resolve();
    await settled();
    expect(early.onOver).not.toHaveBeenCalled();
  });
});
