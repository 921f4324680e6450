/** Above the threshold for so long, and it is too loud: a chair that falls is not a class that talks, milliseconds. */
const LOUD_MS = 1_200;
/** Between two alarms, milliseconds. */
const REST_MS = 6_000;
/** What a class panel's microphone hears of a silent and of a shouting room, decibels below full scale. */
const SILENT_DB = -65;
const SHOUTING_DB = -15;
/** How much of the newest level is taken at once: rising fast, falling slowly, as an ear does. */
const RISE = 0.5;
const FALL = 0.12;

export const THRESHOLD = 55;

/** How loud samples (-1 to 1) are, from 0, a silent room, to 100. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const root = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
  const decibels = root > 0 ? 20 * Math.log10(root) : -Infinity;
  const share = (decibels - SILENT_DB) / (SHOUTING_DB - SILENT_DB);
  return Math.round(100 * Math.max(0, Math.min(1, share)));
}

/** What the class is told, from one measurement to the next. Times are milliseconds. */
export interface Noise {
  /** Smoothed, 0 to 100. */
  readonly level: number;
  /** Since when it has been above the threshold. */
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

/** What the lesson keeps of it. */
export function thresholdOf(value: unknown): number {
  return typeof value === 'number' && value >= 10 && value <= 95 ? Math.round(value) : THRESHOLD;
}
