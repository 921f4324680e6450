import type { ReactNode } from 'react';
import type { Guide } from '../snap/snap.ts';
import classes from './overlay.module.css';

export interface GuideLinesProps {
  readonly guides: readonly Guide[];
  readonly zoom: number;
}

/** The guides of a moving box: lines through aligned edges and centres, and arrows in equal gaps. */
export function GuideLines({ guides, zoom }: GuideLinesProps): ReactNode {
  if (guides.length === 0) return null;
  return (
    <svg className={classes.lines} aria-hidden="true">
      {guides.flatMap((guide) =>
        guide.type === 'align'
          ? [
              <Segment
                key={`${guide.axis}${guide.at}`}
                axis={guide.axis}
                at={guide.at * zoom}
                from={guide.from * zoom}
                to={guide.to * zoom}
              />,
            ]
          : guide.spans.map(([from, to]) => (
              <GapSegment
                key={`${guide.axis}${from}`}
                axis={guide.axis}
                from={from * zoom}
                to={to * zoom}
                across={guide.across * zoom}
              />
            )),
      )}
    </svg>
  );
}

interface SegmentProps {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function Segment({ axis, at, from, to }: SegmentProps): ReactNode {
  return axis === 'x' ? (
    <line x1={at} x2={at} y1={from} y2={to} />
  ) : (
    <line x1={from} x2={to} y1={at} y2={at} />
  );
}

/** Length in pixels of the ticks at the ends of a gap. */
const tick = 5;

function GapSegment({
  axis,
  from,
  to,
  across,
}: Omit<SegmentProps, 'at'> & { readonly across: number }): ReactNode {
  return (
    <>
      <Segment axis={axis === 'x' ? 'y' : 'x'} at={across} from={from} to={to} />
      <Segment axis={axis} at={from} from={across - tick} to={across + tick} />
      <Segment axis={axis} at={to} from={across - tick} to={across + tick} />
    </>
  );
}
