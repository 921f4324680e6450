import { cssColor, numberText, type ResolvedParagraph, resolveColor } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { fitted } from '../fit/use-fit.ts';
import { isSymbolFont, SIGN_FACE, signScale, symbolText } from '../fonts/symbol-fonts.ts';
import { solidLook } from '../letter-paint.ts';
import { POINT, runSize, runStyle } from '../run-style.ts';
import type { TextScope } from '../text-scope.ts';

/** The bullet or number of a paragraph: the page and the text editor draw it alike. */
export interface BulletLook {
  /** Empty when the bullet is a picture. */
  readonly text: string;
  /** Logical pixels, before the text is shrunk to fit. */
  readonly size: number;
  readonly style: CSSProperties;
  /** Whether the bullet is a Unicode character that replaces a character of a symbol font, whose width differs. */
  readonly standsIn: boolean;
}

export function bulletLook(paragraph: ResolvedParagraph, scope: TextScope): BulletLook | undefined {
  const { bullet } = paragraph;
  if (bullet.type === 'none') return undefined;
  const text = bulletText(paragraph);
  const first = paragraph.runs.find(({ run }) => run.type !== 'break')?.look ?? paragraph.end;
  // The bullet inherits size, fill and weight from the first run, never its underline, highlight or baseline.
  const standsIn = bullet.font !== undefined && isSymbolFont(bullet.font);
  const look = {
    size: first.size,
    latin: standsIn ? SIGN_FACE : (bullet.font ?? first.latin),
    eastAsian: standsIn ? SIGN_FACE : first.eastAsian,
    bold: bullet.type === 'number' ? first.bold : undefined,
    italic: bullet.type === 'number' ? first.italic : undefined,
    fill: first.fill,
  };
  const style = runStyle(solidLook(look, scope.colors), text, scope);
  const share = bullet.size ?? 1;
  const scale = bullet.type === 'char' ? signScale(bullet.char, bullet.font) : 1;
  const size = (share < 0 ? -share * POINT * scope.fontScale : runSize(look, scope) * share) * scale;
  style.fontSize = fitted(size, scope.fits);
  if (scale !== 1) {
    style.position = 'relative';
    style.top = `${(-MIDDLE * (1 / scale - 1)).toFixed(3)}em`;
  }
  if (bullet.color) style.color = cssColor(resolveColor(bullet.color, scope.colors));
  return { text, size, style, standsIn };
}

function bulletText({ bullet, number }: ResolvedParagraph): string {
  if (bullet.type === 'char') return symbolText(firstSign(bullet.char), bullet.font);
  return bullet.type === 'number' ? numberText(bullet.scheme, number ?? 1) : '';
}

/** The height above the baseline of the centre of a dot or a square, ems. */
const MIDDLE = 0.37;

/** PowerPoint shows one character of a bullet, though the file may repeat it by level (`••`). */
function firstSign(char: string): string {
  const [first = ''] = char;
  return [...char].every((sign) => sign === first) ? first : char;
}
