import { LecternError } from '@lectern/protocol';
import { findProgram } from '../../platform/jail/find-program.ts';
import { Jail, type JailRun } from '../../platform/jail/jail.ts';
import { JAIL_INPUT, JAIL_OUTPUT } from '../../platform/jail/jail-arguments.ts';
import { defaultJailLimits } from '../../platform/jail/jail-limits.ts';
import { madeFile, type SayWhy } from './made-file.ts';
import { copiesVideo, type MediaFacts, readFacts } from './media-facts.ts';
import { demuxers, type MediaContent } from './media-formats.ts';

/** A sound or video file; its content was detected from its first bytes. */
export interface MediaFile {
  readonly bytes: Uint8Array;
  readonly content: MediaContent;
}

/** Generous limits, for encoding is slow while the machine does other work. */
const limits = { ...defaultJailLimits, cpuSeconds: 1_800, seconds: 900, fileBytes: 300 * 1024 ** 2 };
/** Maximum pixels of a video's picture (trust.md: 50 Mpx); larger videos are not examined. */
const MAX_PIXELS = 50_000_000;
/** Longest output, seconds (3 hours): a file without end stops there. */
const MAX_SECONDS = 10_800;
/** Largest width of the output, pixels: as much as a class panel shows well of an old recording. */
const MADE_WIDTH = 1280;
const MADE_HEIGHT = 720;
const POSTER_WIDTH = 640;
const JPEG = Buffer.from('ffd8ff', 'hex');
/** An MP4 begins with the length of its first box, which is small. */
const SHORT_BOX = Buffer.from('000000', 'hex');
const INPUT = 'media';

/** Runs ffmpeg and ffprobe in the jail: on one file each, of a format that cannot reference another file. */
export class MediaConverter {
  readonly #jail: Jail;
  readonly #sayWhy: SayWhy;
  readonly #searchPath: string | undefined;

  /** `searchPath`: where ffmpeg is searched; PATH if omitted. */
  constructor(sayWhy: SayWhy, jail: Jail = new Jail({ limits }), searchPath?: string) {
    this.#sayWhy = sayWhy;
    this.#jail = jail;
    this.#searchPath = searchPath;
  }

