import { LecternError } from '@lectern/protocol';
import { findProgram } from '../../platform/jail/find-program.ts';
import { Jail } from '../../platform/jail/jail.ts';
import { JAIL_INPUT, JAIL_OUTPUT } from '../../platform/jail/jail-arguments.ts';
import { defaultJailLimits } from '../../platform/jail/jail-limits.ts';
import { madeFile, type SayWhy } from './made-file.ts';

export interface ScaledPicture {
  readonly bytes: Uint8Array;
  readonly mime: 'image/jpeg' | 'image/png';
}

/** A picture of 200 megapixels with 16 bits per colour takes 1.6 GB unpacked. */
const limits = { ...defaultJailLimits, memoryBytes: 3 * 1024 ** 3 };
/** Maximum pixels of the output: four times the pixels of the largest class panels, and 64 MB in a browser. */
const MADE_PIXELS = 16_000_000;
/** Longest side of the output, pixels: the largest texture that every device draws. */
const MADE_SIDE = 8192;
const INPUT = 'picture';

/**
 * The demuxer of each kind: one picture of one codec, without references to other files. `png_pipe` and the like ignore
 * patterns in the file's name, which `image2` follows.
 */
const demuxers: Readonly<Record<string, string>> = {
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'image/webp': 'webp_pipe',
  'image/bmp': 'bmp_pipe',
  'image/gif': 'gif',
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** Runs ffmpeg in the jail to scale large pictures down for browsers. */
export class PictureScaler {
  readonly #jail: Jail;
  readonly #sayWhy: SayWhy;
  readonly #searchPath: string | undefined;

  /** `searchPath`: where ffmpeg is searched; PATH if omitted. */
  constructor(sayWhy: SayWhy, jail: Jail = new Jail({ limits }), searchPath?: string) {
    this.#sayWhy = sayWhy;
    this.#jail = jail;
    this.#searchPath = searchPath;
  }

  /** Whether ffmpeg and a jail are available. */
  async isHere(): Promise<boolean> {
    try {
      await this.#find();
      return true;
    } catch (error) {
      if (error instanceof LecternError) return false;
      throw error;
    }
  }

  /**
   * Returns the picture with 16 megapixels at most, upright: photographs as JPEG, others as PNG, of animations the
   * first frame. Pictures larger than `maxPixels` are not unpacked. Throws FILE_CORRUPT, FILE_TOO_SLOW,
   * CONVERTER_MISSING, CONVERTER_UNSAFE or the signal's reason.
   */
  async scale(
    { bytes, mime }: { readonly bytes: Uint8Array; readonly mime: string },
    maxPixels: number,
    signal: AbortSignal,
  ): Promise<ScaledPicture> {
    const demuxer = demuxers[mime];
    if (demuxer === undefined) throw new LecternError('FILE_CORRUPT');
    const ffmpeg = await this.#find();
    const isPhotograph = mime === 'image/jpeg';
    const name = isPhotograph ? 'made.jpg' : 'made.png';
    const factor = `min(1\\,min(sqrt(${MADE_PIXELS}/(iw*ih))\\,${MADE_SIDE}/max(iw\\,ih)))`;
    const run = await this.#jail.run(
      {
        program: 'nice',
        arguments: [
          ...['-n', '15', ffmpeg, '-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
          ...['-max_pixels', String(maxPixels), '-protocol_whitelist', 'file'],
          ...['-format_whitelist', demuxer, '-f', demuxer, '-i', `file:${JAIL_INPUT}/${INPUT}`],
          ...['-map', '0:v:0', '-frames:v', '1', '-map_metadata', '-1'],
          ...['-vf', `scale=w=max(1\\,trunc(iw*${factor})):h=max(1\\,trunc(ih*${factor})):flags=area`],
          ...['-f', 'image2', '-update', '1'],
          ...(isPhotograph ? ['-c:v', 'mjpeg', '-q:v', '2'] : ['-c:v', 'png']),
          `${JAIL_OUTPUT}/${name}`,
        ],
        input: { name: INPUT, bytes },
        output: { name, beginning: isPhotograph ? JPEG : PNG },
      },
      signal,
    );
    return { bytes: madeFile(run, this.#sayWhy), mime: isPhotograph ? 'image/jpeg' : 'image/png' };
  }

  /** Throws CONVERTER_MISSING or CONVERTER_UNSAFE. */
  async #find(): Promise<string> {
    const program = await findProgram(['ffmpeg'], this.#searchPath);
    if (program === undefined) throw new LecternError('CONVERTER_MISSING', { tool: 'ffmpeg' });
    await this.#jail.ready();
    return program;
  }
}
