import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../package/xml.ts';
import { PatchedXml, relationIds, spliced } from './patched-xml.ts';

function opened(xml: string): PatchedXml {
  const patch = PatchedXml.of(strToU8(xml));
  if (!patch) throw new Error('not well-formed');
  return patch;
}

function child(patch: PatchedXml, index: number): XmlElement {
  const found = patch.root.children[index];
  if (!found) throw new Error('no child');
  return found;
}

describe('PatchedXml.of', () => {
  it.each(['', '<a>', '<a><b></a>', 'text', '<!DOCTYPE a []><a/>'])('returns undefined for %j', (xml) => {
    expect(PatchedXml.of(strToU8(xml))).toBeUndefined();
  });

  it('returns a text without changes as it is', () => {
    const xml = '<?xml version="1.0"?>\n<!-- c --><a  x = \'1\' ><b/></a>\n';
    const patch = opened(xml);
    expect([patch.result(), patch.changed]).toEqual([xml, false]);
  });
});

describe('PatchedXml', () => {
  it('has the texts of elements and of their start tags', () => {
    const patch = opened('<a><b x="1>2" y=\'>\'>t</b><c/></a>');
    expect(patch.slice(child(patch, 0))).toBe('<b x="1>2" y=\'>\'>t</b>');
    expect(patch.startTag(child(patch, 0))).toBe('<b x="1>2" y=\'>\'>');
    expect(patch.startTag(child(patch, 1))).toBe('<c/>');
  });

  it('replaces elements, and their content', () => {
    const patch = opened('<a><b>1</b><c>2</c><x:d xmlns:x="u" y="1"/></a>');
    patch.replace(child(patch, 0), '<n/>');
    patch.replaceContent(child(patch, 1), '3');
    patch.replaceContent(child(patch, 2), '<e/>');
    expect(patch.result()).toBe('<a><n/><c>3</c><x:d xmlns:x="u" y="1"><e/></x:d></a>');
    expect(patch.changed).toBe(true);
  });

  it('appends to elements, in the order of the calls', () => {
    const patch = opened('<a><b>1</b><c/></a>');
    patch.append(child(patch, 0), '2');
    patch.append(child(patch, 0), '3');
    patch.append(child(patch, 1), '4');
    patch.append(patch.root, '<d/>');
    expect(patch.result()).toBe('<a><b>123</b><c>4</c><d/></a>');
  });

  describe('setChild', () => {
    const set = (xml: string, name: string, content: string | undefined) => {
      const patch = opened(xml);
      patch.setChild(patch.root, patch.root.child(name), content, name, ['?:b', '?:c', '?:d']);
      return patch.result();
    };

    it('replaces or removes a child', () => {
      expect(set('<a><b/><c/></a>', '?:b', '<b x="1"/>')).toBe('<a><b x="1"/><c/></a>');
      expect(set('<a><b/><c/></a>', '?:b', undefined)).toBe('<a><c/></a>');
    });

    it('inserts a child before the first child that follows it in the order', () => {
      expect(set('<a><b/><d/></a>', '?:c', '<c/>')).toBe('<a><b/><c/><d/></a>');
      expect(set('<a><c/></a>', '?:b', '<b/>')).toBe('<a><b/><c/></a>');
      expect(set('<a><c/><z/></a>', '?:d', '<d/>')).toBe('<a><c/><z/><d/></a>');
      expect(set('<a/>', '?:d', '<d/>')).toBe('<a><d/></a>');
    });

    it('changes nothing for a missing child without content', () => {
      expect(set('<a/>', '?:d', undefined)).toBe('<a/>');
      expect(set('<a/>', '?:d', '')).toBe('<a/>');
    });
  });

  it('sets, replaces and removes attributes', () => {
    const set = (xml: string, name: string, value: string | undefined) => {
      const patch = opened(xml);
      patch.setAttribute(patch.root, name, value);
      return patch.result();
    };
    expect(set('<a x="1" y = \'2\'>t</a>', 'y', '3')).toBe('<a x="1" y="3">t</a>');
    expect(set('<a x="1" y="2">t</a>', 'x', undefined)).toBe('<a y="2">t</a>');
    expect(set('<a>t</a>', 'x', '1')).toBe('<a x="1">t</a>');
    expect(set('<a/>', 'x', '1')).toBe('<a x="1"/>');
    expect(set('<a xx="1"/>', 'x', '2')).toBe('<a xx="1" x="2"/>');
    expect(set('<a/>', 'x', undefined)).toBe('<a/>');
  });

  it('throws for two changes that overlap', () => {
    const patch = opened('<a><b><c/></b></a>');
    patch.replace(child(patch, 0), '');
    patch.replace(child(patch, 0).children[0] as XmlElement, '');
    expect(() => patch.result()).toThrow('overlap');
  });

  it('declares UTF-8 for any encoding, without a byte order mark', () => {
    expect(opened('\ufeff<?xml version="1.0" encoding=\'utf-8\' standalone="yes"?><a/>').result()).toBe(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><a/>',
    );
    const wide = Uint8Array.from(
      [...'\ufeff<?xml version="1.0" encoding="UTF-16"?><a b="中"/>'].flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return [code & 255, code >> 8];
      }),
    );
    expect(PatchedXml.of(wide)?.result()).toBe('<?xml version="1.0" encoding="UTF-8"?><a b="中"/>');
  });
});

it('relationIds returns the ids in a piece and its descendants', () => {
  const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const { root } = opened(`<a ${r} r:id="1" id="x"><b r:embed="2" r:link=""><c r:id="3"/></b></a>`);
  expect([...relationIds(root)]).toEqual(['1', '2', '3']);
});

it('spliced applies replacements in the order of their positions', () => {
  expect(
    spliced('0123456789', 2, 8, [
      [5, 6, 'b'],
      [3, 3, 'a'],
    ]),
  ).toBe('2a34b67');
  expect(spliced('0123456789', 2, 8, [])).toBe('234567');
});
