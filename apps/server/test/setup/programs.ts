import { missing } from '@lectern/base/missing';
import { findProgram } from '../../src/platform/jail/find-program.ts';
import { Jail } from '../../src/platform/jail/jail.ts';

export const jailState = await new Jail().state();
export const soffice = await findProgram(['soffice', 'libreoffice']);
export const ffmpeg = await findProgram(['ffmpeg']);

/** Why tests are skipped that need a jail, LibreOffice in one, or ffmpeg in one. */
export const whyNoJail = missing(
  'jail',
  jailState.kind === 'ready',
  'bubblewrap is not installed, or may not create a jail',
);
export const whyNoOffice = whyNoJail ?? missing('office', soffice, 'LibreOffice is not installed');
export const whyNoFfmpeg = whyNoJail ?? missing('ffmpeg', ffmpeg, 'ffmpeg is not installed');
