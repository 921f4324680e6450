import { processorTime } from '@lectern/base/processor-time';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packageThumbnail } from './package-thumbnail.ts';

const TYPE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail';
const picture = Uint8Array.of(1, 2, 3);
const packaged = (relations: string) =>
  zipSync({ '_rels/.rels': strToU8(relations), 'docProps/thumbnail.jpeg': picture });

describe('the thumbnail in a package', () => {
  it.each([
    `<Relationship Id="r" Type="${TYPE}" Target="docProps/thumbnail.jpeg"/>`,
    `<Relationship Target="/docProps/thumbnail.jpeg" Type="${TYPE}"/>`,
  ])('is found by its relationship: %s', (relation) => {
    expect(packageThumbnail(packaged(`<Relationships>${relation}</Relationships>`))).toEqual(picture);
  });

  it('is searched only once in a list of unclosed tags', () => {
    const spent = processorTime();
    expect(packageThumbnail(packaged('<Relationship Type="x" '.repeat(40_000)))).toBeUndefined();
    // searching from every tag to the end of the list took half a minute
    expect(spent()).toBeLessThan(3_000);
  });

  it('is read from inside the package only, whatever its target is', () => {
    for (const target of [
      '../../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      'https://evil.example/x.png',
    ])
      expect(packageThumbnail(packaged(`<Relationship Type="${TYPE}" Target="${target}"/>`))).toBeUndefined();
  });
});
