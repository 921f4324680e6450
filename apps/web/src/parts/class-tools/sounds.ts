import { type Readable, Signal } from '@lectern/base';
import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';

const KEY = 'class-volume';

const level = new Signal(keptLevel());

/** Volume of class tools on this panel, 0 (silent) to 1. */
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

/** A tone of a sound: frequency in hertz; start and duration in seconds from the sound's start. */
interface Tone {
  readonly hertz: number;
  readonly from: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
  /** Loudness relative to the other tones, by default 1. */
  readonly loud?: number;
}

const bell = (hertz: number, from: number, lasts: number): readonly Tone[] => [
  { hertz, from, lasts },
  { hertz: hertz * 2.76, from, lasts: lasts * 0.4, loud: 0.25 },
];

/** The sounds of the class tools, synthesised by the browser. */
const SOUNDS = {
  /** Asks for attention. */
  chime: [...bell(784, 0, 1.2), ...bell(1047, 0.18, 1.4)],
  /** Time is up. */
  alarm: [0, 0.5, 1].flatMap((from) => [
    { hertz: 880, from, lasts: 0.18, shape: 'triangle' as const },
    { hertz: 880, from: from + 0.22, lasts: 0.18, shape: 'triangle' as const },
  ]),
  /** A name passes in the roll call, or a second of the last ten. */
  tick: [{ hertz: 1320, from: 0, lasts: 0.04, shape: 'square', loud: 0.3 }],
  /** A pupil was drawn. */
  chosen: [...bell(659, 0, 0.5), ...bell(988, 0.12, 0.9)],
  /** Praise. */
  fanfare: [523, 659, 784]
    .flatMap((hertz, index) => bell(hertz, index * 0.13, 0.4))
    .concat(bell(1047, 0.4, 1.4)),
  /** Gentle: the class is too loud. */
  hush: [
    { hertz: 330, from: 0, lasts: 1.1 },
    { hertz: 262, from: 0.35, lasts: 1.4 },
  ],
} satisfies Readonly<Record<string, readonly Tone[]>>;

type SoundName = keyof typeof SOUNDS;

const device: { context?: AudioContext } = {};

/** Plays a sound, unless this panel is muted. Does nothing in a browser without audio; never throws. */
export function playSound(name: SoundName): void {
  const loud = level.get();
  if (loud === 0) return;
  try {
    device.context ??= new AudioContext();
    const { context } = device;
    void context.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) play(context, tone, loud);
  } catch {
    // There is no loudspeaker, or the browser blocks sound before the first user gesture.
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
