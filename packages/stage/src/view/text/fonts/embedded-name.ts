import type { EmbeddedFont } from '@lectern/courseware';

/**
 * The name of an embedded font family on the page: derived from its first file, so that fonts of other coursewares have
 * other names. Undefined for a family that is not embedded.
 */
export function embeddedName(family: string, fonts: readonly EmbeddedFont[] | undefined): string | undefined {
  const file = fonts?.find((font) => font.family.toLowerCase() === family.toLowerCase())?.asset;
  return file && `embedded ${file}`;
}
