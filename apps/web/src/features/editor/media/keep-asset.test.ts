import { expect, it } from 'vitest';
import { openEditor } from '../commands/testing.ts';
import { keepAsset } from './keep-asset.ts';

const hash = 'a'.repeat(64);

it('keepAsset adds a record with the size of the picture once, and a name of at most 1024 letters', () => {
  const { store } = openEditor();
  const stored = { hash, mime: 'image/png', size: 9, width: 30, height: 20 };
  store.transact((edit) => keepAsset(edit, stored, '长'.repeat(1025)));
  expect(store.find('asset', hash)).toEqual({
    kind: 'asset',
    id: hash,
    mime: 'image/png',
    size: 9,
    name: '长'.repeat(1024),
    width: 30,
    height: 20,
  });
  store.transact((edit) => keepAsset(edit, { ...stored, size: 10 }, 'b.png'));
  expect(store.find('asset', hash)).toMatchObject({ size: 9 });
});

it('keepAsset leaves out a size that is not known', () => {
  const { store } = openEditor();
  store.transact((edit) => keepAsset(edit, { hash, mime: 'audio/mpeg', size: 9 }, 'a.mp3'));
  expect(store.find('asset', hash)).toEqual({
    kind: 'asset',
    id: hash,
    mime: 'audio/mpeg',
    size: 9,
    name: 'a.mp3',
  });
});
