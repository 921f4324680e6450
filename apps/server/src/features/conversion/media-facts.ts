import { z } from 'zod';
import { type MediaContent, PLAYED_PIXELS, playedAsIs } from './media-formats.ts';

/** The part of ffprobe's output that is used (`-show_format -show_streams` as JSON). */
const probed = z.object({
  format: z.object({ duration: z.coerce.number().nonnegative().catch(0) }).catch({ duration: 0 }),
  streams: z
    .array(
      z.object({
        codec_type: z.string().catch(''),
        codec_name: z.string().catch(''),
        pix_fmt: z.string().optional().catch(undefined),
        width: z.number().int().positive().optional().catch(undefined),
        height: z.number().int().positive().optional().catch(undefined),
        duration: z.coerce.number().nonnegative().optional().catch(undefined),
        disposition: z
          .object({ attached_pic: z.number().catch(0) })
          .optional()
          .catch(undefined),
      }),
    )
    .catch([]),
});

/** Facts about a sound or video file. */
export interface MediaFacts {
  /** Seconds; 0 when the file does not state its duration. */
  readonly duration: number;
  readonly video:
    | { readonly codec: string; readonly pixels: string; readonly width: number; readonly height: number }
    | undefined;
  /** ffprobe's name of the codec. */
  readonly audio: string | undefined;
  /** The sound has a picture, such as an album cover. */
  readonly hasPicture: boolean;
}

export function readFacts(json: Uint8Array): MediaFacts | undefined {
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(json).toString('utf8'));
  } catch {
    return undefined;
  }
  const { data } = probed.safeParse(given);
  if (!data) return undefined;
  const isPicture = (stream: (typeof data.streams)[number]) => stream.disposition?.attached_pic === 1;
  const film = data.streams.find((stream) => stream.codec_type === 'video' && !isPicture(stream));
  const sound = data.streams.find((stream) => stream.codec_type === 'audio');
  const longest = Math.max(data.format.duration, ...data.streams.map((stream) => stream.duration ?? 0));
  return {
    duration: Number.isFinite(longest) ? longest : 0,
    video: film && {
      codec: film.codec_name,
      pixels: film.pix_fmt ?? '',
      width: film.width ?? 0,
      height: film.height ?? 0,
    },
    audio: sound?.codec_name,
    hasPicture: data.streams.some(isPicture),
  };
}

/** Whether browsers play the file without conversion. */
export function isPlayed(facts: MediaFacts, content: MediaContent, extension: string): boolean {
  const played = playedAsIs(content, extension);
  if (!played) return false;
  const { video, audio } = facts;
  if (video && !(played.video.includes(video.codec) && fitsBrowsers(video))) return false;
  return audio === undefined || played.audio.includes(audio);
}

/** Whether the streams may be copied into an MP4 unchanged. */
export function copiesVideo({ video }: MediaFacts): boolean {
  return video?.codec === 'h264' && fitsBrowsers(video);
}

function fitsBrowsers({ codec, pixels }: { readonly codec: string; readonly pixels: string }): boolean {
  return codec !== 'h264' || PLAYED_PIXELS.includes(pixels);
}
