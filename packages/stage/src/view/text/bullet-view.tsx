import { cssColor, numberText, type ResolvedParagraph, resolveColor } from '@lectern/courseware';
import type { CSSProperties, ReactNode } from 'react';
import { useAssetUrl } from '../stage-context.ts';
import { solidLook } from './letter-paint.ts';
import { POINT, runSize, runStyle } from './run-style.ts';
import { isSymbolFont, symbolText } from './symbol-fonts.ts';
import type { TextScope } from './text-scope.ts';
import { fitted } from './use-fit.ts';

export interface BulletViewProps {
  readonly paragraph: ResolvedParagraph;
  readonly scope: TextScope;
}

/** What stands before a paragraph, in the room of its hanging indent. */
export function BulletView({ paragraph, scope }: BulletViewProps): ReactNode {
  const { bullet, number, indent } = paragraph;
  if (bullet.type === 'none') return null;
  const text =
    bullet.type === 'char'
      ? symbolText(firstSign(bullet.char), bullet.font)
      : bullet.type === 'number'
        ? numberText(bullet.scheme, number ?? 1)
        : '';
  const style = bulletStyle(paragraph, text, scope);
  const room: CSSProperties = {
    display: 'inline-block',
    textIndent: 0,
    whiteSpace: 'pre',
    userSelect: 'none',
    minWidth: indent < 0 ? -indent : undefined,
    lineHeight: 0,
    textAlign: 'start',
  };
  return (
    // A word joiner that may not wrap: a long word breaks inside before it leaves its bullet alone on a line.
    <span style={{ whiteSpace: 'nowrap' }}>
      <span data-bullet="" aria-hidden={bullet.type !== 'number'} style={{ ...style, ...room }}>
        {bullet.type === 'picture' ? <PictureBullet asset={bullet.asset} /> : text}
      </span>
      {'\u2060'}
    </span>
  );
}

/** PowerPoint shows one sign of a bullet, though the file may repeat it by level (`••`). */
function firstSign(char: string): string {
  const [first = ''] = char;
  return [...char].every((sign) => sign === first) ? first : char;
}

function bulletStyle(paragraph: ResolvedParagraph, text: string, scope: TextScope): CSSProperties {
  const first = paragraph.runs.find(({ run }) => run.type !== 'break')?.look ?? paragraph.end;
  const { bullet } = paragraph;
  if (bullet.type === 'none') return {};
  // The bullet takes size, fill and weight from the first run, never its underline, highlight or raising.
  const look = {
    size: first.size,
    latin: bullet.font && !isSymbolFont(bullet.font) ? bullet.font : first.latin,
    eastAsian: first.eastAsian,
    bold: bullet.type === 'number' ? first.bold : undefined,
    italic: bullet.type === 'number' ? first.italic : undefined,
    fill: first.fill,
  };
  const style = runStyle(solidLook(look, scope.colors), text, scope);
  if (bullet.size !== undefined) {
    const size =
      bullet.size < 0 ? -bullet.size * POINT * scope.fontScale : runSize(look, scope) * bullet.size;
    style.fontSize = fitted(size, scope.fits);
  }
  if (bullet.color) style.color = cssColor(resolveColor(bullet.color, scope.colors));
  return style;
}

function PictureBullet({ asset }: { readonly asset: string }): ReactNode {
  const url = useAssetUrl(asset);
  return <img src={url} alt="" style={{ height: '0.8em', verticalAlign: 'baseline' }} />;
}
