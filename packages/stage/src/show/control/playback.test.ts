import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback.ts';

class FakeAnimation {
  playState = 'running';
  #end: () => void = () => undefined;
  readonly finished = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  pause(): void {
    this.playState = 'paused';
  }
  play(): void {
    this.playState = 'running';
  }
  end(): void {
    this.playState = 'finished';
    this.#end();
  }
}

class FakeMedia extends EventTarget {
  paused = true;
  ended = false;
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

/** A drawn page with its media and animations. */
function pageWith(media: readonly FakeMedia[], animations: readonly FakeAnimation[], advances = false) {
  const root = Object.assign(new EventTarget(), {
    querySelectorAll: () => media,
    getAnimations: () => animations,
  });
  return { root: root as unknown as HTMLElement, advances };
}

let frames: (() => void)[] = [];

function frame(): void {
  for (const work of frames.splice(0)) work();
}

describe('the playback of a page', () => {
  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
    vi.stubGlobal('CSSAnimation', class {});
    vi.stubGlobal('CSSTransition', class {});
    vi.stubGlobal('HTMLMediaElement', FakeMedia);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read in the frame after a change of page, once for all media and animations that start there', () => {
    const playback = new Playback();
    const page = pageWith([], [new FakeAnimation()]);
    const asked = vi.spyOn(page.root, 'getAnimations');
    playback.show(page);
    playback.readSoon();
    expect([asked.mock.calls.length, frames.length]).toEqual([0, 1]);
    frame();
    expect([asked.mock.calls.length, playback.state.get()]).toEqual([1, 'playing']);
  });

  it('is `nothing` on a page without videos, sounds and animations', () => {
    const playback = new Playback();
    playback.show(pageWith([], []));
    frame();
    playback.toggle();
    expect(playback.state.get()).toBe('nothing');
  });

  it('starts with the first video when no video was played, and with the same video after a pause', () => {
    const playback = new Playback();
    const [first, second] = [new FakeMedia(), new FakeMedia()];
    playback.show(pageWith([first, second], []));
    frame();
    expect(playback.state.get()).toBe('paused');
    playback.toggle();
    expect([first.paused, second.paused, playback.state.get()]).toEqual([false, true, 'playing']);
    playback.toggle();
    expect([first.paused, playback.state.get()]).toEqual([true, 'paused']);
    playback.toggle();
    expect([first.paused, second.paused]).toEqual([false, true]);
  });

  it('resumes all that was paused: videos, animations and the wait for the next page', () => {
    const playback = new Playback();
    const [film, still, moving] = [new FakeMedia(), new FakeMedia(), new FakeAnimation()];
    playback.show(pageWith([film, still], [moving], true));
    frame();
    void film.play();
    playback.read();
    playback.toggle();
    expect([film.paused, moving.playState, playback.waits.get(), playback.state.get()]).toEqual([
      true,
      'paused',
      true,
      'paused',
    ]);
    playback.toggle();
    expect([film.paused, still.paused, moving.playState, playback.waits.get()]).toEqual([
      false,
      true,
      'running',
      false,
    ]);
  });

  it('ends when the animation has ended', async () => {
    const playback = new Playback();
    const moving = new FakeAnimation();
    playback.show(pageWith([], [moving]));
    frame();
    expect(playback.state.get()).toBe('playing');
    moving.end();
    await vi.waitFor(() => expect(playback.state.get()).toBe('nothing'));
  });

  it('resumes a paused animation when a step is requested, which then finishes it', () => {
    const playback = new Playback();
    const moving = new FakeAnimation();
    playback.show(pageWith([], [moving]));
    frame();
    playback.toggle();
    playback.release();
    expect(moving.playState).toBe('running');
  });

  it('keeps no state of the previous page', () => {
    const playback = new Playback();
    const leave = playback.show(pageWith([], [new FakeAnimation()], true));
    playback.toggle();
    leave();
    playback.show(pageWith([], []));
    frame();
    expect([playback.state.get(), playback.waits.get()]).toEqual(['nothing', false]);
  });
});
