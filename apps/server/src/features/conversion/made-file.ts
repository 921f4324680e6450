import { LecternError } from '@lectern/protocol';
import type { JailResult } from '../../platform/jail/jail.ts';

/** Where what a converter said about a file that it could not convert is kept. */
export type SayWhy = (said: string) => void;

/** The file that a converter made whole. Throws FILE_CORRUPT, FILE_TOO_SLOW. */
export function madeFile({ output, tooSlow, said, elapsedMs }: JailResult, sayWhy: SayWhy): Buffer {
  // Told to stop, ffmpeg still ends its file in good order.
  if (output && !tooSlow) return output;
  sayWhy(said);
  if (!tooSlow) throw new LecternError('FILE_CORRUPT');
  throw new LecternError('FILE_TOO_SLOW', { seconds: Math.round(elapsedMs / 1000) });
}
