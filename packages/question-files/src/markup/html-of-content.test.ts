import { type Content, gapRun } from '@lectern/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contents } from '../testing/contents.ts';
import { contentOfMarkup } from './content-of-markup.ts';
import { htmlOfContent, inlineHtmlOf } from './html-of-content.ts';
import { parseHtml } from './parse-html.ts';

function written(content: Content) {
  const notes: string[] = [];
  const options = {
    address: (asset: string) => (asset.startsWith('f') ? undefined : `files/${asset}`),
    note: (code: string) => notes.push(code),
    gap: (id: string) => `[${id}]`,
  };
  return { html: htmlOfContent(content, options), inline: inlineHtmlOf(content, options), notes };
}

const read = (html: string) =>
  contentOfMarkup(parseHtml(html), {
    medium: (type, address, alt) => ({
      type,
      asset: address.slice('files/'.length),
      ...(alt ? { alt } : {}),
    }),
    note: () => {},
    hasTex: true,
  });

describe('htmlOfContent', () => {
  it('escapes texts and writes gaps and formulas', () => {
    const content = {
      paragraphs: [
        {
          runs: [
            { type: 'text' as const, text: 'a<b>&' },
            gapRun('g'),
            { type: 'formula' as const, latex: 'x<1' },
          ],
        },
      ],
    };
    expect(written(content).html).toBe('<p>a&lt;b&gt;&amp;[g]\\(x&lt;1\\)</p>');
    expect(written(content).inline).toBe('a&lt;b&gt;&amp;[g]\\(x&lt;1\\)');
  });

  it('notes formats without an element and files without bytes', () => {
    const content: Content = {
      paragraphs: [{ runs: [{ type: 'text', text: 'a', props: { size: 40 } }] }],
      media: [{ type: 'audio', asset: 'f'.repeat(64) }],
    };
    expect(written(content).notes).toContain('text-format');
    expect(written(content).notes).toContain('file-missing');
  });

  it('writes every content so that it is read back equal', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(read(written(content).html)).toEqual(content);
        expect(read(written(content).inline)).toEqual(content);
      }),
    );
  });
});
