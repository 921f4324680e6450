const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Name of a file, made of its hash and type: names of the author may be equal or have signs that others do not allow. */
export function fileName(asset: string, mime: string): string {
  return `${asset}.${Object.hasOwn(EXTENSIONS, mime) ? EXTENSIONS[mime] : 'bin'}`;
}
