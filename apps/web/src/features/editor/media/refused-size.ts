import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import { errorMessage } from '@lectern/protocol/errors';
import { formatSize } from '../../../platform/i18n/format.ts';
import { currentLanguage } from '../../../platform/i18n/language.ts';

/**
 * Returns the error message for a file that is too large, before the file is read: hashing it loads all of it into
 * memory.
 */
export function refusedSize({ size }: Pick<File, 'size'>): string | undefined {
  if (size <= ASSET_MAX_BYTES) return undefined;
  return errorMessage('FILE_TOO_LARGE', currentLanguage(), { size: formatSize(ASSET_MAX_BYTES) });
}
