import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  fileKindOf,
  hasPreview,
  isOldPresentation,
  nameWithoutExtension,
  shareableExtensions,
  uploadExtensions,
} from './file-kinds.ts';

describe('the extension of a name', () => {
  it.each([
    ['Lesson.PPTX', 'pptx', 'Lesson'],
    ['a.b.pdf', 'pdf', 'a.b'],
    ['no extension', '', 'no extension'],
    ['.png', 'png', ''],
    ['ends with a dot.', '', 'ends with a dot.'],
    ['version 1.2', '2', 'version 1.2'],
  ])('of %j is %j, and the name without a known one %j', (name, extension, stem) => {
    expect(extensionOf(name)).toBe(extension);
    expect(nameWithoutExtension(name)).toBe(stem);
  });
});

describe('the kind of a file', () => {
  it('is found by the extension in any case', () => {
    expect(['a.DOCX', 'a.dps', 'a.mid', 'a.ndpx', 'a.exe', 'docx'].map(fileKindOf)).toEqual([
      'word',
      'ppt',
      'audio',
      'courseware',
      undefined,
      undefined,
    ]);
  });

  it('has a preview, except presentations, archives and MIDI files', () => {
    expect(['docx', 'xlsx', 'pdf', 'txt', 'mp3', 'mp4', 'png'].every(hasPreview)).toBe(true);
    expect(['mid', 'pptx', 'zip', 'swf', 'ndpx', 'exe'].some(hasPreview)).toBe(false);
  });

  it('is an old presentation for formats before .pptx', () => {
    expect(['ppt', 'dps'].every(isOldPresentation)).toBe(true);
    expect(['pptx', 'doc', ''].some(isOldPresentation)).toBe(false);
  });
});

describe('the files of a user', () => {
  it('may be uploaded; of archives, only archives that become a courseware may', () => {
    expect(uploadExtensions).toContain('docx');
    expect(uploadExtensions).toContain('zip');
    expect(uploadExtensions).toContain('exercise');
    expect(uploadExtensions).not.toContain('rar');
    expect(uploadExtensions).not.toContain('7z');
  });

  it('may be shared when they are of a shareable kind', () => {
    expect(shareableExtensions).toContain('pptx');
    expect(shareableExtensions).toContain('ndpx');
    expect(shareableExtensions).not.toContain('docx');
  });
});
