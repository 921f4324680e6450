import { LecternError } from '@lectern/protocol';
import type { JailResult } from '../../platform/jail/jail.ts';

/** Receives the output of a converter about a file that it failed to convert. */
export type SayWhy = (said: string) => void;

/** Returns the complete output file of a converter. Throws FILE_CORRUPT, FILE_TOO_SLOW. */
export function madeFile({ output, tooSlow, said, elapsedMs }: JailResult, sayWhy: SayWhy): Buffer {
  // When ffmpeg is stopped, it still finishes its file, so the existence of the output proves nothing.
  if (output && !tooSlow) return output;
  sayWhy(said);
  if (!tooSlow) throw new LecternError('FILE_CORRUPT');
  throw new LecternError('FILE_TOO_SLOW', { seconds: Math.round(elapsedMs / 1000) });
}
