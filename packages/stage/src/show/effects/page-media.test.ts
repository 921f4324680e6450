import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageMedia } from './page-media.ts';

class FakePlayer extends EventTarget {
  paused = true;
  ended = false;
  muted = false;
  currentTime = 0;
  readonly #elementId: string;
  constructor(elementId: string) {
    super();
    this.#elementId = elementId;
  }
  closest(): unknown {
    return { dataset: { elementId: this.#elementId } };
  }
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

function pageWith(...players: FakePlayer[]) {
  vi.stubGlobal('HTMLMediaElement', FakePlayer);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const root = Object.assign(new EventTarget(), { querySelectorAll: () => players });
  const onChange = vi.fn();
  const onCome = vi.fn();
  const media = new PageMedia(root as unknown as HTMLElement, onChange, onCome);
  const say = (type: string, target: FakePlayer): void => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: target });
    root.dispatchEvent(event);
  };
  return { media, onChange, onCome, say };
}

afterEach(() => void vi.unstubAllGlobals());

describe('the videos of a page', () => {
  it('report their state once they were started, and each change of it', async () => {
    const [film, sound] = [new FakePlayer('film'), new FakePlayer('sound')];
    const { media, onChange, say } = pageWith(film, sound);
    expect(media.stands).toBeUndefined();
    await film.play();
    say('play', film);
    film.currentTime = 7;
    expect(media.stands).toEqual({ film: { at: 7, plays: true } });
    expect(onChange).toHaveBeenCalledOnce();
    film.pause();
    say('pause', film);
    expect(onChange).toHaveBeenCalledTimes(2);
    media.dispose();
    say('play', film);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are restored to their state, while other videos and invalid states are ignored', () => {
    const [film, sound, broken] = ['film', 'sound', 'broken'].map((id) => new FakePlayer(id));
    if (!film || !sound || !broken) throw new Error('there are three');
    const { media } = pageWith(film, sound, broken);
    media.restore({
      film: { at: 63.5, plays: true },
      broken: { at: 'x', plays: 1 },
      gone: { at: 3, plays: true },
    });
    expect([film.currentTime, film.paused]).toEqual([63.5, false]);
    expect([sound, broken].map(({ currentTime, paused }) => [currentTime, paused])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(media.stands).toEqual({ film: { at: 63.5, plays: true } });
  });

  it('are restored when their URL is known, and videos without a stored state are reported once', () => {
    const players: FakePlayer[] = [];
    const { media, onCome, say } = pageWith(...players);
    media.restore({ film: { at: 63.5, plays: true } });
    const [film, sound] = [new FakePlayer('film'), new FakePlayer('sound')];
    for (const each of [film, sound]) say('loadstart', each);
    expect([film.currentTime, film.paused]).toEqual([63.5, false]);
    expect(onCome.mock.calls).toEqual([[sound]]);
    film.currentTime = 80;
    film.pause();
    for (const each of [film, sound]) say('loadstart', each);
    expect([film.currentTime, film.paused]).toEqual([80, true]);
    expect(onCome).toHaveBeenCalledOnce();
  });
});
