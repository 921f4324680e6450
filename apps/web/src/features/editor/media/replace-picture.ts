import { gridOf, type PictureElement, type TableElement, withPicture, withTable } from '@lectern/courseware';
import { cropOfAnother } from '@lectern/stage/crop';
import type { EditSession } from '@lectern/stage/edit';
import type { StoredAsset } from '../document/document-port.ts';
import type { CellsByKey } from './cells-by-key.ts';
import { keepAsset } from './keep-asset.ts';

export interface Replacement {
  readonly stored: StoredAsset;
  /** Of the file, with its extension. */
  readonly name: string;
  /** In its own pixels; undefined where neither browser nor server can tell. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * Puts another file into the frame of a picture, as one undo step. Place, look and words stay; where its proportions are
 * others, what covers the frame is shown. False where the picture is gone or locked.
 */
export function replacePicture(
  session: EditSession,
  elementId: string,
  { stored, name, width, height }: Replacement,
): boolean {
  const picture = session.store.find('element', elementId);
  if (picture?.type !== 'picture' || picture.locked) return false;
  // A crop of unsized pictures would stretch them all the same: the file alone is another.
  const crop = width && height ? cropOfAnother(picture, { w: width, h: height }) : picture.crop;
  return session.edit((edit) => {
    keepAsset(edit, { ...stored, width, height }, name);
    edit.update<PictureElement>(elementId, {
      asset: stored.hash,
      original: undefined,
      object: undefined,
      crop,
      name: name.replace(/\.[^.]+$/, '').slice(0, 200),
    });
  });
}

/**
 * The same picture after its background was removed, as one undo step: the file that it was made of stays in the courseware.
 * False where the picture is gone, locked, or was replaced by somebody else meanwhile.
 */
export function replaceBytes(session: EditSession, from: PictureElement, stored: StoredAsset): boolean {
  const picture = session.store.find('element', from.id);
  if (picture?.type !== 'picture' || picture.locked || picture.asset !== from.asset) return false;
  return session.edit((edit) => {
    keepAsset(edit, stored, picture.name ?? '');
    // What it was made of first, however often something is removed.
    const original = picture.original ?? picture.asset;
    edit.update<PictureElement>(picture.id, { asset: stored.hash, original });
  });
}

/** Fills cells of a table by a picture, all of each, as one undo step. False where the cells are gone or locked. */
export function pictureInCells(
  session: EditSession,
  { elementId, keys }: CellsByKey,
  { stored, name, width, height }: Replacement,
): boolean {
  const element = session.store.find('element', elementId);
  if (element?.type !== 'table' || element.locked) return false;
  const grid = gridOf(element.table);
  const tiles = keys.flatMap((key) => grid.of(key) ?? []);
  if (tiles.length === 0) return false;
  const table = tiles.reduce((before, tile) => withPicture(before, tile, stored.hash), element.table);
  return session.edit((edit) => {
    keepAsset(edit, { ...stored, width, height }, name);
    edit.update<TableElement>(elementId, withTable(element, table));
  });
}
