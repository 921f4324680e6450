/** Sample rate, samples per second: enough for a voice, and supported by PowerPoint and every browser. */
export const VOICE_RATE = 24_000;
const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

/** Writes a mono sound as a WAV file of 16 bits (RIFF, format 1); samples are from -1 to 1 and are clamped. */
export function waveFile(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * SAMPLE_BYTES);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  words(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, 8 * SAMPLE_BYTES, true);
  words(36, 'data');
  view.setUint32(40, samples.length * SAMPLE_BYTES, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(
      HEADER_BYTES + at * SAMPLE_BYTES,
      Math.round(Math.min(1, Math.max(-1, sample)) * 32_767),
      true,
    );
  return bytes;
}
