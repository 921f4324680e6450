import { errorMessage, LecternError } from '@lectern/protocol/errors';
import { messageOf } from '../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../platform/i18n/language.ts';

// Apart from the name itself, which first loads show: the texts of errors come with the dialogs.

/** The message for a name that was rejected by the form or by the server. */
export function nameTrouble(error: unknown): string {
  return error instanceof LecternError
    ? errorMessage(error.code, currentLanguage(), error.details)
    : messageOf(error);
}
