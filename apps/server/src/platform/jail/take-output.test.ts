import { link, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeOutput } from './take-output.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'take-output-'));
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);
const expected = { name: 'out', belowBytes: 8, beginning: Buffer.from('%PDF') };
const take = (name: string) => takeOutput(at(name), expected);

it('takeOutput returns a file with the expected beginning, below the limit', async () => {
  await writeFile(at('least'), '%PDF');
  await writeFile(at('most'), '%PDF-1.');
  expect(String(await take('least'))).toBe('%PDF');
  expect(String(await take('most'))).toBe('%PDF-1.');
});

it('takeOutput returns nothing for a file that was cut off, is too short, or begins otherwise', async () => {
  await writeFile(at('cut'), '%PDF-1.4');
  await writeFile(at('short'), '%PD');
  await writeFile(at('other'), '%PNG..');
  expect(await Promise.all(['cut', 'short', 'other', 'missing'].map(take))).toEqual(
    new Array(4).fill(undefined),
  );
});

it('takeOutput returns nothing for links, folders and devices', async () => {
  await writeFile(at('target'), '%PDF.');
  await symlink(at('target'), at('symbolic'));
  expect(await take('symbolic')).toBeUndefined();
  expect(await take('.')).toBeUndefined();
  expect(await takeOutput('/dev/null', { ...expected, beginning: Buffer.alloc(0) })).toBeUndefined();
  expect(String(await take('target'))).toBe('%PDF.');
  await link(at('target'), at('hard'));
  expect(await take('target')).toBeUndefined();
});
