import type { ApiSession } from '../account-api.ts';

/** Uploads a file that is stored unchanged, over HTTP; returns the document's id. */
export async function keepFile(teacher: ApiSession, name: string, bytes: Uint8Array): Promise<string> {
  const { id } = (await teacher.call('POST', '/api/uploads', { name, size: bytes.length })) as { id: string };
  const piece = 4_194_304;
  for (let at = 0; at < bytes.length; at += piece)
    await teacher.call('PUT', `/api/uploads/${id}?offset=${at}`, bytes.subarray(at, at + piece));
  const { document } = (await teacher.call('POST', `/api/uploads/${id}/complete`)) as {
    document: { id: string };
  };
  return document.id;
}

/** A sound of this many seconds: silence, then a tone that becomes louder (WAVE, 8 kHz, mono). */
export function smallSound(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(seconds * rate * 2);
  for (let at = samples.length / 4; at < samples.length / 2; at += 1) {
    const loud = (at * 2) / samples.length;
    samples.writeInt16LE(Math.round(Math.sin((at / rate) * 440 * 2 * Math.PI) * loud * 30_000), at * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
