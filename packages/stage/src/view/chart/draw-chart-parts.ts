import type { Chart, PageDesign } from '@lectern/courseware';
import type { ChartPart } from '@lectern/playback';
import { chartAreaStyle } from './chart-area.ts';
import { missingChartFonts } from './chart-fonts.ts';
import { chartOption } from './chart-option.ts';
import { echarts } from './echarts-parts.ts';
import { type Mark, markOf } from './mark-id.ts';

/** A layer of a chart with one of its parts; without a `part`, the shapes that are in no other layer. */
export interface ChartLayer {
  readonly part: ChartPart | undefined;
  readonly node: HTMLElement;
}

type Drawing = ReturnType<typeof echarts.init>;
type Drawn = ReturnType<ReturnType<Drawing['getZr']>['storage']['getDisplayList']>[number];
interface Size {
  readonly w: number;
  readonly h: number;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a chart in layers that together look like the whole chart. ECharts lays the chart out once, and each layer gets
 * its shapes. A layer is only as large as its visible content, so that it scales, rotates and wipes about its own
 * centre.
 */
export async function drawChartParts(
  chart: Chart,
  design: PageDesign,
  size: Size,
  layers: readonly ChartLayer[],
): Promise<void> {
  const option = chartOption(chart, design, size);
  await missingChartFonts(option);
  const drawing = echarts.init(document.createElement('div'), undefined, {
    renderer: 'svg',
    width: size.w,
    height: size.h,
  });
  try {
    drawing.setOption(option);
    const ids = seriesIds(option);
    const shapes = drawing.getZr().storage.getDisplayList(true);
    const owned = shapes.map((shape) => ({ shape, ...ownerOf(shape, ids, layers) }));
    for (const [index, { part, node }] of layers.entries()) {
      const own = owned.filter(({ layers: all }) => all.includes(index));
      const lines = own.filter(({ isCurve }) => isCurve && part?.category !== undefined);
      const box = part
        ? aroundAll(
            own.map(({ shape }) => shape),
            size,
          )
        : { x: 0, y: 0, width: size.w, height: size.h };
      Object.assign(node.style, part ? undefined : chartAreaStyle(chart, design, size), {
        position: 'absolute',
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      const picture = (seen: ReadonlySet<Drawn>) => place(pictureOf(drawing, shapes, seen, `${index}`), box);
      const points = new Set(
        own.flatMap(({ shape }) => (lines.some((one) => one.shape === shape) ? [] : shape)),
      );
      const curves = lines.length === 0 ? undefined : picture(new Set(lines.map(({ shape }) => shape)));
      if (curves) {
        curves.style.clipPath = stretchTo(drawing, lines[0]?.seriesIndex ?? 0, part?.category ?? 0, size);
        node.append(curves);
      }
      node.append(picture(points));
    }
  } finally {
    drawing.dispose();
  }
}

/** The series ids of the drawing, in order. */
function seriesIds(option: ReturnType<typeof chartOption>): readonly (string | undefined)[] {
  const series = (option.series ?? []) as readonly { readonly id?: string }[];
  return series.map(({ id }) => id);
}

interface Owner {
  /** Indices of the layers that show the shape: a curve is in the layers of all its points. */
  readonly layers: readonly number[];
  readonly isCurve: boolean;
  readonly seriesIndex: number | undefined;
}

function ownerOf(shape: Drawn, ids: readonly (string | undefined)[], layers: readonly ChartLayer[]): Owner {
  const { seriesIndex, dataIndex } = dataOf(shape);
  const mark = seriesIndex === undefined ? undefined : markOf(ids[seriesIndex], dataIndex);
  const isCurve = mark !== undefined && mark.category === undefined && isPointSeries(ids[seriesIndex ?? -1]);
  const found = mark ? layers.flatMap(({ part }, index) => (part && shows(part, mark) ? [index] : [])) : [];
  const rest = layers.findIndex(({ part }) => part === undefined);
  if (found.length === 0) return { layers: [rest], isCurve: false, seriesIndex };
  // shapes of a whole series appear with the last of its points
  const whole = mark?.category === undefined && !isCurve;
  return { layers: whole ? found.slice(-1) : found, isCurve, seriesIndex };
}

/**
 * Whether a series of the drawing has one shape per point, so that its other shapes are the line through the points.
 */
function isPointSeries(id: string | undefined): boolean {
  return markOf(id, 0)?.category !== undefined;
}

function shows(part: ChartPart, { series, category }: Mark): boolean {
  if (part.step === 'gridLegend') return false;
  return (
    (part.series === undefined || part.series === series) &&
    (part.category === undefined || category === undefined || part.category === category)
  );
}

/** The series index and data index that ECharts stores for a shape, or for the shape of which it is a part or label. */
function dataOf(shape: Drawn): { readonly seriesIndex?: number; readonly dataIndex?: number } {
  let at: Drawn | undefined = shape;
  let dataIndex: number | undefined;
  while (at) {
    const data = echarts.dataOf(at);
    dataIndex ??= data.dataIndex ?? undefined;
    if (data.seriesIndex !== undefined && data.ssrType !== 'legend')
      return { seriesIndex: data.seriesIndex, ...(dataIndex === undefined ? {} : { dataIndex }) };
    at = (at.__hostTarget ?? at.parent) as Drawn | undefined;
  }
  return {};
}

/** A copy of the drawing in which only some shapes are visible. */
function pictureOf(
  drawing: Drawing,
  shapes: readonly Drawn[],
  seen: ReadonlySet<Drawn>,
  name: string,
): SVGSVGElement {
  for (const shape of shapes) {
    const invisible = !seen.has(shape);
    shape.invisible = invisible;
    // the lines of a text are visible only if the text is
    if (shape.parent?.type === 'text') Object.assign(shape.parent, { invisible });
  }
  drawing.getZr().refreshImmediately();
  const svg = drawing.getDom().querySelector('svg')?.cloneNode(true);
  if (!(svg instanceof SVGSVGElement)) throw new Error('a chart must be drawn as SVG');
  // ids of gradients and clips get a suffix that is unique per picture, so that pictures on a page do not mix them up
  for (const node of svg.querySelectorAll('*'))
    for (const { name: attribute, value } of node.attributes)
      if (NUMBERED.test(value)) node.setAttribute(attribute, value.replace(NUMBERED, `$&${name}-`));
  return svg;
}

/** The beginning of the ids in a picture by ECharts. */
const NUMBERED = /\bzr\d+-/;

function place(svg: SVGSVGElement, { x, y }: Box): SVGSVGElement {
  Object.assign(svg.style, { position: 'absolute', left: `${-x}px`, top: `${-y}px`, overflow: 'visible' });
  return svg;
}

/** The bounding box of the visible shapes, whole pixels; the whole chart without visible shapes. */
function aroundAll(shapes: readonly Drawn[], { w, h }: Size): Box {
  const boxes = shapes.map((shape) => shape.getPaintRect()).filter((box) => box.width > 0 || box.height > 0);
  if (boxes.length === 0) return { x: 0, y: 0, width: w, height: h };
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))));
  const right = Math.min(w, Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))));
  const bottom = Math.min(h, Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The segment of a curve that ends at a category, as an `inset()` of the whole drawing. */
function stretchTo(drawing: Drawing, seriesIndex: number, category: number, { w }: Size): string {
  const at = (index: number) => drawing.convertToPixel({ seriesIndex }, [index, 0])[0] ?? 0;
  const [from, to] = [category === 0 ? at(0) : at(category - 1), at(category)].sort((a, b) => a - b);
  return `inset(-100px ${w - (to ?? 0)}px -100px ${from ?? 0}px)`;
}
