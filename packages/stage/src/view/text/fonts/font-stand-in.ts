import { ownValue } from '@lectern/base';
import { isInstalled } from './font-faces.ts';
import {
  EAST_ASIAN,
  eastAsianStyle,
  facesOf,
  genericFaces,
  hasEastAsian,
  SAME_FACE,
  split,
} from './font-stack.ts';
import { isWebFont } from './web-fonts.ts';

/** The font with which this machine draws a family: the family itself, a named substitute, or the system's default. */
type FontStandIn =
  | { readonly type: 'itself' }
  | { readonly type: 'replaced'; readonly family: string | undefined };

/** The font in which this family is drawn. It is measured on this machine, so a document is needed. */
export function standInOf(family: string): FontStandIn {
  const isHere = (face: string) => isInstalled(face) || isWebFont(face);
  const own = ownValue(SAME_FACE, family) ?? ownValue(ENGLISH_OF, family);
  if (isHere(family) || (own !== undefined && isHere(own))) return { type: 'itself' };
  const rest = isEastAsianName(family) ? EAST_ASIAN[eastAsianStyle(family)] : genericFaces(family);
  const [named] = split(facesOf(family, rest));
  return { type: 'replaced', family: named.find(isHere) };
}

/** Chinese names by the English ones of the same font. */
const ENGLISH_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SAME_FACE).map(([chinese, english]) => [english, chinese]),
);
const EAST_ASIAN_FACES: ReadonlySet<string> = new Set(Object.values(EAST_ASIAN).flat());

function isEastAsianName(name: string): boolean {
  return hasEastAsian(name) || Object.hasOwn(ENGLISH_OF, name) || EAST_ASIAN_FACES.has(name);
}
