import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { declare, isOurs } from './declared-prefixes.ts';
import { PatchedXml } from './patched-xml.ts';

const A = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const P = 'http://schemas.openxmlformats.org/presentationml/2006/main';

function declared(tag: string): [boolean, string] {
  const patch = PatchedXml.of(strToU8(tag));
  if (!patch) throw new Error('not well-formed');
  return [declare(patch), patch.result()];
}

it.each([
  ['a', A, true],
  ['a', 'http://purl.oclc.org/ooxml/drawingml/main', true],
  ['r', R, true],
  ['r', 'http://purl.oclc.org/ooxml/officeDocument/relationships', true],
  ['p', P, true],
  ['p', 'http://purl.oclc.org/ooxml/presentationml/main', true],
  ['a', P, false],
  ['a', `${A}/x`, false],
  ['b', A, false],
  ['constructor', A, false],
])('isOurs of the prefix %s with %s is %s', (prefix, uri, expected) => {
  expect(isOurs(prefix, uri)).toBe(expected);
});

describe('declare', () => {
  it('adds the prefixes that are missing', () => {
    expect(declared(`<p:sld xmlns:p="${P}"/>`)).toEqual([
      true,
      `<p:sld xmlns:p="${P}" xmlns:a="${A}" xmlns:r="${R}"/>`,
    ]);
  });

  it('adds strict names to a strict part', () => {
    expect(declared('<x xmlns="http://purl.oclc.org/ooxml/presentationml/main"/>')[1]).toBe(
      '<x xmlns="http://purl.oclc.org/ooxml/presentationml/main" xmlns:a="http://purl.oclc.org/ooxml/drawingml/main" xmlns:r="http://purl.oclc.org/ooxml/officeDocument/relationships" xmlns:p="http://purl.oclc.org/ooxml/presentationml/main"/>',
    );
  });

  it('changes nothing when all are declared', () => {
    const tag = `<p:sld xmlns:a='${A}' xmlns:r = "${R}" xmlns:p="${P}"/>`;
    expect(declared(tag)).toEqual([true, tag]);
  });

  it('is false when a prefix has another meaning', () => {
    expect(declared('<x xmlns:r="urn:other"/>')[0]).toBe(false);
  });
});
