import { describe, expect, it } from 'vitest';
import { isElement, type MarkupElement } from './node.ts';
import { readXml } from './read-xml.ts';

const shape = (element: MarkupElement): string =>
  `${element.name}[${element.children.map((child) => (isElement(child) ? shape(child) : child)).join('')}]`;

describe('readXml', () => {
  it('returns texts and elements in their order', () => {
    const root = readXml('<p>a<b>c</b>d<![CDATA[<e>]]> &amp;</p>');
    expect(root && shape(root)).toBe('p[ab[c]d<e> &]');
  });

  it('returns the names of QTI 2 for those of QTI 3', () => {
    const root = readXml(
      '<qti-choice-interaction xmlns="x" response-identifier="R" data-lectern-a="1"><p class="a">b</p></qti-choice-interaction>',
    );
    expect(root?.name).toBe('choiceInteraction');
    expect([...(root?.attributes ?? [])]).toEqual([
      ['responseIdentifier', 'R'],
      ['data-lectern-a', '1'],
    ]);
  });

  it('returns undefined for a DOCTYPE, for entities of the file and for what is no XML', () => {
    expect(readXml('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toBeUndefined();
    expect(readXml('no markup')).toBeUndefined();
    expect(readXml(new Uint8Array([0xff, 0x00, 0x81]))).toBeUndefined();
  });

  it('leaves out elements that are nested too deeply', () => {
    const root = readXml(`${'<a>'.repeat(50_000)}x${'</a>'.repeat(50_000)}`);
    expect(root?.name).toBe('a');
  });
});
