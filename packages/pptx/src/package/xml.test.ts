import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseXml, serialiseXml, type XmlElement, XmlRefused } from './xml.ts';

const A = 'xmlns:q="http://schemas.openxmlformats.org/drawingml/2006/main"';
const parse = (source: string | Uint8Array) => parseXml(source, strFromU8);

/** The tree as `name[text](children)`. */
function drawn({ name, text, children }: XmlElement): string {
  const inner = children.map(drawn).join(' ');
  return name + (text && `[${text}]`) + (inner && `(${inner})`);
}

describe('parseXml', () => {
  it('returns elements with our prefixes, for any prefix, and `?` for an unknown one', () => {
    const { root, malformed } = parse(
      `<?xml version="1.0"?><!-- c --><q:a ${A} xmlns="urn:x"><b/><q:c xmlns:q="urn:y"><q:d/></q:c><q:e/></q:a>`,
    );
    expect(drawn(root)).toBe('a:a(?:b ?:c(?:d) a:e)');
    expect(malformed).toBe(false);
  });

  it('returns attributes in order without declarations, and decodes entities', () => {
    const { root } = parse(`<a ${A} x='1' q:y = "&lt;&#65;&#x4E2D;&amp;&quot;&apos;&gt;" xml:space="z"/>`);
    expect(root.attributes).toEqual(['x', '1', 'a:y', '<A中&"\'>', 'xml:space', 'z']);
    expect([root.attr('x'), root.attr('q:y')]).toEqual(['1', undefined]);
  });

  it.each([
    ['&unknown;', '&unknown;'],
    ['&toString;', '&toString;'],
    ['a & b', 'a & b'],
    ['&#0;', '\ufffd'],
    ['&#xD800;', '\ufffd'],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['&#x110000;', '\ufffd'],
    ['&#x000000041;', 'A'],
    ['&#x0000000041;', '&#x0000000041;'],
  ])('decodes the text %j as %j', (source, text) => {
    expect(parse(`<a>${source}</a>`).root.text).toBe(text);
  });

  it('joins the text of an element, with CDATA and without comments', () => {
    expect(parse('<a>1<b>x</b>2<!-- <c> --><![CDATA[<3>&amp;]]></a>').root.text).toBe('12<3>&amp;');
  });

  it('returns the position of each element in its source', () => {
    const text = '<a> <b x="1"/><c>t</c ></a>';
    const { root } = parse(text);
    const of = ({ start, end }: XmlElement) => text.slice(start, end);
    expect([root, ...root.children].map(of)).toEqual([text, '<b x="1"/>', '<c>t</c >']);
  });

  it('continues after broken markup, and reports it', () => {
    const { root, malformed } = parse('<a><b x=1/><c/><d y="1" z/><e/></a>');
    expect(drawn(root)).toBe('?:a(?:c ?:e)');
    expect(malformed).toBe(true);
  });

  it('closes the open element of that name at any depth, and skips an end tag without one', () => {
    expect(parse('<a><b><c></b><d/></a>')).toMatchObject({ malformed: true });
    expect(drawn(parse('<a><b><c></b><d/></a>').root)).toBe('?:a(?:b(?:c) ?:d)');
    expect(drawn(parse('<a></x><d/></a>').root)).toBe('?:a(?:d)');
  });

  it('reads a truncated text as far as possible', () => {
    const { root, malformed } = parse('<a><b>text</b><c x="1');
    expect(drawn(root)).toBe('?:a(?:b[text])');
    expect([malformed, root.end]).toEqual([true, -1]);
  });

  it('ignores all after the root element', () => {
    expect(parse('<a/><b>').malformed).toBe(false);
  });

  it('leaves out elements below a depth of 200', () => {
    const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
    const depth = (levels: number) => [...parse(deep(levels)).root.descendants()].length;
    expect([depth(200), depth(201), depth(202)]).toEqual([199, 200, 200]);
  });

  it('rejects a document type, and a text without an element', () => {
    expect(() => parse('<!DOCTYPE a><a/>')).toThrow(XmlRefused);
    expect(() => parse('<a><!ENTITY x></a>')).toThrow(XmlRefused);
    expect(() => parse('words')).toThrow(XmlRefused);
    expect(() => parse('')).toThrow(XmlRefused);
  });

  it.each([
    ['little-endian with a mark', true, true],
    ['big-endian with a mark', false, true],
    ['little-endian', true, false],
    ['big-endian', false, false],
  ])('reads UTF-16, %s', (_, little, mark) => {
    const text = `${mark ? '\ufeff' : ''}<a>中</a>`;
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), little);
    expect(parse(bytes).root.text).toBe('中');
  });

  it('reads UTF-8 bytes', () => {
    expect(parse(strToU8('<a>中</a>')).root.text).toBe('中');
  });

  it('returns the required namespaces of a choice with our prefixes', () => {
    const mc = 'xmlns:m="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    expect(parse(`<m:Choice ${mc} ${A} Requires=" q  x "/>`).root.attr('Requires')).toBe('a ?');
    expect(parse(`<m:Other ${mc} ${A} Requires="q"/>`).root.attr('Requires')).toBe('q');
  });
});

describe('an XmlElement', () => {
  const { root } = parse('<a><b><c i="1"/></b><c i="2"/><c i="3"/></a>');

  it('finds children, paths and descendants by name', () => {
    expect(root.child('?:c')?.attr('i')).toBe('2');
    expect(root.child('?:x')).toBeUndefined();
    expect(root.all('?:c').map((each) => each.attr('i'))).toEqual(['2', '3']);
    expect(root.find('?:c')?.attr('i')).toBe('1');
    expect(root.find('?:x')).toBeUndefined();
    expect(root.path('?:b', '?:c')?.attr('i')).toBe('1');
    expect(root.path('?:c', '?:b')).toBeUndefined();
    expect([...root.descendants()].map(({ name }) => name)).toEqual(['?:b', '?:c', '?:c', '?:c']);
  });
});

it('serialiseXml returns the element with its attributes, text and children', () => {
  const { root } = parse(`<q:a ${A} x="&lt;&quot;"><q:b/>t&amp;<q:c>d</q:c></q:a>`);
  expect(serialiseXml(root)).toBe('<a:a x="&lt;&quot;">t&amp;<a:b/><a:c>d</a:c></a:a>');
});

it('returns the pieces of text between elements when their order is kept', () => {
  const { root } = parseXml('<a>b<c/>d<![CDATA[e]]></a>', strFromU8, 'text-order');
  expect(root.children.map(({ name, text }) => [name, text])).toEqual([
    ['#text', 'b'],
    ['?:c', ''],
    ['#text', 'd'],
    ['#text', 'e'],
  ]);
  expect(root.text).toBe('bde');
});
