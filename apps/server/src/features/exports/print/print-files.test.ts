import { expect, it } from 'vitest';
import { printFiles } from './print-files.ts';
import type { Printable } from './printable.ts';

const hash = '0a'.repeat(32);
const asset = { mime: 'image/png', bytes: Buffer.from('picture') };
const printable = {
  state: Buffer.from('state'),
  asset: async (wanted: string) => (wanted === hash ? asset : undefined),
} as unknown as Printable;
const files = printFiles(printable);

it('serves the courseware, and its ink only when there is some', async () => {
  expect((await files('/courseware'))?.bytes.toString()).toBe('state');
  expect(await files('/ink')).toBeUndefined();
  const withInk = printFiles({ ...printable, ink: Buffer.from('ink') });
  expect((await withInk('/ink'))?.bytes.toString()).toBe('ink');
});

it('serves files of the courseware by their hash, as pictures or as bytes, without scripts', async () => {
  expect(await files(`/assets/${hash}`)).toEqual({
    mime: 'image/png',
    bytes: asset.bytes,
    headers: { 'content-security-policy': "sandbox; default-src 'none'" },
  });
  expect(await files(`/assets/${'0b'.repeat(32)}`)).toBeUndefined();
  const page = printFiles({
    ...printable,
    asset: async () => ({ ...asset, mime: 'text/html' }),
  } as Printable);
  expect((await page(`/assets/${hash}`))?.mime).toBe('application/octet-stream');
});

it('does not serve a file of more than 100 MB', async () => {
  const large = (length: number) =>
    printFiles({
      ...printable,
      asset: async () => ({ mime: 'image/png', bytes: { length } }),
    } as unknown as Printable);
  expect(await large(100_000_001)(`/assets/${hash}`)).toBeUndefined();
  expect(await large(100_000_000)(`/assets/${hash}`)).toBeDefined();
});

it.each([
  '/assets/../print.html',
  '/assets/a.png',
  '/assets/.js/x',
  '/other',
  '/assets/',
  `/assets/${hash}0`,
])('does not serve %s', async (path) => {
  expect(await files(path)).toBeUndefined();
});
