import { LecternError } from '@lectern/protocol';
import { COURSEWARE_EXTENSIONS, OPENED_ON_WISH } from '@lectern/protocol/file-kinds';
import { contentFits, type FileContent, isZipped } from './file-content.ts';

/**
 * What a file of this extension and content is kept or read as. `opens`: it is read even where it would be kept. Throws
 * FILE_TYPE_MISMATCH, FILE_CORRUPT for a zip that breaks off, FILE_ENCRYPTED for what would be opened, and
 * FILE_TYPE_UNSUPPORTED where a file is to be read that is none that may be.
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

/** The slides of a .superboard are read as what they are by their content; one of another content is kept as it is. */
function extensionToRead(extension: string, content: FileContent): string {
  if (extension !== 'superboard') return extension;
  return content === 'pptx' || content === 'ndpx' ? content : extension;
}
