import type { EmbeddedFont } from '@lectern/courseware';

/**
 * What a family that came with a courseware is called on the page: after its first file, so that no other courseware can
 * mean it. Undefined for a family that did not come along.
 */
export function embeddedName(family: string, fonts: readonly EmbeddedFont[] | undefined): string | undefined {
  const file = fonts?.find((font) => font.family.toLowerCase() === family.toLowerCase())?.asset;
  return file && `embedded ${file}`;
}
