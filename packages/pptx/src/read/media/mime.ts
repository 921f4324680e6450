import { ownValue } from '@lectern/base';

const BY_EXTENSION: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  emf: 'image/x-emf',
  emz: 'image/x-emf',
  wmf: 'image/x-wmf',
  wmz: 'image/x-wmf',
  wdp: 'image/vnd.ms-photo',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
  avi: 'video/x-msvideo',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  webm: 'video/webm',
  swf: 'application/x-shockwave-flash',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  wma: 'audio/x-ms-wma',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  mid: 'audio/midi',
  midi: 'audio/midi',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  bin: 'application/vnd.openxmlformats-officedocument.oleobject',
};

/** A file's media type: by its first bytes, otherwise as the package declares it, otherwise by its name. */
export function mimeOf(bytes: Uint8Array, declared: string | undefined, name: string): string {
  return sniff(bytes) ?? byDeclaration(declared) ?? byName(name) ?? 'application/octet-stream';
}

const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/emf': 'image/x-emf',
  'image/wmf': 'image/x-wmf',
};

function byDeclaration(declared: string | undefined): string | undefined {
  if (!declared || declared === 'application/octet-stream' || !/^[\w.+-]+\/[\w.+-]+$/.test(declared))
    return undefined;
  return ownValue(ALIASES, declared) ?? declared;
}

function byName(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

/** Only pictures, and sounds and videos with a clear signature. */
function sniff(bytes: Uint8Array): string | undefined {
  const starts = (text: string, at = 0) => {
    for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
    return true;
  };
  if (starts('\x89PNG\r\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (starts('GIF8')) return 'image/gif';
  if (starts('BM') && bytes[14] === 40) return 'image/bmp';
  if (starts('II*\0') || starts('MM\0*')) return 'image/tiff';
  if (starts('II\xbc\x01')) return 'image/vnd.ms-photo';
  if (starts('\x01\0\0\0') && starts(' EMF', 40)) return 'image/x-emf';
  if (starts('\xd7\xcd\xc6\x9a')) return 'image/x-wmf';
  if (starts('RIFF')) {
    if (starts('WEBP', 8)) return 'image/webp';
    if (starts('WAVE', 8)) return 'audio/wav';
    if (starts('AVI ', 8)) return 'video/x-msvideo';
  }
  if (starts('ID3')) return 'audio/mpeg';
  if (starts('OggS')) return 'audio/ogg';
  return undefined;
}
