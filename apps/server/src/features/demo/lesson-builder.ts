import {
  type Animation,
  blankCourseware,
  type Chart,
  type CoursewareRecord,
  type CoursewareSnapshot,
  connectorRoute,
  type Element,
  type Frame,
  frameOfRoute,
  type LineElement,
  ordersBetween,
  type Page,
  type RouteEnd,
  SnapshotReader,
  type Theme,
  type Transition,
} from '@lectern/courseware';
import { type ColorSpec, colorOf, solid } from './lesson-paint.ts';
import { paragraphsOf, type RichText, type TextLook, textBodyOf } from './lesson-text.ts';

/** `x, y, width, height` in logical pixels of a page of 1280 × 720. */
export type Box = readonly [x: number, y: number, w: number, h: number];

export interface ShapeLook extends TextLook {
  readonly fill?: ColorSpec;
  readonly line?: ColorSpec;
  /** Logical pixels. */
  readonly lineWidth?: number;
  readonly dashed?: boolean;
  readonly adjust?: Readonly<Record<string, number>>;
  readonly rotation?: number;
  readonly flipH?: boolean;
  readonly shadow?: boolean;
  readonly name?: string;
  readonly alt?: string;
}

export interface LineLook {
  readonly color: ColorSpec;
  readonly width?: number;
  readonly arrow?: boolean;
  readonly dashed?: boolean;
  /** The shapes to which the ends are connected. */
  readonly glue?: Pick<LineElement, 'start' | 'end'>;
}

export interface PageLook {
  readonly layout?: 'layout-title' | 'layout-heading' | 'layout-blank';
  readonly background?: ColorSpec;
  readonly notes: string;
  readonly transition?: Transition['type'];
}

const TRANSITION_MS = 600;

function frameOf([x, y, w, h]: Box, look: Pick<ShapeLook, 'rotation' | 'flipH'> = {}): Frame {
  return {
    x,
    y,
    w,
    h,
    ...(look.rotation === undefined ? {} : { rotation: look.rotation }),
    ...(look.flipH === undefined ? {} : { flipH: look.flipH }),
  };
}

/** Puts elements on one page, back to front. Every method returns the new element's id, for animations. */
export class PageBuilder {
  readonly #page: Omit<Page, 'order'>;
  readonly #elements: Element[] = [];
  readonly #animations: Animation[] = [];

