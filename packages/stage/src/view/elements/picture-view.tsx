import { type Effects, type Geometry, lookOf, type PictureElement } from '@lectern/courseware';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { flipTransform } from '../frame-style.ts';
import type { Outline } from '../geometry/evaluate.ts';
import { useOutline } from '../geometry/use-outline.ts';
import { effectStyle, isCast, needsEffectFilter } from '../paint/effect-style.ts';
import { recolorNeedsFilter } from '../paint/picture-server.tsx';
import { CastShadow, EffectFilter, RecolorFilter } from '../paint/rare-paint.tsx';
import { useAssetUrl, usePageScope, useStage } from '../stage-context.ts';
import { OutlineSvg } from './outline-svg.tsx';
import { NoticeBox } from './unknown-view.tsx';

/** A picture: cropped, clipped to a shape, recoloured, framed. */
export function PictureView({ element, frame }: DrawingProps<'picture'>): ReactNode {
  const { design } = usePageScope();
  const url = useAssetUrl(element.asset);
  const look = lookOf(element, design);
  const outline = useOutline(look.geometry, frame.w, frame.h);
  const id = useId();
  const { recolor } = element;
  const recolored = recolor && recolorNeedsFilter(recolor);
  const softened = look.effects && needsEffectFilter(look.effects);
  const cast = isCast(look.effects);
  const style = look.effects
    ? effectStyle(look.effects, design.colors, { filtered: softened, cast, turn: frame.rotation })
    : undefined;
  const filters = [recolored ? `url(#${id}r)` : '', softened ? `url(#${id}e)` : ''].filter(Boolean).join(' ');
  const box = { w: frame.w, h: frame.h, rotation: frame.rotation };
  const flip = flipTransform(frame);
  const clip = clipOf(look.geometry, outline);
  const castsAlone =
    useCastsAlone(element, look.effects) && style !== undefined && !softened && !look.fill && !look.line;
  return (
    <div style={{ position: 'absolute', inset: 0, ...(castsAlone ? undefined : style) }}>
      {castsAlone ? (
        <div style={{ position: 'absolute', inset: 0, ...style }}>
          <div
            style={{ position: 'absolute', inset: 0, transform: flip, clipPath: clip, background: '#888' }}
          />
        </div>
      ) : null}
      {cast && outline && look.effects?.outerShadow ? (
        <svg
          aria-hidden="true"
          width={frame.w}
          height={frame.h}
          style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible' }}
        >
          <CastShadow
            shadow={look.effects.outerShadow}
            outline={outline}
            box={box}
            filled={true}
            line={look.line}
            colors={design.colors}
          />
        </svg>
      ) : null}
      {recolored || softened ? (
        <svg aria-hidden="true" width={0} height={0} style={{ position: 'absolute' }}>
          {recolored ? <RecolorFilter id={`${id}r`} recolor={recolor} colors={design.colors} /> : null}
          {softened && look.effects ? (
            <EffectFilter id={`${id}e`} effects={look.effects} colors={design.colors} box={box} />
          ) : null}
        </svg>
      ) : null}
      {outline && look.fill ? (
        <OutlineSvg
          outline={outline}
          box={box}
          fill={look.fill}
          line={undefined}
          effects={undefined}
          flip={flip}
        />
      ) : null}
      <div
        style={{
          position: 'absolute',
          inset: 0,
          overflow: 'clip',
          transform: flip,
          clipPath: clip,
          opacity: recolor?.opacity,
          filter: filters === '' ? undefined : filters,
        }}
      >
        {url ? <PictureFile key={url} element={element} url={url} /> : null}
      </div>
      {outline && look.line ? (
        <OutlineSvg
          outline={outline}
          box={box}
          fill={undefined}
          line={look.line}
          effects={undefined}
          flip={flip}
        />
      ) : null}
    </div>
  );
}

/**
 * Whether in print the picture's outline can cast its shadow or glow: a filter over the picture itself would rasterise
 * it at the printer's resolution instead of embedding its file. Only possible when the picture is opaque.
 */
function useCastsAlone({ asset, recolor }: PictureElement, effects: Effects | undefined): boolean {
  const { mode, reader } = useStage();
  if (mode !== 'print' || effects?.reflection || effects?.blur || recolor?.opacity !== undefined)
    return false;
  return reader.find('asset', asset)?.mime === 'image/jpeg';
}

/** The file itself; a placeholder box when the browser cannot show it (a metafile that was not converted). */
function PictureFile({
  element,
  url,
}: {
  readonly element: PictureElement;
  readonly url: string;
}): ReactNode {
  const { labels, mode } = useStage();
  const [failed, setFailed] = useState(false);
  if (failed && (mode === 'show' || mode === 'print')) return null;
  if (failed) return <NoticeBox>{element.alt || labels.failed}</NoticeBox>;
  return (
    <img
      src={url}
      alt={element.alt ?? ''}
      draggable={false}
      decoding="async"
      style={cropStyle(element)}
      onError={() => setFailed(true)}
    />
  );
}

function clipOf(geometry: Geometry | undefined, outline: Outline | undefined): string | undefined {
  if (!geometry || !outline || (geometry.type === 'preset' && geometry.preset === 'rect')) return undefined;
  const d = outline.paths
    .filter((path) => path.fill !== 'none')
    .map((path) => path.d)
    .join('');
  return d === '' ? undefined : `path(evenodd,"${d}")`;
}

/** The size and position of the whole picture at which its cropped part fills the frame. */
function cropStyle({ crop }: PictureElement): CSSProperties {
  const { l, t, r, b } = crop ?? { l: 0, t: 0, r: 0, b: 0 };
  const width = 1 / Math.max(1 - l - r, 0.001);
  const height = 1 / Math.max(1 - t - b, 0.001);
  return {
    position: 'absolute',
    left: percent(-l * width),
    top: percent(-t * height),
    width: percent(width),
    height: percent(height),
    maxWidth: 'none',
    pointerEvents: 'none',
  };
}

function percent(value: number): string {
  return `${Math.round(value * 1e5) / 1e3}%`;
}
