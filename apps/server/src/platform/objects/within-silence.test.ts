import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withinSilence } from './within-silence.ts';

const failure = (cause: unknown) => new Error('failed', { cause });

async function textOf(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

it('returns the same bytes', async () => {
  const source = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
  expect(await textOf(withinSilence(source, 1_000, failure))).toBe('abc');
  expect(source.destroyed).toBe(true);
});

it('fails when a requested piece does not arrive in time', async () => {
  const source = new PassThrough();
  source.write('ab');
  await expect(textOf(withinSilence(source, 10, failure))).rejects.toThrow('failed');
  expect(source.destroyed).toBe(true);
});

it('fails with the error of the source as its cause', async () => {
  const source = new PassThrough();
  const reading = textOf(withinSilence(source, 1_000, failure));
  const broken = new Error('broken');
  source.destroy(broken);
  await expect(reading).rejects.toMatchObject({ cause: broken });
});

it('does not count the time of a slow reader', async () => {
  const source = Readable.from(Array.from({ length: 3 }, () => Buffer.alloc(70_000)));
  let size = 0;
  for await (const part of withinSilence(source, 15, failure)) {
    size += part.length;
    await setTimeout(25);
  }
  expect(size).toBe(210_000);
});
