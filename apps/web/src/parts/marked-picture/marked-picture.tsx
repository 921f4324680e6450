import type { MarkInk } from '@lectern/protocol/assignment-shapes';
import { type ReactNode, useState } from 'react';
import classes from './marked-picture.module.css';

export type Stroke = MarkInk[number]['strokes'][number];
export type Rotation = NonNullable<MarkInk[number]['rotation']> | 0;

export interface MarkedPictureProps {
  readonly url: string;
  readonly alt: string;
  /** Points of a stroke are thousandths of the picture's width and height. */
  readonly strokes: readonly Stroke[];
  /** Degrees clockwise by which picture and ink are shown rotated. */
  readonly rotation?: Rotation | undefined;
  /** A picture below, on which the pupil drew. */
  readonly ground?: string | undefined;
  /** Further lines over the strokes, such as of a stroke that is being drawn. */
  readonly children?: ReactNode;
  /** Called when the picture does not load. */
  readonly onBroken?: () => void;
}

/** A picture of a pupil's answer with the ink of the teacher who marked it. */
export function MarkedPicture(props: MarkedPictureProps): ReactNode {
  const { url, alt, strokes, rotation = 0, ground, children, onBroken } = props;
  // A picture that lies on its side needs the size of its box, which styles alone cannot exchange.
  const [size, setSize] = useState<{ readonly w: number; readonly h: number }>();
  const isSideways = size !== undefined && rotation % 180 !== 0;
  return (
    <span
      className={classes.picture}
      data-sideways={isSideways || undefined}
      style={{
        ['--w' as string]: size?.w,
        ['--h' as string]: size?.h,
        ['--rotation' as string]: `${rotation}deg`,
      }}
    >
      <span className={classes.rotated}>
        {ground !== undefined && <img className={classes.ground} src={ground} alt="" />}
        <img
          src={url}
          alt={alt}
          draggable={false}
          onError={onBroken}
          onLoad={({ currentTarget: { naturalWidth: w, naturalHeight: h } }) => setSize({ w, h })}
        />
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
    </span>
  );
}

/** A place on a rotated picture as a place on the picture itself, both in shares of width and height. */
export function unrotated(rotation: Rotation, x: number, y: number): readonly [x: number, y: number] {
  if (rotation === 90) return [y, 1 - x];
  if (rotation === 180) return [1 - x, 1 - y];
  return rotation === 270 ? [1 - y, x] : [x, y];
}

/** Pairs of numbers as the attribute `points` has them; a single point becomes a dot. */
export function pointsOf(numbers: readonly number[]): string {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push(`${numbers[at]},${numbers[at + 1]}`);
  const [only] = pairs;
  return pairs.length === 1 ? `${only} ${only}` : pairs.join(' ');
}
