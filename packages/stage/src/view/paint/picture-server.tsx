import type { ColorContext, Fill, Recolor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { useAssetUrl, useStage } from '../stage-context.ts';
import { RecolorFilter } from './rare-paint.tsx';

export interface PictureServerProps {
  readonly id: string;
  readonly fill: Extract<Fill, { type: 'picture' }>;
  readonly colors: ColorContext;
  readonly box: { readonly w: number; readonly h: number };
}

/** A picture as SVG paint with this id: stretched over the box with its insets and crop, or tiled (20.1.8.56, .58). */
export function PictureServer({ id, fill, colors, box }: PictureServerProps): ReactNode {
  const { reader } = useStage();
  const { shared, recoloring } = usePicture(id, fill, colors);
  const asset = reader.find('asset', fill.asset);
  const { mode } = fill;
  const { w, h } = { w: Math.max(box.w, 1), h: Math.max(box.h, 1) };
  if (mode.type === 'stretch') {
    return (
      <pattern id={id} patternUnits="userSpaceOnUse" width={w} height={h}>
        <StretchedPicture id={id} fill={fill} colors={colors} box={{ w, h }} />
      </pattern>
    );
  }
  const crop = fill.crop ?? { l: 0, t: 0, r: 0, b: 0 };
  // The size of a tile is the picture's size in inches in its file, not in pixels.
  const pixel = 96 / (asset?.density ?? 96);
  const width = Math.max(1, (asset?.width ?? 96) * pixel * mode.scaleX * (1 - crop.l - crop.r));
  const height = Math.max(1, (asset?.height ?? 96) * pixel * mode.scaleY * (1 - crop.t - crop.b));
  const place = stretched(width, height, undefined, fill.crop);
  const flipX = mode.flip === 'x' || mode.flip === 'xy';
  const flipY = mode.flip === 'y' || mode.flip === 'xy';
  const origin = tileOrigin(mode.align, w, h, width, height);
  return (
    <>
      {recoloring}
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        x={origin.x + mode.offsetX}
        y={origin.y + mode.offsetY}
        width={flipX ? width * 2 : width}
        height={flipY ? height * 2 : height}
      >
        <image {...shared} {...place} />
        {flipX ? <image {...shared} {...place} transform={`translate(${width * 2} 0) scale(-1 1)`} /> : null}
        {flipY ? <image {...shared} {...place} transform={`translate(0 ${height * 2}) scale(1 -1)`} /> : null}
        {flipX && flipY ? (
          <image {...shared} {...place} transform={`translate(${width * 2} ${height * 2}) scale(-1 -1)`} />
        ) : null}
      </pattern>
    </>
  );
}

/**
 * The picture of a stretched fill over a rectangular box, drawn as an image and not as paint: a print then embeds the
 * file once for all pages, instead of rasterising each page at the printer's resolution.
 */
export function StretchedPicture({ id, fill, colors, box }: PictureServerProps): ReactNode {
  const { shared, recoloring } = usePicture(id, fill, colors);
  const inset = fill.mode.type === 'stretch' ? fill.mode.inset : undefined;
  return (
    <>
      {recoloring}
      <image {...shared} {...stretched(box.w, box.h, inset, fill.crop)} />
    </>
  );
}

export function usePicture(id: string, { asset, recolor }: PictureServerProps['fill'], colors: ColorContext) {
  const url = useAssetUrl(asset);
  const filter = recolor && recolorNeedsFilter(recolor) ? `${id}-recolor` : undefined;
  return {
    shared: {
      href: url,
      preserveAspectRatio: 'none',
      opacity: recolor?.opacity,
      filter: filter ? `url(#${filter})` : undefined,
    },
    recoloring: filter && recolor ? <RecolorFilter id={filter} recolor={recolor} colors={colors} /> : null,
  };
}

interface Insets {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}
const NONE: Insets = { l: 0, t: 0, r: 0, b: 0 };

/** The position of the whole picture at which its cropped part covers the box within its insets. */
function stretched(w: number, h: number, inset: Insets = NONE, crop: Insets = NONE) {
  const shownWidth = w * (1 - inset.l - inset.r);
  const shownHeight = h * (1 - inset.t - inset.b);
  const width = shownWidth / Math.max(1 - crop.l - crop.r, 0.001);
  const height = shownHeight / Math.max(1 - crop.t - crop.b, 0.001);
  return { x: w * inset.l - width * crop.l, y: h * inset.t - height * crop.t, width, height };
}

function tileOrigin(align: string, w: number, h: number, tileWidth: number, tileHeight: number) {
  const x =
    align.includes('r') && align !== 'ctr' ? w - tileWidth : align.includes('l') ? 0 : (w - tileWidth) / 2;
  const y = align.startsWith('t') ? 0 : align.startsWith('b') ? h - tileHeight : (h - tileHeight) / 2;
  return { x, y };
}

/** Whether a recolouring needs more than opacity. */
export function recolorNeedsFilter(recolor: Recolor): boolean {
  const { brightness, contrast, grayscale, biLevel, duotone, colorChange } = recolor;
  return Boolean(brightness || contrast || grayscale || biLevel !== undefined || duotone || colorChange);
}
