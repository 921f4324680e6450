import { groundLines } from '@lectern/courseware/ground-lines';
import type { Ground } from '@lectern/courseware/lesson';
import type { BodyOf } from '@lectern/questions';
import { type ReactNode, useMemo } from 'react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import classes from './drawing-pad.module.css';

type Drawing = Extract<BodyOf<'media-answer'>, { readonly ask: 'drawing' }>;
export type PadGround = NonNullable<Drawing['ground']>;
type Grid = Extract<PadGround, { readonly type: 'grid' }>['grid'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Side of a square and distance of dots, pixels of the drawing. */
const CELL = 40;
const BOARDS: Readonly<Partial<Record<Grid, Ground>>> = {
  axes: 'axes',
  field: 'tian',
  rice: 'mi',
  english: 'four',
  staff: 'staff',
};

/** The ground of a drawing: a picture, ruled paper, or white paper. The drawing does not contain it. */
export function PadGroundView({
  ground,
  size,
  onSize,
}: {
  readonly ground: PadGround | undefined;
  readonly size: Size;
  /** Called with the size of the picture once it has loaded. */
  readonly onSize: (size: Size) => void;
}): ReactNode {
  if (!ground) return null;
  if (ground.type === 'picture') return <GroundPicture asset={ground.asset} onSize={onSize} />;
  return <GroundGrid grid={ground.grid} size={size} />;
}

function GroundPicture({
  asset,
  onSize,
}: {
  readonly asset: string;
  readonly onSize: (size: Size) => void;
}): ReactNode {
  const url = useAssetUrl(asset);
  if (url === undefined) return null;
  return (
    <img
      src={url}
      alt=""
      className={classes.ground}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
}

function GroundGrid({ grid, size }: { readonly grid: Grid; readonly size: Size }): ReactNode {
  const { width, height } = size;
  const lines = useMemo(() => {
    const board = BOARDS[grid];
    if (board) return groundLines(board, { w: width, h: height });
    return [{ d: grid === 'squares' ? squares(width, height) : dots(width, height), look: grid }];
  }, [grid, width, height]);
  return (
    <svg className={classes.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map(({ d, look }) => (
        <path key={look} d={d} data-look={look} />
      ))}
    </svg>
  );
}

function squares(width: number, height: number): string {
  const columns = stepsOf(width).map((x) => `M${x} 0v${height}`);
  return [...columns, ...stepsOf(height).map((y) => `M0 ${y}h${width}`)].join('');
}

function dots(width: number, height: number): string {
  return stepsOf(width)
    .flatMap((x) => stepsOf(height).map((y) => `M${x} ${y}h0`))
    .join('');
}

function stepsOf(length: number): number[] {
  return Array.from({ length: Math.floor(length / CELL) }, (_, index) => (index + 0.5) * CELL);
}
