import { Stack } from '@lectern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { InkHands } from './ink-hands.ts';
import { MarkedPicture, type MarkedPictureProps, type Stroke } from './marked-picture.tsx';

/** Strokes of one picture at most. */
const MOST_STROKES = 400;

/** The pen: whether mouse and fingers draw, and its colour. */
export interface InkPen {
  readonly isOn: boolean;
  readonly color: Stroke['color'];
}

export interface InkPictureProps extends Omit<MarkedPictureProps, 'children'> {
  readonly pen: InkPen;
  readonly onStrokes: (strokes: Stroke[]) => void;
  readonly className?: string | undefined;
}

/** A picture of a pupil's answer on which a teacher draws. */
export function InkPicture({ pen, onStrokes, className, ...picture }: InkPictureProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  const open = useRef<SVGGElement>(null);
  const { strokes, rotation } = picture;
  const latest = useRef({ pen, strokes, rotation, onStrokes });
  useEffect(() => {
    latest.current = { pen, strokes, rotation, onStrokes };
  });
  useEffect(() => {
    if (!sheet.current) return undefined;
    const hands = new InkHands(sheet.current, {
      color: () => latest.current.pen.color,
      isPenChosen: () => latest.current.pen.isOn,
      rotation: () => latest.current.rotation ?? 0,
      line: () => {
        const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
        line.setAttribute('vector-effect', 'non-scaling-stroke');
        open.current?.append(line);
        return line;
      },
      drawn: (stroke) => {
        const { strokes: before, onStrokes: report } = latest.current;
        if (before.length < MOST_STROKES) report([...before, stroke]);
      },
    });
    return hands.listen();
  }, []);
  return (
    <Stack ref={sheet} className={className} data-pen={pen.isOn || undefined}>
      <MarkedPicture {...picture}>
        <g ref={open} />
      </MarkedPicture>
    </Stack>
  );
}
