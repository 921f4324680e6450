import type { Content } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import classes from './jigsaw.module.css';
import { isPieceName, KNOB, outlineOf, sidesOf } from './pieces.ts';

export interface JigsawOwn {
  readonly picture?: {
    readonly asset: string;
    readonly width: number;
    readonly height: number;
    readonly alt?: string;
  };
  readonly rows: number;
  readonly columns: number;
  readonly places: readonly string[];
  readonly showsPicture: boolean;
}

/** Whether a content is only the name of a piece or place. */
export function isNamed(content: Content): boolean {
  return (content.media ?? []).length === 0 && isPieceName(plainTextOf(content));
}

/** Width of a piece in the units of its drawing. */
const UNIT = 100;

/** A piece of the picture with its knobs, in the size of a place. */
export function PieceView({ own, place }: { readonly own: JigsawOwn; readonly place: string }): ReactNode {
  const { picture, rows, columns } = own;
  const url = useAssetUrl(picture?.asset ?? '');
  const id = useId();
  const index = own.places.indexOf(place);
  if (index < 0) return null;
  const [row, column] = [Math.floor(index / columns), index % columns];
  const height = picture ? ((picture.height / picture.width) * UNIT * columns) / rows : UNIT;
  const outline = outlineOf(sidesOf(row, column, rows, columns), UNIT, height);
  const knob = Math.min(UNIT, height) * KNOB;
  return (
    <svg
      className={classes.drawn}
      viewBox={`0 0 ${UNIT} ${height}`}
      aria-hidden="true"
      style={{ '--knob': `${(knob / UNIT) * 100}%` } as CSSProperties}
    >
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect
          x={-knob}
          y={-knob}
          width={UNIT + 2 * knob}
          height={height + 2 * knob}
          className={classes.blank}
        />
        {url === undefined ? null : (
          <image
            href={url}
            x={-column * UNIT}
            y={-row * height}
            width={columns * UNIT}
            height={rows * height}
            preserveAspectRatio="none"
          />
        )}
      </g>
      <path d={outline} className={classes.edge} />
    </svg>
  );
}
