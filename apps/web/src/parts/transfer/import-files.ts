import {
  ARCHIVED_PICTURE_EXTENSIONS,
  COURSEWARE_EXTENSIONS,
  extensionOf,
  PICTURE_EXTENSIONS,
} from '@lectern/protocol/file-kinds';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { windowTransfers } from './window-transfers.ts';

/** File types for the "import" file dialog. */
export const IMPORTED_FILES = [...COURSEWARE_EXTENSIONS, 'pdf', ...ARCHIVED_PICTURE_EXTENSIONS]
  .map((extension) => `.${extension}`)
  .join(',');

/**
 * Imports files as coursewares: one for each presentation and each PDF, and one for all pictures, with a page each.
 * Several pictures, and kinds that cannot be stored as files, are sent in one archive.
 */
export async function importFiles(files: readonly File[], parentId?: string): Promise<void> {
  const pictures = files.filter(({ name }) => ARCHIVED_PICTURE_EXTENSIONS.includes(extensionOf(name)));
  const others = files.filter((file) => !pictures.includes(file));
  const [first] = pictures;
  const alone = pictures.length === 1 && first && PICTURE_EXTENSIONS.includes(extensionOf(first.name));
  const together = first === undefined ? [] : [alone ? first : await archiveOf(pictures, first)];
  windowTransfers.addFiles([...others, ...together], parentId, true, { opensAs: 'courseware' });
}

/** An uncompressed zip, because pictures are compressed already. */
async function archiveOf(pictures: readonly File[], first: File): Promise<File> {
  const { zipSync } = await import('fflate');
  const entries: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [index, picture] of pictures.entries()) {
    // numbered, because two folders may contain files with the same name
    const name = `${String(index + 1).padStart(4, '0')}/${picture.name}`;
    entries[name] = new Uint8Array(await picture.arrayBuffer());
  }
  const name = first.name.replace(/\.[^.]*$/, '');
  const more =
    currentLanguage() === 'zh' ? `等 ${pictures.length} 张图片` : ` and ${pictures.length - 1} more`;
  return new File([zipSync(entries, { level: 0 })], `${name}${pictures.length > 1 ? more : ''}.zip`);
}
