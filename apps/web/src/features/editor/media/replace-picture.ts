import { gridOf, type PictureElement, type TableElement, withPicture, withTable } from '@lectern/courseware';
import { cropOfAnother } from '@lectern/stage/crop';
import type { EditSession } from '@lectern/stage/edit';
import type { StoredAsset } from '../document/document-port.ts';
import { keepAsset } from './keep-asset.ts';

/** Cells of one table, by `rowId:columnId`. */
export interface CellsByKey {
  readonly elementId: string;
  readonly keys: readonly string[];
}

export interface Replacement {
  readonly stored: StoredAsset;
  /** Name of the file, with its extension. */
  readonly name: string;
  /** Width in pixels of the file; undefined where neither browser nor server know it. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * Replaces the file of a picture, in one undo step. Position, format and alternative text stay; a file of other
 * proportions is cropped to cover the frame. Returns false where the picture was deleted or is locked.
 */
export function replacePicture(
  session: EditSession,
  elementId: string,
  { stored, name, width, height }: Replacement,
): boolean {
  const picture = session.store.find('element', elementId);
  if (picture?.type !== 'picture' || picture.locked) return false;
  // Without sizes a new crop would stretch the picture, so the crop stays.
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
 * Replaces a picture by its version without background, in one undo step; the original file stays in the courseware.
 * Returns false where the picture was deleted, is locked, or was replaced by another user meanwhile.
 */
export function replaceBytes(session: EditSession, from: PictureElement, stored: StoredAsset): boolean {
  const picture = session.store.find('element', from.id);
  if (picture?.type !== 'picture' || picture.locked || picture.asset !== from.asset) return false;
  return session.edit((edit) => {
    keepAsset(edit, stored, picture.name ?? '');
    // The first file, also when the background was removed several times.
    const original = picture.original ?? picture.asset;
    edit.update<PictureElement>(picture.id, { asset: stored.hash, original });
  });
}

/**
 * Sets a picture as the fill of cells, in one undo step. Returns false where the cells were deleted or the table is
 * locked.
 */
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