  /**
   * Throws FILE_CORRUPT, FILE_TOO_COMPLEX, FILE_TOO_SLOW, CONVERTER_MISSING, CONVERTER_UNSAFE or the signal's reason.
   */
  async probe(file: MediaFile, signal: AbortSignal): Promise<MediaFacts> {
    const ffprobe = await this.#find('ffprobe');
    const json = await this.#run(
      {
        // Older versions of ffprobe print the facts to standard output only.
        program: '/bin/sh',
        arguments: [
          ...['-c', `exec "$0" "$@" > ${JAIL_OUTPUT}/facts`, ffprobe, '-hide_banner', '-loglevel', 'error'],
          ...['-max_pixels', String(MAX_PIXELS), ...opening(file.content)],
          ...['-of', 'json', '-show_format', '-show_streams', '-i', `file:${JAIL_INPUT}/${INPUT}`],
        ],
        input: { name: INPUT, bytes: file.bytes },
        output: { name: 'facts', beginning: Buffer.from('{') },
      },
      signal,
    );
    const facts = readFacts(json);
    if (!facts || (!facts.video && facts.audio === undefined)) throw new LecternError('FILE_CORRUPT');
    if (!facts.video) return facts;
    const pixels = facts.video.width * facts.video.height;
    if (pixels === 0) throw new LecternError('FILE_CORRUPT');
    if (pixels > MAX_PIXELS) throw new LecternError('FILE_TOO_COMPLEX');
    return facts;
  }

  /**
   * Converts to MP4 with H.264 and AAC, which can be played before it is fully loaded. `onProgress` receives seconds.
   * Throws as `probe`.
   */
  async toMp4(
    file: MediaFile,
    facts: MediaFacts,
    signal: AbortSignal,
    onProgress: (seconds: number) => void,
  ): Promise<Uint8Array> {
    const scale = `scale=w='min(${MADE_WIDTH},iw)':h='min(${MADE_HEIGHT},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
    const encoded = [
      ...['-vf', `${scale},format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'],
      ...['-fpsmax', '30'],
    ];
    const make = (video: readonly string[]) => {
      const streams = ['-map', '0:v:0', '-map', '0:a:0?', ...video, ...sound(facts)];
      return this.#encode(file, 'film.mp4', streams, { signal, onProgress });
    };
    if (!copiesVideo(facts)) return make(encoded);
    try {
      return await make(['-c:v', 'copy']);
    } catch (error) {
      // Frames without timestamps, as some containers have them, cannot be copied but can be encoded again.
      if (error instanceof LecternError && error.code === 'FILE_CORRUPT') return make(encoded);
      throw error;
    }
  }

  /** Converts to AAC in MP4. Throws as `probe`. */
  async toM4a(
    file: MediaFile,
    facts: MediaFacts,
    signal: AbortSignal,
    onProgress: (seconds: number) => void,
  ): Promise<Uint8Array> {
    return this.#encode(file, 'sound.mp4', ['-map', '0:a:0', '-vn', ...sound(facts)], { signal, onProgress });
  }

  /** A still as JPEG from shortly after the start; undefined when none can be extracted, which is not an error. */
  async toPoster(file: MediaFile, facts: MediaFacts, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const at = Math.min(5, facts.duration / 10);
    const ffmpeg = await this.#find('ffmpeg');
    const { output } = await this.#jail.run(
      {
        program: ffmpeg,
        arguments: [
          ...[...calm, ...opening(file.content), '-ss', String(at), '-i', `file:${JAIL_INPUT}/${INPUT}`],
          ...['-map', '0:v:0', '-frames:v', '1', '-vf', `scale='min(${POSTER_WIDTH},iw)':-2`],
          ...['-f', 'image2', '-update', '1', '-c:v', 'mjpeg', '-q:v', '4', `${JAIL_OUTPUT}/still.jpg`],
        ],
        input: { name: INPUT, bytes: file.bytes },
        output: { name: 'still.jpg', beginning: JPEG },
      },
      signal,
    );
    return output;
  }

  async #encode(
    file: MediaFile,
    name: string,
    streams: readonly string[],
    { signal, onProgress }: { signal: AbortSignal; onProgress: (seconds: number) => void },
  ): Promise<Uint8Array> {
    const ffmpeg = await this.#find('ffmpeg');
    const made = await this.#run(
      {
        program: 'nice',
        arguments: [
          ...['-n', '15', ffmpeg, ...calm, '-nostats', '-progress', 'pipe:2', '-threads', '2'],
          ...[...opening(file.content), '-i', `file:${JAIL_INPUT}/${INPUT}`, ...streams],
          ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(MAX_SECONDS)],
          ...['-movflags', '+faststart', '-f', 'mp4', `${JAIL_OUTPUT}/${name}`],
        ],
        input: { name: INPUT, bytes: file.bytes },
        output: { name, beginning: SHORT_BOX },
        onWords: (words) => {
          const microseconds = /out_time_us=(\d+)/.exec(words)?.[1];
          if (microseconds !== undefined) onProgress(Number(microseconds) / 1e6);
        },
      },
      signal,
    );
    // The exit code alone is not trusted: output that cannot be read again is discarded.
    await this.probe({ bytes: made, content: 'mp4' }, signal);
    return made;
  }

  async #run(run: JailRun, signal: AbortSignal): Promise<Uint8Array> {
    return madeFile(await this.#jail.run(run, signal), this.#sayWhy);
  }

  /** Throws CONVERTER_MISSING or CONVERTER_UNSAFE. */
  async #find(name: 'ffmpeg' | 'ffprobe'): Promise<string> {
    const program = await findProgram([name], this.#searchPath);
    if (program === undefined) throw new LecternError('CONVERTER_MISSING', { tool: 'ffmpeg' });
    await this.#jail.ready();
    return program;
  }
}

const calm = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-max_pixels', String(MAX_PIXELS)];

/** Options that restrict input to these demuxers and to files. */
function opening(content: MediaContent): readonly string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', demuxers[content].join(',')];
}

function sound({ audio }: MediaFacts): readonly string[] {
  return audio === 'aac' ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
}
