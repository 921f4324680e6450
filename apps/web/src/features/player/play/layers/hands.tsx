import type { ReactNode } from 'react';
import { PageHands } from '../../page-hands.tsx';
import { Presenting } from '../../presenting/presenting.tsx';
import type { LayerProps } from '../played-show.ts';

/** These parts are loaded at the same time, so they share a file. */
export { InkLayer } from '../../../../parts/ink/index.ts';
export { InkNotice } from '../../ink/ink-notice.tsx';
export { PointedDot } from '../../presenting/presenting.tsx';

/** Gestures that zoom the page, and dragging of its elements. */
export function HandsLayer({ player: { parts } }: LayerProps): ReactNode {
  const { props, shown, over, currentTool } = parts;
  return (
    <PageHands
      hand={currentTool.hand}
      lesson={currentTool.kept}
      viewOnly={currentTool.viewOnly}
      zoom={shown.zoom}
      dragging={currentTool.dragging}
      reader={props.reader}
      pageId={shown.sheet ? undefined : shown.show.state.pageId}
      screen={shown.screen}
      onSummon={over.place.summon}
      surface={shown.show.surface}
      overlays={shown.show.overlays}
      clear={over.clear}
    />
  );
}

/** Sends the state of the show to presenter views. */
export function PresentingLayer({ player: { parts } }: LayerProps): ReactNode {
  const { props, shown, over } = parts;
  const { lesson, taught } = props;
  return (
    taught &&
    lesson && (
      <Presenting
        {...taught}
        lesson={lesson}
        reader={props.reader}
        assets={props.assets}
        show={shown.show}
        link={shown.presenter}
        asks={over.inkQuestion.about !== undefined}
        ink={props.ink.book}
        sheet={shown.sheet}
        page={shown.zoom.page}
      />
    )
  );
}
