import { expect, it } from 'vitest';
import { asset, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { relateAsset } from './out-scope.ts';

it('relateAsset adds the file of an asset once', () => {
  const scope = outScope([asset('h1', 'image/png'), asset('h2', 'image/x-unknown')]);
  expect(relateAsset(scope, 'h1', 'image')).toBe('rId1');
  expect(relateAsset(scope, 'h1', 'image')).toBe('rId1');
  expect(relateAsset(scope, 'h2', 'image')).toBe('rId2');
  expect(relationsOf(scope)).toEqual(['rId1 image ppt/media/media1.png', 'rId2 image ppt/media/media1.bin']);
});

it('relateAsset has an unknown type for bytes without a record', () => {
  const scope = outScope([], { assets: () => Uint8Array.of(1) });
  relateAsset(scope, 'h1', 'media');
  expect(relationsOf(scope)).toEqual(['rId1 media ppt/media/media1.bin']);
  expect(scope.package.written('ppt/media/media1.bin')?.contentType).toBe('application/octet-stream');
});

it('relateAsset returns undefined without an asset or its bytes', () => {
  const scope = outScope();
  expect(relateAsset(scope, undefined, 'image')).toBeUndefined();
  expect(relateAsset(scope, 'missing', 'image')).toBeUndefined();
  expect(relationsOf(scope)).toEqual([]);
});
