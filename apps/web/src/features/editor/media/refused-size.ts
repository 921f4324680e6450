import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import { errorMessage } from '@lectern/protocol/errors';
import { formatSize } from '../../../platform/i18n/format-size.ts';
import { currentLanguage } from '../../../platform/i18n/language.ts';

/** Why a file is not taken, before a byte of it is read: to know its hash, all of it comes into memory. */
export function refusedSize({ size }: Pick<File, 'size'>): string | undefined {
  if (size <= ASSET_MAX_BYTES) return undefined;
  return errorMessage('FILE_TOO_LARGE', currentLanguage(), { size: formatSize(ASSET_MAX_BYTES) });
}
