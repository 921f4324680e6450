import { type Paragraph, type ResolvedParagraph, resolveText } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { hangingParts, mayHang, textAfter } from './hanging.ts';

const hung = (text: string, next = '') =>
  hangingParts(text, next)
    .map((part) => (part.hangs ? `<${part.text}>` : part.text))
    .join('');

describe('hanging punctuation', () => {
  it('is a mark that ends a clause', () => {
    expect(hung('目标：')).toBe('目标<：>');
    expect(hung('你好，世界！')).toBe('你好<，>世界<！>');
    expect(hung('Hello, world!')).toBe('Hello, world!');
    expect(hung('')).toBe('');
  });

  it('is only the last of several marks, and no closing or opening mark', () => {
    expect(hung('什么？！')).toBe('什么？<！>');
    expect(hung('“好。”他说：“走！”（笑。）')).toBe('“好。”他说：“走！”（笑。）');
  });

  it('depends on the beginning of the next run', () => {
    expect(hung('好！', '”')).toBe('好！');
    expect(hung('好！', '走')).toBe('好<！>');
    const paragraph = resolved({ runs: ['好！', '', '”走'].map((text) => ({ type: 'text', text })) });
    expect([0, 2].map((index) => textAfter(paragraph, index))).toEqual(['”走', '']);
  });

  it('is turned off by the paragraph, and where an underline or an image is drawn along the line', () => {
    const first = (paragraph: Paragraph) => {
      const made = resolved(paragraph);
      return made.runs[0] && mayHang(made, made.runs[0].look);
    };
    const run = (props: object) => ({ runs: [{ type: 'text' as const, text: '好！', props }] });
    expect(first(run({}))).toBe(true);
    expect(first({ ...run({}), props: { hangingPunctuation: false } })).toBe(false);
    expect(first({ ...run({}), props: { align: 'dist' } })).toBe(false);
    expect(first(run({ underline: 'sng' }))).toBe(false);
    expect(first(run({ spacing: 2 }))).toBe(false);
  });
});

function resolved(paragraph: Paragraph): ResolvedParagraph {
  const [only] = resolveText({ paragraphs: [paragraph] }, []);
  if (!only) throw new Error('a text has as many paragraphs as it was given');
  return only;
}
