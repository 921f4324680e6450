import { type ColorContext, type Recolor, type Rgba, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';

interface RecolorFilterProps {
  readonly id: string;
  readonly recolor: Recolor;
  readonly colors: ColorContext;
}

const GRAY = '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0';

/** A picture's recolouring as an SVG filter with this id (20.1.8.13, .21, .23, .34, .42, .1 of a:blip). */
export function RecolorFilter({ id, recolor, colors }: RecolorFilterProps): ReactNode {
  const { brightness = 0, contrast = 0, grayscale, biLevel, duotone } = recolor;
  const gray = grayscale || biLevel !== undefined || duotone;
  // PowerPoint's `bright` and `contrast`: a linear function through middle grey, then an offset. With less contrast the
  // offset is smaller: its washout, 70 % brighter with 70 % less contrast, is pale and not white.
  const slope = contrast >= 0 ? 1 / Math.max(1 - contrast, 0.01) : 1 + contrast;
  const intercept = 0.5 - 0.5 * slope + brightness * (0.5 + 0.5 * Math.min(1, slope));
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      {recolor.colorChange ? <ColorKey change={recolor.colorChange} colors={colors} /> : null}
      {gray ? <feColorMatrix type="matrix" values={GRAY} /> : null}
      {biLevel !== undefined ? (
        <Transfer r={threshold(biLevel)} g={threshold(biLevel)} b={threshold(biLevel)} />
      ) : null}
      {duotone ? (
        <Duotone from={resolveColor(duotone[0], colors)} to={resolveColor(duotone[1], colors)} />
      ) : null}
      {brightness !== 0 || contrast !== 0 ? (
        <feComponentTransfer>
          <feFuncR type="linear" slope={slope} intercept={intercept} />
          <feFuncG type="linear" slope={slope} intercept={intercept} />
          <feFuncB type="linear" slope={slope} intercept={intercept} />
        </feComponentTransfer>
      ) : null}
    </filter>
  );
}

function threshold(at: number): string {
  const steps = 100;
  return Array.from({ length: steps }, (_, step) => (step / (steps - 1) >= at ? 1 : 0)).join(' ');
}

function Transfer({ r, g, b }: { readonly r: string; readonly g: string; readonly b: string }): ReactNode {
  return (
    <feComponentTransfer>
      <feFuncR type="discrete" tableValues={r} />
      <feFuncG type="discrete" tableValues={g} />
      <feFuncB type="discrete" tableValues={b} />
    </feComponentTransfer>
  );
}

function Duotone({ from, to }: { readonly from: Rgba; readonly to: Rgba }): ReactNode {
  return (
    <feComponentTransfer>
      <feFuncR type="table" tableValues={`${from.r} ${to.r}`} />
      <feFuncG type="table" tableValues={`${from.g} ${to.g}`} />
      <feFuncB type="table" tableValues={`${from.b} ${to.b}`} />
    </feComponentTransfer>
  );
}

interface ColorKeyProps {
  readonly change: NonNullable<Recolor['colorChange']>;
  readonly colors: ColorContext;
}

/** Makes one colour transparent: mostly used for the white background of a logo. */
function ColorKey({ change, colors }: ColorKeyProps): ReactNode {
  const from = resolveColor(change.from, colors);
  if (resolveColor(change.to, colors).a > 0.01) return null;
  // The distance of each channel from the key colour, steepened, is summed into the alpha channel.
  const steep = 40;
  const row = (value: number) => (value >= 0.5 ? -steep : steep);
  const offset = [from.r, from.g, from.b].reduce(
    (sum, value) => sum + (value >= 0.5 ? value * steep : -value * steep),
    0,
  );
  const values = `1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 ${row(from.r)} ${row(from.g)} ${row(from.b)} 0 ${offset}`;
  return (
    <>
      <feColorMatrix type="matrix" values={values} result="keyed" />
      <feComposite in="keyed" in2="SourceAlpha" operator="in" />
    </>
  );
}