  constructor(id: string, look: PageLook) {
    this.#page = {
      kind: 'page',
      id,
      layoutId: look.layout ?? 'layout-heading',
      notes: textBodyOf(look.notes),
      ...(look.background === undefined ? {} : { background: solid(look.background) }),
      ...(look.transition === undefined
        ? {}
        : { transition: { type: look.transition, duration: TRANSITION_MS, onClick: true } }),
    };
  }

  /** Fills the layout's placeholder: the title, or the subtitle of a title page. */
  placeholder(
    type: 'title' | 'ctrTitle' | 'subTitle',
    box: Box,
    text: RichText,
    look: TextLook = {},
  ): string {
    const id = this.#nextId();
    this.#elements.push({
      ...this.#common(id, box),
      type: 'shape',
      placeholder: type === 'subTitle' ? { type, index: 1 } : { type },
      text: { paragraphs: paragraphsOf(text, look) },
    });
    return id;
  }

  title(text: RichText): string {
    return this.placeholder('title', [80, 36, 1120, 84], text);
  }

  text(box: Box, text: RichText, look: TextLook = {}): string {
    const id = this.#nextId();
    this.#elements.push({
      ...this.#common(id, box),
      type: 'shape',
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'none' },
      textBox: true,
      text: textBodyOf(text, look),
    });
    return id;
  }

  shape(preset: string, box: Box, look: ShapeLook = {}, text?: RichText): string {
    const id = this.#nextId();
    const { fill, line, lineWidth = 2, dashed, adjust, shadow } = look;
    this.#elements.push({
      ...this.#common(id, box, look),
      type: 'shape',
      geometry: { type: 'preset', preset, ...(adjust ? { adjust } : {}) },
      fill: fill === undefined ? { type: 'none' } : solid(fill),
      line:
        line === undefined
          ? { fill: { type: 'none' } }
          : { fill: solid(line), width: lineWidth, ...(dashed ? { dash: 'dash' } : {}) },
      ...(shadow
        ? { effects: { outerShadow: { color: colorOf('000000', 0.16), blur: 14, distance: 4, angle: 90 } } }
        : {}),
      ...(text === undefined ? {} : { text: textBodyOf(text, { anchor: 'ctr', align: 'ctr', ...look }) }),
    });
    return id;
  }

  line(from: readonly [number, number], to: readonly [number, number], look: LineLook): string {
    const id = this.#nextId();
    const [x1, y1] = from;
    const [x2, y2] = to;
    this.#elements.push({
      ...this.#common(id, [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]),
      frame: {
        ...frameOf([Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]),
        ...(x2 < x1 ? { flipH: true } : {}),
        ...(y2 < y1 ? { flipV: true } : {}),
      },
      geometry: { type: 'preset', preset: 'line' },
      ...inkOf(look),
    });
    return id;
  }

  /**
   * An elbow connector around the side towards which both ends leave; `way` is that direction, degrees clockwise, as in
   * the editor.
   */
  elbow(from: readonly [number, number], to: readonly [number, number], way: number, look: LineLook): string {
    const id = this.#nextId();
    const common = this.#common(id, [0, 0, 0, 0]);
    const [start, end] = [from, to].map(([x, y]) => ({ at: { x, y }, way })) as [RouteEnd, RouteEnd];
    const elbow = { ...common, geometry: { type: 'preset', preset: 'bentConnector3' } } as const;
    const route = connectorRoute(elbow.geometry, start, end);
    this.#elements.push({
      ...elbow,
      ...(route && { geometry: route.geometry }),
      frame: frameOfRoute(new SnapshotReader({ records: [] }), elbow, start.at, end.at, route),
      ...inkOf(look),
    });
    return id;
  }

  formula(box: Box, latex: string, size: number, color: ColorSpec): string {
    const id = this.#nextId();
    this.#elements.push({ ...this.#common(id, box), type: 'formula', latex, size, fill: solid(color) });
    return id;
  }

  /** The first row is the heading. Column widths are shares of the box. */
  table(
    box: Box,
    shares: readonly number[],
    rows: readonly (readonly RichText[])[],
    look: TextLook = {},
  ): string {
    const id = this.#nextId();
    const [, , width, height] = box;
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const columns = shares.map((share, index) => ({ id: `c${index}`, width: (width * share) / whole }));
    const border = { fill: solid('accent1', { lumMod: 0.4, lumOff: 0.6 }), width: 1.5 };
    const cells = Object.fromEntries(
      rows.flatMap((row, y) =>
        row.map((text, x) => [
          `r${y}:c${x}`,
          {
            text: textBodyOf(text, {
              anchor: 'ctr',
              align: x === 0 || y === 0 ? 'ctr' : 'l',
              ...look,
              ...(y === 0 ? { bold: true, color: 'lt1' as const, align: 'ctr' as const } : {}),
            }),
            anchor: 'ctr' as const,
            fill: y === 0 ? solid('accent1') : solid(y % 2 === 0 ? 'lt2' : 'lt1'),
            borders: { l: border, t: border, r: border, b: border },
            insets: { l: 12, r: 12, t: 6, b: 6 },
          },
        ]),
      ),
    );
    this.#elements.push({
      ...this.#common(id, box),
      type: 'table',
      table: {
        columns,
        rows: rows.map((_, index) => ({ id: `r${index}`, height: height / rows.length })),
        cells,
        firstRow: true,
        bandRows: true,
      },
    });
    return id;
  }

  chart(box: Box, chart: Chart, alt: string): string {
    const id = this.#nextId();
    this.#elements.push({ ...this.#common(id, box, { alt }), type: 'chart', chart });
    return id;
  }

  /**
   * Animates the entrance of elements: the first on a click, the others together with it. Presets have PowerPoint's
   * numbers.
   */
  reveal(ids: readonly string[], preset: 'appear' | 'fade' | 'wipe' | 'zoom' = 'fade'): void {
    const number = { appear: 1, fade: 10, wipe: 22, zoom: 23 }[preset];
    ids.forEach((elementId, index) => {
      this.#animations.push({
        id: `${this.#page.id}-a${this.#animations.length}`,
        elementId,
        effect: { class: 'entrance', preset: number, ...(preset === 'wipe' ? { subtype: 8 } : {}) },
        trigger: { type: index === 0 ? 'click' : 'with' },
        delay: 0,
        duration: preset === 'appear' ? 0 : 500,
      });
    });
  }

  records(order: string): CoursewareRecord[] {
    const orders = ordersBetween(undefined, undefined, this.#elements.length);
    const page: Page = {
      ...this.#page,
      order,
      ...(this.#animations.length > 0 ? { animations: this.#animations } : {}),
    };
    return [
      page,
      ...this.#elements.map((element, index) => ({ ...element, order: orders[index] ?? element.order })),
    ];
  }

  #nextId(): string {
    return `${this.#page.id}-e${this.#elements.length + 1}`;
  }

  #common(id: string, box: Box, look: Pick<ShapeLook, 'rotation' | 'flipH' | 'name' | 'alt'> = {}) {
    return {
      kind: 'element' as const,
      id,
      parentId: this.#page.id,
      order: 'a0',
      frame: frameOf(box, look),
      ...(look.name === undefined ? {} : { name: look.name }),
      ...(look.alt === undefined ? {} : { alt: look.alt }),
    };
  }
}

/** A courseware written as code: master and layouts of the blank courseware, with a separate theme. */
export class LessonBuilder {
  readonly #theme: Pick<Theme, 'name' | 'colors' | 'fonts'>;
  readonly #pages: PageBuilder[] = [];

  constructor(theme: Pick<Theme, 'name' | 'colors' | 'fonts'>) {
    this.#theme = theme;
  }

  page(look: PageLook): PageBuilder {
    const page = new PageBuilder(`page-${this.#pages.length + 1}`, look);
    this.#pages.push(page);
    return page;
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  snapshot(): CoursewareSnapshot {
    const design = blankCourseware().records.flatMap((record): CoursewareRecord[] => {
      if (record.kind === 'page') return [];
      if (record.kind === 'element' && record.parentId === 'page-1') return [];
      return [record.kind === 'theme' ? { ...record, ...this.#theme } : record];
    });
    const orders = ordersBetween(undefined, undefined, this.#pages.length);
    return {
      records: [...design, ...this.#pages.flatMap((page, index) => page.records(orders[index] ?? 'a0'))],
    };
  }
}

function inkOf(look: LineLook): Pick<LineElement, 'type' | 'line' | 'start' | 'end'> {
  return {
    type: 'line',
    line: {
      fill: solid(look.color),
      width: look.width ?? 3,
      cap: 'round',
      ...(look.dashed ? { dash: 'dash' } : {}),
      ...(look.arrow ? { tail: { type: 'triangle', width: 'med', length: 'med' } } : {}),
    },
    ...look.glue,
  };
}
