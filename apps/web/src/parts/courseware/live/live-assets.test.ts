import type { CoursewareStore } from '@lectern/courseware';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { expect, it, vi } from 'vitest';
import type { AssetLinks } from '../asset-links.ts';
import type { KeptFiles } from '../kept/kept-files.ts';
import { LiveAssets } from './live-assets.ts';

const { sizes } = vi.hoisted(() => ({ sizes: new Map<string, readonly [number, number]>() }));

vi.mock('../kept/upload-asset.ts', () => ({
  uploadAsset: async (_document: string, file: File): Promise<AssetItem> => {
    const [width, height] = sizes.get(file.name) ?? [0, 0];
    return { hash: await hashOf(file), mime: file.type, size: file.size, width, height };
  },
}));

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Buffer.from(digest).toString('hex');
}

const assets = new LiveAssets(
  'd1',
  { find: () => undefined } as unknown as CoursewareStore,
  { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined } as unknown as AssetLinks,
  { url: () => undefined, subscribe: () => () => undefined } as unknown as KeptFiles,
);

it.each([
  ['from memory', 'of a phone', [4000, 3000], /^blob:/],
  ['as scaled down by the server', 'of 60 megapixels', [10_000, 6_000], /^\/files\//],
] as const)('a picture is shown %s after its upload', async (_where, name, size, address) => {
  sizes.set(name, size);
  const { hash } = await assets.upload(new File([name], name, { type: 'image/png' }));
  expect(assets.url(hash)).toMatch(address);
});
