import type { ResolvedParagraph } from '@lectern/courseware';
import type { CSSProperties, ReactNode } from 'react';
import { useAssetUrl } from '../../stage-context.ts';
import type { TextScope } from '../text-scope.ts';
import { bulletLook } from './bullet-look.ts';
import { useBulletRoom } from './bullet-room.ts';

export interface BulletViewProps {
  readonly paragraph: ResolvedParagraph;
  readonly scope: TextScope;
}

const APART: CSSProperties = { fontSize: 0, lineHeight: 0 };

/** The bullet of a paragraph, in the space of its hanging indent. */
export function BulletView({ paragraph, scope }: BulletViewProps): ReactNode {
  const { bullet } = paragraph;
  const look = bulletLook(paragraph, scope);
  const minWidth = useBulletRoom(paragraph, look);
  if (!look) return null;
  const room: CSSProperties = {
    display: 'inline-block',
    textIndent: 0,
    whiteSpace: 'pre',
    userSelect: 'none',
    minWidth,
    lineHeight: 0,
    textAlign: 'start',
  };
  return (
    // A non-wrapping word joiner: a long word breaks inside before it leaves its bullet alone on a line.
    <span style={{ whiteSpace: 'nowrap' }}>
      <span data-bullet="" aria-hidden={bullet.type !== 'number'} style={{ ...look.style, ...room }}>
        {bullet.type === 'picture' ? <PictureBullet asset={bullet.asset} /> : look.text}
      </span>
      {/* The word joiner has another size, so that it is not shaped with the letter after it: a font without it would paint both alike. */}
      <span style={APART}>{'\u2060'}</span>
    </span>
  );
}

function PictureBullet({ asset }: { readonly asset: string }): ReactNode {
  const url = useAssetUrl(asset);
  return <img src={url} alt="" style={{ height: '0.8em', verticalAlign: 'baseline' }} />;
}
