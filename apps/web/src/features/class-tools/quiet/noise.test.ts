import { describe, expect, it } from 'vitest';
import { heard, loudness, type Noise, STILL, THRESHOLD, thresholdOf } from './noise.ts';

const tone = (height: number) => Float32Array.from({ length: 2048 }, (_, i) => height * Math.sin(i / 5));

/** Measures every 50 ms for a time; returns the state and the number of alarms. */
function listen(from: Noise, level: number, start: number, milliseconds: number): [Noise, number] {
  let [noise, alarms] = [from, 0];
  for (let at = start; at < start + milliseconds; at += 50) {
    noise = heard(noise, level, THRESHOLD, at);
    if (noise.alarms) alarms += 1;
  }
  return [noise, alarms];
}

describe('the noise of a class', () => {
  it('is 0 in silence, 100 at full voice, and increases between', () => {
    expect(loudness(new Float32Array(2048))).toBe(0);
    expect(loudness(new Float32Array())).toBe(0);
    expect(loudness(tone(1))).toBe(100);
    const levels = [0.001, 0.01, 0.05, 0.2].map((height) => loudness(tone(height)));
    expect([...levels].sort((one, other) => one - other)).toEqual(levels);
    expect(new Set(levels).size).toBe(levels.length);
  });

  it('alarms after it has been too loud for a while, and not for a falling chair', () => {
    const [chair, none] = listen(STILL, 95, 0, 400);
    expect(none).toBe(0);
    expect(chair.isLoud).toBe(false);
    const [still] = listen(chair, 5, 400, 3000);
    expect(still.loudSince).toBeUndefined();
    const [loud, once] = listen(still, 95, 3400, 3000);
    expect(loud.isLoud).toBe(true);
    expect(once).toBe(1);
  });

  it('alarms again only after a pause, however long it is loud', () => {
    const [, alarms] = listen(STILL, 95, 0, 20_000);
    expect(alarms).toBeGreaterThan(1);
    expect(alarms).toBeLessThanOrEqual(4);
  });

  it('never alarms below the threshold', () => {
    expect(listen(STILL, THRESHOLD - 5, 0, 60_000)[1]).toBe(0);
  });

  it('has the default threshold when the stored value is damaged', () => {
    for (const nonsense of [undefined, 'x', -5, 400, Number.NaN])
      expect(thresholdOf(nonsense)).toBe(THRESHOLD);
    expect(thresholdOf(70)).toBe(70);
  });
});
