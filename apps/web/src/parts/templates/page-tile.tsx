import type { ReactNode } from 'react';
import { MiniPage, type MiniPageProps } from './mini-page.tsx';
import own from './page-tile.module.css';

export interface PageTileProps extends Omit<MiniPageProps, 'pageId'> {
  /** Undefined while there is no page to draw. */
  readonly pageId: string | undefined;
  readonly name: string;
  /** What a screen reader says, where the name alone says too little. */
  readonly label?: string | undefined;
  /** Undefined where a press does something, and chooses nothing that stays. */
  readonly chosen?: boolean | undefined;
  readonly onPress: () => void;
}

/** A button with a page drawn small and its name below: of a theme, a layout, a page or a courseware to begin with. */
export function PageTile({ name, label, chosen, onPress, pageId, ...page }: PageTileProps): ReactNode {
  return (
    <button type="button" className={own.tile} aria-pressed={chosen} aria-label={label} onClick={onPress}>
      {pageId === undefined ? null : <MiniPage {...page} pageId={pageId} />}
      <span className={own.name} style={{ maxWidth: page.width }}>
        {name}
      </span>
    </button>
  );
}
