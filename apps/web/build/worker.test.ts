import { describe, expect, it } from 'vitest';
import { programOf } from './worker.ts';

const HTML = '<head><script nonce type="module" crossorigin src="/assets/index-abc.js"></script></head>';
const FILES = [
  'index.html',
  '.vite/manifest.json',
  'assets/index-abc.js',
  'assets/editor-def.css',
  'assets/pdf-preview-1.js',
  'assets/pdf.worker.min-2.mjs',
  'assets/pdf-6.5/cmaps/UniGB-UCS2-H.bcmap',
  'assets/lxgwwenkai-regular-subset-3.woff2',
  'assets/KaTeX_Main-Regular-4.woff2',
  'assets/KaTeX_Main-Regular-4.ttf',
];

describe('the offline copy of a build', () => {
  it('contains its files and the fonts of formulas; other fonts and the PDF viewer with its data are stored on first use', () => {
    const { entry, files, extras } = programOf(FILES, HTML);
    expect(entry).toBe('/assets/index-abc.js');
    expect(files).toEqual([
      '/assets/KaTeX_Main-Regular-4.woff2',
      '/assets/editor-def.css',
      '/assets/index-abc.js',
    ]);
    expect(extras).toEqual([
      '/assets/KaTeX_Main-Regular-4.ttf',
      '/assets/lxgwwenkai-regular-subset-3.woff2',
      '/assets/pdf-6.5/cmaps/UniGB-UCS2-H.bcmap',
      '/assets/pdf-preview-1.js',
      '/assets/pdf.worker.min-2.mjs',
    ]);
  });

  it('has a new version when a file or the page changed, and otherwise the same version', () => {
    const { version } = programOf(FILES, HTML);
    expect(programOf([...FILES].reverse(), HTML).version).toBe(version);
    expect(programOf([...FILES, 'assets/new-5.js'], HTML).version).not.toBe(version);
    expect(programOf(FILES, `${HTML} `).version).not.toBe(version);
  });
});
