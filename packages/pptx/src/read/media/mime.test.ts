import { describe, expect, it } from 'vitest';
import { mimeOf } from './mime.ts';

function bytes(text: string, size = 64): Uint8Array {
  const all = new Uint8Array(size);
  [...text].forEach((character, at) => {
    all[at] = character.charCodeAt(0);
  });
  return all;
}

const bitmap = (headerSize: number) => {
  const all = bytes('BM');
  all[14] = headerSize;
  return all;
};
const emf = bytes(`\x01\0\0\0${'\0'.repeat(36)} EMF`);

describe('the media type of a file', () => {
  it.each([
    ['\x89PNG\r\n', 'image/png'],
    ['\xff\xd8\xff', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['II*\0', 'image/tiff'],
    ['MM\0*', 'image/tiff'],
    ['II\xbc\x01', 'image/vnd.ms-photo'],
    ['\xd7\xcd\xc6\x9a', 'image/x-wmf'],
    ['RIFF....WEBP', 'image/webp'],
    ['RIFF....WAVE', 'audio/wav'],
    ['RIFF....AVI ', 'video/x-msvideo'],
    ['ID3', 'audio/mpeg'],
    ['OggS', 'audio/ogg'],
  ])('is found by the first bytes %j, for any declared type and name', (start, mime) => {
    expect(mimeOf(bytes(start), 'text/plain', 'a.docx')).toBe(mime);
  });

  it('is found by the header of a bitmap and of an enhanced metafile', () => {
    expect(mimeOf(bitmap(40), undefined, '')).toBe('image/bmp');
    expect(mimeOf(emf, undefined, '')).toBe('image/x-emf');
  });

  it.each([
    ['a bitmap with another header', bitmap(41)],
    ['a metafile without its signature', bytes('\x01\0\0\0')],
    ['a text before the signature of a metafile', bytes(`\x02\0\0\0${'\0'.repeat(36)} EMF`)],
    ['a RIFF file of another kind', bytes('RIFF....CDDA')],
    ['the first byte of a JPEG alone', bytes('\xff\x01\xff')],
    ['the first two bytes of a JPEG alone', bytes('\xff\xd8\x01')],
    ['the last bytes of a JPEG alone', bytes('\x01\xd8\xff')],
    ['an empty file', new Uint8Array()],
  ])('is not found by the bytes of %s', (_, content) => {
    expect(mimeOf(content, undefined, '')).toBe('application/octet-stream');
  });

  it('is the declared one otherwise, under its usual name', () => {
    expect(mimeOf(bytes(''), 'video/x-flv', 'a.png')).toBe('video/x-flv');
    expect(mimeOf(bytes(''), 'image/pjpeg', 'a.png')).toBe('image/jpeg');
  });

  it.each([undefined, '', 'application/octet-stream', 'no type', 'a/b/c'])(
    'is derived from the name when the declared type is %j',
    (declared) => {
      expect(mimeOf(bytes(''), declared, 'media/a.b.PNG')).toBe('image/png');
    },
  );

  it('is unknown for another name', () => {
    expect(mimeOf(bytes(''), undefined, 'a.toString')).toBe('application/octet-stream');
  });
});
