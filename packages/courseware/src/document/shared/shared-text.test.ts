import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Paragraph, RunProps } from '../../records/text.ts';
import { forgetText, readText, writeText } from './shared-text.ts';

let text: Y.Text;
let updates = 0;

beforeEach(() => {
  const doc = new Y.Doc();
  text = doc.getText('text');
  updates = 0;
  doc.on('update', () => {
    updates += 1;
  });
});

const paragraph = (...runs: [string, RunProps?][]): Paragraph => ({
  runs: runs.map(([words, props]) => ({ type: 'text', text: words, ...(props && { props }) })),
});

describe('a shared text', () => {
  it('returns the paragraphs that were written, and undefined while it is empty', () => {
    expect(readText(text)).toBeUndefined();
    const written = [
      paragraph(['a', { bold: true }], ['b'], ['c', { bold: true, size: 20 }]),
      { ...paragraph(), props: { align: 'ctr' as const } },
      { runs: [{ type: 'formula' as const, latex: 'x^2' }, { type: 'break' as const }] },
    ];
    writeText(text, written);
    expect(readText(text)).toEqual(written);
    forgetText(text);
    expect(readText(text)).toEqual(written);
    writeText(text, undefined);
    expect(readText(text)).toBeUndefined();
    expect(text.length).toBe(0);
  });

  it('returns the same array until it changes', () => {
    writeText(text, [paragraph(['a'])]);
    const before = readText(text);
    expect(readText(text)).toBe(before);
    writeText(text, [paragraph(['ab'])]);
    expect(readText(text)).toEqual([paragraph(['ab'])]);
  });

  it('writes nothing when the paragraphs are equal', () => {
    writeText(text, undefined);
    expect(updates).toBe(0);
    writeText(text, [paragraph(['a', { bold: true }])]);
    updates = 0;
    writeText(text, [paragraph(['a', { bold: true }])]);
    expect(updates).toBe(0);
  });

  it('fills an empty text with one insertion and one range for each property', () => {
    writeText(text, [paragraph(['ab', { bold: true }], ['cd', { bold: true, size: 9 }], ['e'])]);
    let formats = 0;
    for (let item = text._start; item; item = item.right)
      if (item.content instanceof Y.ContentFormat) formats += 1;
    // Begin and end of `bold`, of `size`, and of the paragraph's properties.
    expect(formats).toBeLessThanOrEqual(6);
  });

  it('changes only the letters that differ, so that another window keeps its letters', () => {
    writeText(text, [paragraph(['the fox'])]);
    const other = new Y.Doc();
    if (text.doc) Y.applyUpdate(other, Y.encodeStateAsUpdate(text.doc));
    other.getText('text').insert(7, ' jumps');
    writeText(text, [paragraph(['the red fox'])]);
    if (text.doc) Y.applyUpdate(text.doc, Y.encodeStateAsUpdate(other));
    forgetText(text);
    expect(readText(text)).toEqual([paragraph(['the red fox jumps'])]);
  });
});
