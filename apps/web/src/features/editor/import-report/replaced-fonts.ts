import { standInOf } from '@lectern/stage/view';

/** A font that the file names and this machine has not. */
export interface ReplacedFont {
  readonly name: string;
  /** The family that is drawn in its place; undefined for the system's own choice. */
  readonly standIn: string | undefined;
}

/** Which of the fonts are replaced here, and by what. Measures each on this machine, so only in a browser. */
export function replacedFonts(fonts: readonly string[]): readonly ReplacedFont[] {
  return fonts.flatMap((name) => {
    const found = standInOf(name);
    return found.type === 'itself' ? [] : [{ name, standIn: found.family }];
  });
}
