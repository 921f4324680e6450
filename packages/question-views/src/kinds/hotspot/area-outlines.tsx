import type { BodyOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './hotspot.module.css';

type Area = BodyOf<'hotspot'>['areas'][number];
type Size = { readonly width: number; readonly height: number };

const areaTexts = {
  zh: { area: (number: number) => `区域 ${number}` },
  en: { area: (number: number) => `Area ${number}` },
};

export interface AreaOutlinesProps {
  readonly areas: readonly Area[];
  readonly picked: readonly string[];
  /** Ids of the right areas, after the key was shown. */
  readonly right: readonly string[] | undefined;
  readonly size: Size;
  /** An area was picked by a key; taps reach the picture. */
  readonly onPick: ((id: string) => void) | undefined;
}

/** The outlines of areas over their picture. */
export function AreaOutlines({ areas, picked, right, size, onPick }: AreaOutlinesProps): ReactNode {
  const texts = useTextsOf(areaTexts);
  if (areas.length === 0) return null;
  return (
    <svg
      className={classes.outlines}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="group"
    >
      {areas.map((area, index) => (
        <g
          key={area.id}
          role="checkbox"
          aria-checked={picked.includes(area.id)}
          aria-label={texts.area(index + 1)}
          aria-disabled={onPick ? undefined : true}
          tabIndex={onPick ? 0 : undefined}
          className={classes.area}
          data-picked={picked.includes(area.id) ? '' : undefined}
          data-state={stateOf(area.id, picked, right)}
          onKeyDown={(event: KeyboardEvent) => {
            if (!onPick || (event.key !== 'Enter' && event.key !== ' ')) return;
            event.preventDefault();
            event.stopPropagation();
            onPick(area.id);
          }}
        >
          <Outline shape={area.shape} size={size} />
        </g>
      ))}
    </svg>
  );
}

function stateOf(id: string, picked: readonly string[], right: readonly string[] | undefined) {
  if (!right) return undefined;
  if (right.includes(id)) return 'right';
  return picked.includes(id) ? 'wrong' : undefined;
}

/** Radii are parts of the picture's width. */
function Outline({ shape, size }: { readonly shape: Area['shape']; readonly size: Size }): ReactNode {
  const { width, height } = size;
  if (shape.type === 'circle') {
    const { centre, radius } = shape;
    return <circle cx={centre.x * width} cy={centre.y * height} r={radius * width} />;
  }
  if (shape.type === 'polygon')
    return <polygon points={shape.corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} />;
  const { left, top, right, bottom } = shape;
  return (
    <rect x={left * width} y={top * height} width={(right - left) * width} height={(bottom - top) * height} />
  );
}
