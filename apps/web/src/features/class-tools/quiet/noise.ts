/** Time above the threshold after which it is too loud, so that a falling chair does not count, milliseconds. */
const LOUD_MS = 1_200;
/** Pause between two alarms, milliseconds. */
const REST_MS = 6_000;
/** Levels of a silent and of a shouting room at a class panel's microphone, decibels below full scale. */
const SILENT_DB = -65;
const SHOUTING_DB = -15;
/** Smoothing factors of the newest level: rising fast, falling slowly, like hearing. */
const RISE = 0.5;
const FALL = 0.12;

export const THRESHOLD = 55;

/** The loudness of samples (-1 to 1), from 0, a silent room, to 100. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const root = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
  const decibels = root > 0 ? 20 * Math.log10(root) : -Infinity;
  const share = (decibels - SILENT_DB) / (SHOUTING_DB - SILENT_DB);
  return Math.round(100 * Math.max(0, Math.min(1, share)));
}

/** The state of the noise measurement. Times are milliseconds. */
export interface Noise {
  /** Smoothed, 0 to 100. */
  readonly level: number;
  /** Time when the level rose above the threshold; undefined while it is below. */
  readonly loudSince: number | undefined;
  readonly isLoud: boolean;
  readonly lastAlarm: number | undefined;
  /** Whether the alarm sounds at this measurement. */
  readonly alarms: boolean;
}

export const STILL: Noise = {
  level: 0,
  loudSince: undefined,
  isLoud: false,
  lastAlarm: undefined,
  alarms: false,
};

export function heard(before: Noise, level: number, threshold: number, now: number): Noise {
  const smooth = before.level + (level - before.level) * (level > before.level ? RISE : FALL);
  const loudSince = smooth >= threshold ? (before.loudSince ?? now) : undefined;
  const isLoud = loudSince !== undefined && now - loudSince >= LOUD_MS;
  const rested = before.lastAlarm === undefined || now - before.lastAlarm >= REST_MS;
  const alarms = isLoud && rested;
  return { level: smooth, loudSince, isLoud, lastAlarm: alarms ? now : before.lastAlarm, alarms };
}

/** The stored threshold, or the default. */
export function thresholdOf(value: unknown): number {
  return typeof value === 'number' && value >= 10 && value <= 95 ? Math.round(value) : THRESHOLD;
}
