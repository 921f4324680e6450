import { type Readable, Signal } from '@lectern/base';
import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';

const KEY = 'class-volume';

const level = new Signal(keptLevel());

/** How loud class tools are on this panel, 0 (silent) to 1. */
export const volume: Readable<number> = level;

export function setVolume(next: number): void {
  const within = Math.min(1, Math.max(0, next));
  level.set(within);
  writeLocal(KEY, String(within));
}

function keptLevel(): number {
  const kept = Number(readLocal(KEY) ?? 0.6);
  return kept >= 0 && kept <= 1 ? kept : 0.6;
}

/** A tone of a sound: hertz, and seconds from the sound's beginning. */
interface Tone {
  readonly hertz: number;
  readonly from: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
  /** Beside the others of the sound, 1 unless said. */
  readonly loud?: number;
}

const bell = (hertz: number, from: number, lasts: number): readonly Tone[] => [
  { hertz, from, lasts },
  { hertz: hertz * 2.76, from, lasts: lasts * 0.4, loud: 0.25 },
];

/** The sounds of the class tools, made by the browser itself. */
const SOUNDS = {
  /** Look here. */
  chime: [...bell(784, 0, 1.2), ...bell(1047, 0.18, 1.4)],
  /** Time is up. */
  alarm: [0, 0.5, 1].flatMap((from) => [
    { hertz: 880, from, lasts: 0.18, shape: 'triangle' as const },
    { hertz: 880, from: from + 0.22, lasts: 0.18, shape: 'triangle' as const },
  ]),
  /** Something passes: a name of a roll, a second of the last ten. */
  tick: [{ hertz: 1320, from: 0, lasts: 0.04, shape: 'square', loud: 0.3 }],
  /** Somebody was chosen. */
  chosen: [...bell(659, 0, 0.5), ...bell(988, 0.12, 0.9)],
  /** Well done. */
  fanfare: [523, 659, 784]
    .flatMap((hertz, index) => bell(hertz, index * 0.13, 0.4))
    .concat(bell(1047, 0.4, 1.4)),
  /** Gently: it is too loud here. */
  hush: [
    { hertz: 330, from: 0, lasts: 1.1 },
    { hertz: 262, from: 0.35, lasts: 1.4 },
  ],
} satisfies Readonly<Record<string, readonly Tone[]>>;

type SoundName = keyof typeof SOUNDS;

const device: { context?: AudioContext } = {};

/** Plays a sound, unless this panel is silent. A browser without sound plays none, and nothing fails for it. */
export function playSound(name: SoundName): void {
  const loud = level.get();
  if (loud === 0) return;
  try {
    device.context ??= new AudioContext();
    const { context } = device;
    void context.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) play(context, tone, loud);
  } catch {
    // No loudspeaker, or the browser lets no page make a sound before it is touched.
  }
}

function play(context: AudioContext, tone: Tone, volume: number): void {
  const { hertz, from, lasts, shape = 'sine', loud = 1 } = tone;
  const at = context.currentTime + from;
  const oscillator = new OscillatorNode(context, { frequency: hertz, type: shape });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.3 * loud * volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + lasts + 0.05);
}
