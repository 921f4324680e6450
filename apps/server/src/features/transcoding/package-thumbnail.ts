import { strFromU8, type Unzipped, unzipSync } from 'fflate';

/** ECMA-376 part 2, annex E: the relationship of a package to its thumbnail. */
const THUMBNAIL =
  // `<` is not allowed in attributes (XML 1.0, 3.1): so a list of unclosed tags is searched once, not once from each
  // tag.
  /<Relationship\b(?=[^<>]*\bType="http:\/\/schemas\.openxmlformats\.org\/package\/2006\/relationships\/metadata\/thumbnail")[^<>]*\bTarget="([^"]{1,200})"/;
const RELATIONS = '_rels/.rels';
const RELATIONS_MAX_BYTES = 1_048_576;
/** PowerPoint's thumbnails have some ten kilobytes. */
const THUMBNAIL_MAX_BYTES = 1_048_576;

/** The thumbnail that a package contains, in any format; undefined without a readable one. */
export function packageThumbnail(bytes: Uint8Array): Uint8Array | undefined {
  const relations = entry(bytes, RELATIONS, RELATIONS_MAX_BYTES);
  const target = relations && THUMBNAIL.exec(strFromU8(relations))?.[1];
  return target ? entry(bytes, target.replace(/^\//, ''), THUMBNAIL_MAX_BYTES) : undefined;
}

function entry(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array | undefined {
  let found: Unzipped;
  try {
    // The entry is unpacked to at most its stated size.
    found = unzipSync(bytes, { filter: (file) => file.name === name && file.originalSize <= maxBytes });
  } catch {
    return undefined;
  }
  return found[name];
}
