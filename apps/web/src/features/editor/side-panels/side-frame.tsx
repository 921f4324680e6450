import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { type Side, sideBounds } from '../editing/side-layout.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './side-frame.module.css';

export interface SideFrameProps {
  readonly side: Side;
  readonly children: ReactNode;
}

/** Change of width per arrow key, root font sizes. */
const STEP = 1.6;

/** A panel beside the page with an edge to resize it; not rendered while it is folded. */
export function SideFrame({ side, children }: SideFrameProps): ReactNode {
  const t = useEditorTexts();
  const { sideLayout } = useEditing();
  const { width, folded } = useSignal(sideLayout.of(side));
  const frame = useRef<HTMLDivElement>(null);
  if (folded) return null;
  /** Sign of the movement that makes the panel wider: the panel at the right grows to the left. */
  const outwards = side === 'pages' ? 1 : -1;
  const shown = () => (frame.current?.getBoundingClientRect().width ?? 0) / rootSize();

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const edge = event.currentTarget;
    const from = event.clientX;
    const before = shown();
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = ({ clientX }) =>
      sideLayout.resize(side, before + ((clientX - from) / rootSize()) * outwards);
    edge.onlostpointercapture = () => {
      edge.onpointermove = null;
    };
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    if (step !== 0) sideLayout.resize(side, shown() + step * outwards);
    else if (event.key === 'Enter') sideLayout.toggle(side);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { least, most } = sideBounds[side];
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-side={side}
      style={width === undefined ? undefined : { width: `${width}rem` }}
    >
      {children}
      <div
        className={classes.edge}
        role="separator"
        aria-orientation="vertical"
        aria-label={t(`side.${side}`)}
        aria-valuenow={width ?? Math.round((least + most) / 2)}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        onPointerDown={drag}
        onDoubleClick={() => sideLayout.toggle(side)}
        onKeyDown={press}
      />
    </div>
  );
}

/** Returns the root font size, logical pixels. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
