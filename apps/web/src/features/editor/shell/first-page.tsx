import type { CoursewareReader } from '@lectern/courseware';
import { StillSurface } from '@lectern/stage/edit';
import type { AssetSource } from '@lectern/stage/view';
import { Column } from '@lectern/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { region } from '../editing/regions.ts';
import { keptSides, type Side, SideLayout } from '../editing/side-layout.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import type { HeldInput } from '../first-page/held-input.ts';
import { useEditorTexts } from '../locale/texts.ts';
import sides from '../side-panels/side-frame.module.css';
import around from './editor.module.css';
import classes from './first-page.module.css';

export interface FirstPageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly pageId: string;
  readonly canEdit: boolean;
  /** Holds the input until the editor takes over. */
  readonly held: HeldInput;
}

/**
 * The page that the editor will open with, rendered from records alone, with empty space for the bars and panels. It
 * covers the editor until that has rendered the same page.
 */
export function FirstPage({ reader, assets, pageId, canEdit, held }: FirstPageProps): ReactNode {
  const t = useEditorTexts();
  const labels = useStageLabels();
  useLayoutEffect(() => {
    held.begin();
    return () => held.leave();
  }, [held]);
  const [layout] = useState(() => new SideLayout(keptSides));
  return (
    <div className={`${around.editor} ${classes.over}`} aria-busy="true">
      <div className={around.topRoom} />
      {canEdit ? <div className={around.insertRoom} /> : null}
      <div className={around.middle}>
        <SideRoom side="pages" layout={layout} className={around.pagesRoom} />
        <Column as="main" className={around.center}>
          <div className={around.stage} {...region('slide')}>
            <StillSurface
              reader={reader}
              pageId={pageId}
              canEdit={canEdit}
              assets={assets}
              labels={labels}
              pageNumber={reader.pages().indexOf(pageId) + 1}
            />
          </div>
          <div className={around.notes} />
          <div className={around.statusRoom}>
            <p className={classes.word} role="status">
              {t('opening')}
            </p>
          </div>
        </Column>
        {canEdit ? <SideRoom side="panel" layout={layout} className={around.panelRoom} /> : null}
      </div>
    </div>
  );
}

interface SideRoomProps {
  readonly side: Side;
  readonly layout: SideLayout;
  readonly className: string | undefined;
}

/** Space for a side panel, as wide as `SideFrame` will be. */
function SideRoom({ side, layout, className }: SideRoomProps): ReactNode {
  const { width, folded } = layout.of(side).get();
  if (folded) return null;
  return (
    <div
      className={sides.frame}
      data-side={side}
      style={width === undefined ? undefined : { width: `${width}rem` }}
    >
      <div className={className} />
    </div>
  );
}
