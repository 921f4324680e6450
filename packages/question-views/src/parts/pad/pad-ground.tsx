import { type ReactNode, useMemo } from 'react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import classes from './drawing-pad.module.css';
import { type Grid, gridLines, type PadGround } from './ground-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

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
  const lines = useMemo(() => gridLines(grid, { width, height }), [grid, width, height]);
  return (
    <svg className={classes.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map(({ d, look }) => (
        <path key={look} d={d} data-look={look} />
      ))}
    </svg>
  );
}
