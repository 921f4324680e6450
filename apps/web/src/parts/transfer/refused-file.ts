import { UPLOAD_MAX_BYTES } from '@lectern/protocol/constants';
import { type ErrorCode, errorMessage } from '@lectern/protocol/errors';
import { extensionOf, uploadExtensions } from '@lectern/protocol/file-kinds';
import { ApiError } from '../../platform/api/api-error.ts';
import { formatSize } from '../../platform/i18n/format.ts';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { transferText } from './transfer-texts.ts';

/** Why the server would refuse the file, determined before it is sent; undefined when it would not. */
export function refusalOf(file: File): string | undefined {
  const language = currentLanguage();
  if (!uploadExtensions.includes(extensionOf(file.name))) {
    return errorMessage('FILE_TYPE_UNSUPPORTED', language, { types: transferText('types') });
  }
  if (file.size === 0) return transferText('empty');
  return file.size > UPLOAD_MAX_BYTES
    ? errorMessage('FILE_TOO_LARGE', language, { size: formatSize(UPLOAD_MAX_BYTES) })
    : undefined;
}

/** Errors that occur again with the same file. */
const LASTING: readonly ErrorCode[] = [
  'COURSEWARE_INVALID',
  'COURSEWARE_NEWER',
  'PLAYER_OUTDATED',
  'DOCUMENT_NOT_FOUND',
  'FILE_CORRUPT',
  'FILE_ENCRYPTED',
  'FILE_EXPLODES',
  'FILE_TOO_COMPLEX',
  'FILE_TOO_LARGE',
  'FILE_TYPE_MISMATCH',
  'FILE_TYPE_UNSUPPORTED',
  'FORBIDDEN',
  'NAME_INVALID',
  'PARENT_INVALID',
  'PARENT_NOT_FOUND',
  'PDF_TOO_LONG',
];

export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || !LASTING.some((code) => code === error.code);
}
