import { cssColor, type Effects, type Fill, type Line, parseHex } from '@lectern/courseware';
import { type ReactNode, useContext, useId } from 'react';
import type { Outline, OutlinePath } from '../geometry/evaluate.ts';
import { effectStyle, isCast, needsEffectFilter } from '../paint/effect-style.ts';
import { endMarkers } from '../paint/line-ends.tsx';
import { isDrawn, lineWidth, strokeAttributes } from '../paint/line-style.ts';
import type { PaintBox } from '../paint/paint-box.ts';
import { type Paint, paintOf } from '../paint/paint-server.tsx';
import { CastShadow, CompoundMask, EffectFilter } from '../paint/rare-paint.tsx';
import { GroupFillContext, usePageScope } from '../stage-context.ts';

export interface OutlineSvgProps {
  readonly outline: Outline;
  readonly box: PaintBox;
  readonly fill: Fill | undefined;
  /** Paint that replaces the paint of `fill`. */
  readonly inside?: Paint | undefined;
  readonly line: Line | undefined;
  readonly effects: Effects | undefined;
  /** A CSS transform that mirrors the drawing inside its box. */
  readonly flip: string | undefined;
}

/** Shades by fill mode of a path, drawn over its fill (20.1.10.37). */
const SHADES: Readonly<Record<string, string | undefined>> = {
  lighten: cssColor({ ...parseHex('ffffff'), a: 0.4 }),
  lightenLess: cssColor({ ...parseHex('ffffff'), a: 0.2 }),
  darken: cssColor({ ...parseHex('000000'), a: 0.4 }),
  darkenLess: cssColor({ ...parseHex('000000'), a: 0.2 }),
};

/** An outline with its fill, line and effects. */
export function OutlineSvg(props: OutlineSvgProps): ReactNode {
  const { outline, box, fill, line, effects, flip } = props;
  const { design } = usePageScope();
  const group = useContext(GroupFillContext);
  const id = useId();
  const inside = props.inside ?? paintOf(fill, design.colors, box, `${id}f`, group);
  const stroke = isDrawn(line) ? paintOf(line.fill, design.colors, box, `${id}s`, group) : undefined;
  if (inside.value === 'none' && !stroke) return null;
  const [only] = outline.paths;
  const drawn =
    only && outline.paths.length === 1 && only.fill === 'norm' && (!stroke || isPlain(only, line)) ? (
      <path
        d={only.d}
        fill={inside.value}
        fillRule="evenodd"
        {...(line && stroke && only.stroke ? { stroke: stroke.value, ...strokeAttributes(line) } : undefined)}
      />
    ) : (
      <OutlinePaths
        id={id}
        paths={outline.paths}
        fill={inside.value}
        line={stroke ? line : undefined}
        stroke={stroke?.value}
      />
    );
  const filtered = effects && needsEffectFilter(effects);
  const cast = isCast(effects);
  const style = effects
    ? effectStyle(effects, design.colors, { filtered, cast, turn: box.rotation })
    : undefined;
  // The outline is mirrored on an inner node, so that a shadow keeps its direction.
  const turned = flip ? { transform: flip, transformOrigin: `${box.w / 2}px ${box.h / 2}px` } : undefined;
  return (
    <svg
      aria-hidden="true"
      width={Math.max(box.w, 1)}
      height={Math.max(box.h, 1)}
      style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible', ...style }}
    >
      {inside.server}
      {stroke?.server}
      {filtered ? <EffectFilter id={`${id}e`} effects={effects} colors={design.colors} box={box} /> : null}
      {cast && effects?.outerShadow ? (
        <g style={turned}>
          <CastShadow
            shadow={effects.outerShadow}
            outline={outline}
            box={box}
            filled={inside.value !== 'none'}
            line={stroke ? line : undefined}
            colors={design.colors}
          />
        </g>
      ) : null}
      {filtered || turned ? (
        <g filter={filtered ? `url(#${id}e)` : undefined}>{turned ? <g style={turned}>{drawn}</g> : drawn}</g>
      ) : (
        drawn
      )}
    </svg>
  );
}

/** Whether a path can be filled and stroked at once: it has no arrowheads and no compound line. */
function isPlain(path: OutlinePath, line: Line | undefined): boolean {
  const ends = !path.d.endsWith('Z') && (line?.head !== undefined || line?.tail !== undefined);
  return !ends && (line?.compound ?? 'sng') === 'sng';
}

interface OutlinePathsProps {
  readonly id: string;
  readonly paths: readonly OutlinePath[];
  readonly fill: string;
  readonly line: Line | undefined;
  readonly stroke: string | undefined;
}

/** All paths' fills, then all their lines. */
function OutlinePaths({ id, paths, fill, line, stroke }: OutlinePathsProps): ReactNode {
  return (
    <>
      {fill === 'none'
        ? null
        : paths.map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paths of a shape have no names
            <FilledPath key={index} path={path} paint={fill} />
          ))}
      {line && stroke
        ? paths.map((path, index) =>
            path.stroke ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: paths of a shape have no names
              <StrokedPath key={index} id={`${id}m${index}`} path={path} line={line} paint={stroke} />
            ) : null,
          )
        : null}
    </>
  );
}

function FilledPath({ path, paint }: { readonly path: OutlinePath; readonly paint: string }): ReactNode {
  if (path.fill === 'none') return null;
  const shade = SHADES[path.fill];
  const drawn = <path d={path.d} fill={paint} fillRule="evenodd" />;
  if (!shade) return drawn;
  return (
    <>
      {drawn}
      <path d={path.d} fill={shade} fillRule="evenodd" />
    </>
  );
}

interface StrokedPathProps {
  readonly id: string;
  readonly path: OutlinePath;
  readonly line: Line;
  readonly paint: string;
}

function StrokedPath({ id, path, line, paint }: StrokedPathProps): ReactNode {
  const ends = endMarkers(line, path.d, paint, id);
  const attributes = strokeAttributes(line);
  const isCompound = (line.compound ?? 'sng') !== 'sng' && lineWidth(line) >= 2;
  return (
    <>
      {ends.defs}
      {isCompound ? <CompoundMask id={`${id}c`} d={ends.d} line={line} /> : null}
      <path
        d={ends.d}
        fill="none"
        stroke={paint}
        {...attributes}
        markerStart={ends.start}
        markerEnd={ends.end}
        mask={isCompound ? `url(#${id}c)` : undefined}
      />
    </>
  );
}
