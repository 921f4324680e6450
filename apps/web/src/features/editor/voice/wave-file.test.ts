import { describe, expect, it } from 'vitest';
import { waveFile } from './wave-file.ts';

describe('a recorded voice', () => {
  it('is a WAV file with correct length fields, and with samples limited to 16 bits', () => {
    const file = waveFile(Float32Array.of(0, 0.5, -1, 3), 24_000);
    const view = new DataView(file.buffer);
    expect(new TextDecoder().decode(file.slice(0, 16))).toMatch(/^RIFF....WAVEfmt $/s);
    expect(file.length).toBe(44 + 8);
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint32(24, true)).toBe(24_000);
    expect(view.getUint32(40, true)).toBe(8);
    expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 16_384, -32_767, 32_767]);
  });
});
