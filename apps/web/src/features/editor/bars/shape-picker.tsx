import { useOutline } from '@lectern/stage/view';
import { type ReactNode, useMemo } from 'react';
import classes from './pickers.module.css';
import { type ShapeName, type ShapesOfGroup, shapeGroups } from './shape-catalogue.ts';
import { useShapeTexts } from './shape-texts.ts';

export interface ShapePickerProps {
  /** Those that are offered; all of them when left out. */
  readonly groups?: readonly ShapesOfGroup[];
  readonly onPick: (preset: ShapeName) => void;
}

/** Shapes to choose from, in groups. */
export function ShapePicker({ groups = shapeGroups, onPick }: ShapePickerProps): ReactNode {
  const t = useShapeTexts();
  return (
    <div className={classes.shapes}>
      {groups.map(({ group, shapes }) => (
        <section key={group} aria-label={t(`shapes.${group}`)}>
          <h3 className={classes.groupName}>{t(`shapes.${group}`)}</h3>
          <div className={classes.grid}>
            {shapes.map((shape) => (
              <button
                key={shape}
                type="button"
                className={classes.cell}
                aria-label={t(`shape.${shape}`)}
                data-tooltip={t(`shape.${shape}`)}
                onClick={() => onPick(shape)}
              >
                <ShapeGlyph preset={shape} />
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const width = 22;
const tall = new Set([
  'upArrow',
  'downArrow',
  'upDownArrow',
  'can',
  'verticalScroll',
  'leftBrace',
  'rightBrace',
]);
const narrow = new Set(['leftBracket', 'rightBracket', 'leftBrace', 'rightBrace']);
const low = new Set([
  'homePlate',
  'rightArrow',
  'leftArrow',
  'leftRightArrow',
  'ribbon2',
  'parallelogram',
  'trapezoid',
]);

/** A preset's own outline, small. */
function ShapeGlyph({ preset }: { readonly preset: string }): ReactNode {
  const geometry = useMemo(() => ({ type: 'preset' as const, preset }), [preset]);
  const w = narrow.has(preset) ? 7 : tall.has(preset) ? 16 : width;
  const h = low.has(preset) ? 15 : preset.startsWith('flowChart') || preset.startsWith('wedge') ? 16 : width;
  const outline = useOutline(geometry, w, h);
  return (
    <svg viewBox={`-2 -2 ${w + 4} ${h + 4}`} width={w + 4} height={h + 4} aria-hidden="true">
      {outline?.paths.map((path, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a shape never change their order
          key={index}
          d={path.d}
          fill={path.fill === 'none' ? 'none' : 'currentColor'}
          fillOpacity={path.fill === 'norm' ? 0.14 : 0.3}
          stroke={path.stroke ? 'currentColor' : 'none'}
          strokeWidth={1.3}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
