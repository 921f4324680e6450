import type { Dispose } from '@lectern/base';

export type GameSound = 'right' | 'wrong' | 'turn' | 'tick' | 'end';

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning of the sound, and length in seconds. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const tone = (pitch: number, at: number, length = 0.16, wave: OscillatorType = 'sine', loud = 0.2): Tone => ({
  pitch,
  at,
  length,
  wave,
  loud,
});

const SOUNDS: Readonly<Record<GameSound, readonly Tone[]>> = {
  right: [tone(660, 0), tone(880, 0.09, 0.22)],
  wrong: [tone(196, 0, 0.26, 'triangle', 0.25), tone(165, 0.1, 0.3, 'triangle', 0.25)],
  turn: [tone(520, 0, 0.07, 'triangle', 0.12)],
  tick: [tone(1000, 0, 0.05, 'square', 0.05)],
  end: [tone(523, 0), tone(659, 0.13), tone(784, 0.26), tone(1047, 0.39, 0.5)],
};

/** The sounds of games, computed by the browser; they need no files. */
export class Sounds {
  #context: AudioContext | undefined;
  isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** Call it first after a press: browsers start no sound before one. */
  play(sound: GameSound): void {
    if (!this.isOn || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // A browser that refuses leaves the game silent.
    void context.resume().catch(() => undefined);
    for (const { pitch, at, length, wave, loud } of SOUNDS[sound]) {
      const start = context.currentTime + at;
      const oscillator = new OscillatorNode(context, { frequency: pitch, type: wave });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud, start + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.001, start + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + length);
    }
  }

  readonly dispose: Dispose = () => {
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  };
}
