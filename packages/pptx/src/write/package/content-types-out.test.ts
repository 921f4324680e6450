import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ContentTypes } from './content-types-out.ts';

function written(...added: (readonly [name: string, type: string, byExtension: boolean])[]): string[] {
  const types = new ContentTypes();
  for (const each of added) types.add(...each);
  return [
    ...strFromU8(types.xml()).matchAll(
      /<(Default|Override) (?:Extension|PartName)="([^"]*)" ContentType="([^"]*)"\/>/g,
    ),
  ]
    .slice(2)
    .map(([, kind, name, type]) => `${kind} ${name} ${type}`);
}

describe('ContentTypes', () => {
  it('has the types of relations and XML from the start', () => {
    expect(strFromU8(new ContentTypes().xml())).toContain(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
    );
    expect(written(['a.xml', 'application/xml', false])).toEqual([]);
  });

  it('declares a type by extension once, if that is allowed', () => {
    expect(written(['a/b.PNG', 'image/png', true], ['c.png', 'image/png', true])).toEqual([
      'Default png image/png',
    ]);
    expect(written(['a/b.png', 'image/png', false])).toEqual(['Override /a/b.png image/png']);
  });

  it('declares another type of an extension for its part', () => {
    expect(written(['a.bin', 'x/one', true], ['b.bin', 'x/two', true])).toEqual([
      'Default bin x/one',
      'Override /b.bin x/two',
    ]);
    expect(written(['s.xml', 'x/slide', true])).toEqual(['Override /s.xml x/slide']);
  });

  it('declares the type of a name without an extension for its part', () => {
    expect(written(['a.b/c', 'x/y', true], ['folder.d/', 'x/y', true])).toEqual([
      'Override /a.b/c x/y',
      'Override /folder.d/ x/y',
    ]);
  });
});
