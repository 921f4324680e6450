/** Sound and video by content, detected from the first bytes of a file (see `detectContent` of the uploads). */
export type MediaContent =
  | 'mp4'
  | 'matroska'
  | 'mp3'
  | 'wav'
  | 'ogg'
  | 'asf'
  | 'avi'
  | 'flv'
  | 'mpeg'
  | 'realmedia';

/**
 * The ffmpeg demuxers that may read such a file; no other may. Demuxers that open files named in the input are
 * excluded: hls, dash, concat, image2, ffmetadata, sdp, rtsp, webm_dash_manifest, imf, vobsub.
 *
 * - mov: references to other files (`dref`) are followed with `-enable_drefs` alone, which is off;
 * - matroska: linked segments are named by id and never opened; mp3, wav, ogg, aac, flac: contain no references;
 * - asf: script commands with addresses are read as tags and not followed (.asx is another format, not among these);
 * - avi, flv, mpeg, mpegts, mpegvideo, rm: chunks and packets without file names (.ram is another format).
 */
export const demuxers: Readonly<Record<MediaContent, readonly string[]>> = {
  mp4: ['mov'],
  matroska: ['matroska'],
  mp3: ['mp3', 'aac', 'flac'],
  wav: ['wav'],
  ogg: ['ogg'],
  asf: ['asf', 'asf_o'],
  avi: ['avi'],
  flv: ['flv'],
  mpeg: ['mpeg', 'mpegts', 'mpegvideo'],
  realmedia: ['rm'],
};

export function isMediaContent(content: string): content is MediaContent {
  return content in demuxers;
}

/** Formats that every known browser plays: the container by content, and the codecs in it (ffprobe's names). */
const playable: Partial<
  Record<MediaContent, { readonly video: readonly string[]; readonly audio: readonly string[] }>
> = {
  mp4: { video: ['h264'], audio: ['aac', 'mp3'] },
  mp3: { video: [], audio: ['mp3'] },
  wav: { video: [], audio: ['pcm_s16le', 'pcm_u8'] },
  ogg: { video: [], audio: ['vorbis', 'opus'] },
};
/** Matroska is played only as WebM, which the file's extension states. */
const webm = { video: ['vp8', 'vp9', 'av1'], audio: ['vorbis', 'opus'] };

/** Eight bits per colour, chroma at half resolution: the H.264 formats that hardware and browsers decode. */
export const PLAYED_PIXELS = ['yuv420p', 'yuvj420p'];

export function playedAsIs(content: MediaContent, extension: string): typeof webm | undefined {
  if (content === 'matroska') return extension === 'webm' ? webm : undefined;
  const found = playable[content];
  return found && { video: [...found.video], audio: [...found.audio] };
}
