import { strFromU8, type Unzipped, unzipSync } from 'fflate';

/** ECMA-376 part 2, annex E: the relationship of a package to the picture that stands for it. */
const THUMBNAIL =
  // `<` stands in no attribute (XML 1.0, 3.1): a list of marks that never end is looked at once, not once from each.
  /<Relationship\b(?=[^<>]*\bType="http:\/\/schemas\.openxmlformats\.org\/package\/2006\/relationships\/metadata\/thumbnail")[^<>]*\bTarget="([^"]{1,200})"/;
const RELATIONS = '_rels/.rels';
const RELATIONS_MAX_BYTES = 1_048_576;
/** PowerPoint's are some ten kilobytes. */
const THUMBNAIL_MAX_BYTES = 1_048_576;

/** The picture of its first page that a package carries, in whatever format; undefined where there is none to be had. */
export function packageThumbnail(bytes: Uint8Array): Uint8Array | undefined {
  const relations = entry(bytes, RELATIONS, RELATIONS_MAX_BYTES);
  const target = relations && THUMBNAIL.exec(strFromU8(relations))?.[1];
  return target ? entry(bytes, target.replace(/^\//, ''), THUMBNAIL_MAX_BYTES) : undefined;
}

function entry(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array | undefined {
  let found: Unzipped;
  try {
    // It unpacks into as many bytes as the entry says, and no more.
    found = unzipSync(bytes, { filter: (file) => file.name === name && file.originalSize <= maxBytes });
  } catch {
    return undefined;
  }
  return found[name];
}
