import * as encoding from 'lib0/encoding';
import { describe, expect, it } from 'vitest';
import { AwarenessRate } from './awareness-rate.ts';

function message(type: number, bytes = 10): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, 'document');
  encoding.writeVarUint(encoder, type);
  encoding.writeVarUint8Array(encoder, new Uint8Array(bytes));
  return encoding.toUint8Array(encoder);
}

const [SYNC, AWARENESS, QUERY] = [0, 1, 3];

describe('the awareness limit of a socket', () => {
  it('allows the messages of a moving pointer, and stops a flood', () => {
    let now = 0;
    const rate = new AwarenessRate(() => now);
    for (let count = 0; count < 600; count += 1) {
      now += 1000 / 30;
      expect(rate.takes(message(AWARENESS))).toBe(true);
    }
    const flood = Array.from({ length: 400 }, () => rate.takes(message(AWARENESS)));
    expect(flood.filter(Boolean).length).toBeLessThanOrEqual(240);
    now += 2_000;
    expect(rate.takes(message(AWARENESS))).toBe(true);
  });

  it('allows the bytes of ten writing fingers, and no more', () => {
    let now = 0;
    const rate = new AwarenessRate(() => now);
    for (let count = 0; count < 600; count += 1) {
      now += 100;
      expect(rate.takes(message(AWARENESS, 15_000))).toBe(true);
    }
    const heavy = Array.from({ length: 60 }, () => rate.takes(message(AWARENESS, 30_000)));
    expect(heavy.filter(Boolean).length).toBeLessThanOrEqual(22);
  });

  it('counts queries too, and rejects messages that no window sends', () => {
    const rate = new AwarenessRate(() => 0);
    expect(rate.takes(message(AWARENESS, 100_000))).toBe(false);
    const asked = Array.from({ length: 400 }, () => rate.takes(message(QUERY)));
    expect(asked.at(-1)).toBe(false);
    expect(rate.takes(message(SYNC, 100_000))).toBe(true);
    expect(rate.takes(new Uint8Array([255]))).toBe(true);
  });
});
