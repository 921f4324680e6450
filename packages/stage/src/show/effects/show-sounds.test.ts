import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShowSounds } from './show-sounds.ts';

/** The sounds in the document. */
let inDocument: FakeAudio[];
let body: unknown[];

class FakeAudio extends EventTarget {
  readonly src: string;
  loop = false;
  paused = true;
  constructor(src: string) {
    super();
    this.src = src;
  }
  play() {
    this.paused = false;
    return Promise.reject(new Error('no click yet'));
  }
  pause() {
    this.paused = true;
  }
  remove() {
    inDocument = inDocument.filter((each) => each !== this);
  }
}

beforeEach(() => {
  inDocument = [];
  body = [];
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    body: { append: (node: unknown) => body.push(node) },
    createElement: () => {
      const root = Object.assign(new EventTarget(), {
        append: (sound: FakeAudio) => inDocument.push(sound),
        querySelectorAll: () => [],
        remove: () => {
          body = body.filter((each) => each !== root);
        },
      });
      return root;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const urls = () => inDocument.map(({ src }) => src);

describe('ShowSounds', () => {
  it('plays one sound of a transition at a time', () => {
    const sounds = new ShowSounds();
    expect(body).toHaveLength(1);
    sounds.playTransition('/one', true);
    const [one] = inDocument;
    expect([one?.loop, one?.paused]).toEqual([true, false]);
    sounds.playTransition('/two', false);
    expect([one?.paused, urls(), inDocument[0]?.loop]).toEqual([true, ['/two'], false]);
    sounds.stopTransition();
    expect(urls()).toEqual([]);
    sounds.stopTransition();
  });

  it('plays short sounds beside it, until they end or are stopped', () => {
    const sounds = new ShowSounds();
    sounds.playTransition('/transition', false);
    const stop = sounds.play('/click');
    sounds.play('/other');
    expect(urls()).toEqual(['/transition', '/click', '/other']);
    const [, click, other] = inDocument;
    expect(click?.paused).toBe(false);
    stop();
    expect([click?.paused, urls()]).toEqual([true, ['/transition', '/other']]);
    other?.dispatchEvent(new Event('ended'));
    expect(urls()).toEqual(['/transition']);
  });

  it('stops all sounds', () => {
    const sounds = new ShowSounds();
    sounds.playTransition('/transition', true);
    sounds.play('/click');
    const carried = vi.spyOn(sounds.carried, 'stopAll');
    const all = [...inDocument];
    sounds.stopAll();
    expect([urls(), all.map(({ paused }) => paused)]).toEqual([[], [true, true]]);
    expect(carried).toHaveBeenCalledTimes(1);
  });

  it('leaves the document when it is disposed', () => {
    const sounds = new ShowSounds();
    sounds.play('/click');
    const carried = vi.spyOn(sounds.carried, 'dispose');
    sounds.dispose();
    expect([body, urls(), carried.mock.calls.length]).toEqual([[], [], 1]);
  });
});
