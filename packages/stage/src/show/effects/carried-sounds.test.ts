import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CarriedSounds } from './carried-sounds.ts';

class FakeAudio extends EventTarget {
  static all: FakeAudio[] = [];
  static refuses = false;
  paused = true;
  ended = false;
  muted = false;
  loop = false;
  volume = 1;
  currentTime = 0;
  currentSrc = '';
  readonly src: string;
  readonly remove = vi.fn();
  constructor(src: string) {
    super();
    this.src = src;
    FakeAudio.all.push(this);
  }
  play(): Promise<void> {
    if (FakeAudio.refuses) return Promise.reject(new DOMException('no hand yet', 'NotAllowedError'));
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

const hands = new EventTarget();

function carriedSounds() {
  const root = Object.assign(new EventTarget(), { append: vi.fn() });
  const carried = new CarriedSounds(root as unknown as HTMLElement);
  const onChange = vi.fn();
  carried.onChange = onChange;
  return { carried, onChange };
}

function song(): HTMLMediaElement {
  return Object.assign(new FakeAudio('song.mp3'), { currentTime: 12, volume: 0.5 }) as never;
}

beforeEach(() => {
  FakeAudio.all = [];
  FakeAudio.refuses = false;
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('HTMLMediaElement', FakeAudio);
  vi.stubGlobal('addEventListener', hands.addEventListener.bind(hands));
  vi.stubGlobal('removeEventListener', hands.removeEventListener.bind(hands));
});
afterEach(() => void vi.unstubAllGlobals());

describe('a sound that plays across pages', () => {
  it('continues from its current time when its page is left, for the number of pages that it is set to', () => {
    const { carried, onChange } = carriedSounds();
    carried.carry('drum', song(), 2);
    const [, heard] = FakeAudio.all;
    expect([heard?.src, heard?.currentTime, heard?.volume, heard?.paused]).toEqual([
      'song.mp3',
      12,
      0.5,
      false,
    ]);
    // The sound's page is left by this change of page.
    carried.turn();
    expect(carried.stands).toMatchObject({ drum: { pages: 2 } });
    carried.turn();
    expect(heard?.paused).toBe(false);
    expect(carried.stands).toMatchObject({ drum: { at: 12, plays: true, pages: 1 } });
    carried.turn();
    expect([heard?.paused, carried.stands]).toEqual([true, {}]);
    expect(heard?.remove).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('resumes at the same second after a reload, and keeps its count of pages', () => {
    const before = carriedSounds().carried;
    before.carry('drum', song(), 3);
    const kept = structuredClone(before.stands);
    const { carried } = carriedSounds();
    const stand = { at: 3, plays: true, pages: 2 };
    const urlOf = (id: string) => (id === 'drum' ? 'signed-anew.mp3' : undefined);
    expect(carried.restore({ later: stand }, urlOf)).toBe(false);
    carried.restore({ ...kept, odd: 7, drum2: { at: 'x' } }, urlOf);
    const heard = FakeAudio.all.at(-1);
    expect([heard?.src, heard?.currentTime, heard?.volume, heard?.paused]).toEqual([
      'signed-anew.mp3',
      12,
      0.5,
      false,
    ]);
    expect(carried.stands).toEqual(kept);
    // A second restore does not play the sound twice.
    expect(carried.restore(kept, urlOf)).toBe(true);
    expect(Object.keys(carried.stands)).toEqual(['drum']);
  });

  it("ends when its page is shown again, where the page's own player starts", () => {
    const { carried } = carriedSounds();
    carried.carry('drum', song(), 5);
    const page = (id: string) => ({ querySelector: (wanted: string) => (wanted.includes(id) ? {} : null) });
    carried.comeHome(page('other') as never);
    expect(FakeAudio.all[1]?.paused).toBe(false);
    carried.comeHome(page('drum') as never);
    expect([FakeAudio.all[1]?.paused, carried.stands]).toEqual([true, {}]);
  });

  it('waits for the first user gesture when the browser blocks sound before it', async () => {
    FakeAudio.refuses = true;
    const { carried } = carriedSounds();
    carried.restore({ drum: { at: 12, plays: true, pages: 3 } }, () => 'signed-anew.mp3');
    const [heard] = FakeAudio.all;
    await Promise.resolve();
    await Promise.resolve();
    FakeAudio.refuses = false;
    expect(heard?.paused).toBe(true);
    // The page may be reloaded again before any gesture.
    expect(carried.stands).toMatchObject({ drum: { plays: true } });
    hands.dispatchEvent(new Event('pointerdown'));
    expect(heard?.paused).toBe(false);
  });
});
