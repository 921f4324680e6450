import type { Edit } from '@lectern/courseware';
import type { StoredAsset } from '../document/document-port.ts';

/**
 * Adds the record of a stored file to the courseware, unless it exists. `name` is the file's name with its extension.
 */
export function keepAsset(edit: Edit, { hash, mime, size, width, height }: StoredAsset, name: string): void {
  if (edit.find('asset', hash)) return;
  edit.create({
    kind: 'asset',
    id: hash,
    mime,
    size,
    name: name.slice(0, 1024),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  });
}
