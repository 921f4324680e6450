import type { MarkInk } from '@lectern/protocol/assignment-shapes';
import type { ReactNode } from 'react';
import classes from './marked-picture.module.css';

export type Stroke = MarkInk[number]['strokes'][number];

export interface MarkedPictureProps {
  readonly url: string;
  readonly alt: string;
  /** Points of a stroke are thousandths of the picture's width and height. */
  readonly strokes: readonly Stroke[];
  /** Further lines over the strokes, such as of a stroke that is being drawn. */
  readonly children?: ReactNode;
  /** Called when the picture does not load. */
  readonly onBroken?: () => void;
}

/** A picture of a pupil's answer with the ink of the teacher who marked it. */
export function MarkedPicture({ url, alt, strokes, children, onBroken }: MarkedPictureProps): ReactNode {
  return (
    <span className={classes.picture}>
      <img src={url} alt={alt} draggable={false} onError={onBroken} />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {strokes.map((stroke, at) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and removed at the end
            key={at}
            points={pointsOf(stroke.points)}
            data-color={stroke.color}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {children}
      </svg>
    </span>
  );
}

/** Pairs of numbers as the attribute `points` has them; a single point becomes a dot. */
export function pointsOf(numbers: readonly number[]): string {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push(`${numbers[at]},${numbers[at + 1]}`);
  const [only] = pairs;
  return pairs.length === 1 ? `${only} ${only}` : pairs.join(' ');
}
