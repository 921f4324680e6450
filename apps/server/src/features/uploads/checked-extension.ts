import { LecternError } from '@lectern/protocol';
import { COURSEWARE_EXTENSIONS, OPENED_ON_WISH, READ_BY_CONTENT } from '@lectern/protocol/file-kinds';
import { contentFits, type FileContent, isZipped } from './file-content.ts';

/**
 * The extension as which a file of this name and content is stored or imported. `opens`: import it even if it could be
 * stored. Throws FILE_TYPE_MISMATCH, FILE_CORRUPT for a truncated zip, FILE_ENCRYPTED for a file that would be opened,
 * and FILE_TYPE_UNSUPPORTED for a file that cannot be imported.
 */
export function checkedExtension(named: string, content: FileContent, opens: boolean): string {
  const extension = extensionToRead(named, content);
  checkOpening(extension, opens);
  checkContent(extension, content);
  return extension;
}

function checkContent(extension: string, content: FileContent): void {
  const opened = COURSEWARE_EXTENSIONS.includes(extension);
  if (content === 'damaged-zip' && isZipped(extension)) throw new LecternError('FILE_CORRUPT');
  if (content === 'encrypted-office' && opened) throw new LecternError('FILE_ENCRYPTED');
  if (!contentFits(extension, content)) throw new LecternError('FILE_TYPE_MISMATCH');
}

function checkOpening(extension: string, opens: boolean): void {
  if (!opens || COURSEWARE_EXTENSIONS.includes(extension) || OPENED_ON_WISH.includes(extension)) return;
  const types = [...COURSEWARE_EXTENSIONS, ...OPENED_ON_WISH].join(', ');
  throw new LecternError('FILE_TYPE_UNSUPPORTED', { types });
}

/**
 * Slides in a file that is read by its content are imported as slides; a file with other content is stored unchanged.
 */
function extensionToRead(extension: string, content: FileContent): string {
  if (!READ_BY_CONTENT.includes(extension)) return extension;
  return content === 'pptx' || content === 'ndpx' ? content : extension;
}
