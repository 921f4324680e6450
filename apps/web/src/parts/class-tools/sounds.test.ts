import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = async () => await import('./sounds.ts');

describe('a panel without sound', () => {
  it('does not throw when audio is missing, refused or fails while playing', async () => {
    const devices = [
      undefined,
      class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      },
      class {
        readonly currentTime = 0;
        resume = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      },
    ];
    for (const device of devices) {
      vi.resetModules();
      vi.stubGlobal('AudioContext', device);
      const { playSound } = await fresh();
      expect(() => playSound('alarm')).not.toThrow();
      expect(() => playSound('alarm')).not.toThrow();
    }
  });

  it('plays no sound while the teacher has it muted', async () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    const { playSound, setVolume } = await fresh();
    setVolume(0);
    playSound('chime');
    expect(made).not.toHaveBeenCalled();
  });
});
