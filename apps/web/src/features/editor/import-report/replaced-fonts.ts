import { standInOf } from '@lectern/stage/view';

/** A font that the file names and this device lacks. */
export interface ReplacedFont {
  readonly name: string;
  /** The family that is used instead; undefined for the system's own choice. */
  readonly standIn: string | undefined;
}

/**
 * Returns the fonts that are replaced on this device, and by which family. Measures text, so it works only in a
 * browser.
 */
export function replacedFonts(fonts: readonly string[]): readonly ReplacedFont[] {
  return fonts.flatMap((name) => {
    const found = standInOf(name);
    return found.type === 'itself' ? [] : [{ name, standIn: found.family }];
  });
}
