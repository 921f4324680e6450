import {
  type Action,
  type Animation,
  addAnimations,
  animateParts,
  type Chart,
  type CoursewareStore,
  changeAnimations,
  type Edit,
  type Element,
  type ElementOf,
  flipElements,
  insertElement,
  moveAnimation,
  pagesOfSection,
  removeAnimations,
  setFrame,
  setLocked,
  type Table,
} from '@lectern/courseware';
import { png, sha256 } from '../deck-source.ts';

/** State from which random edits choose. */
export interface EditPlace {
  readonly store: CoursewareStore;
  readonly random: (below: number) => number;
  readonly page: string;
  /** A top-level element of that page, if it has any. */
  readonly one: string;
}

/** Files that edits add, by hash. */
const FILES = [
  ...[1, 2, 3].map((tint) => ({ mime: 'image/png', bytes: png(tint) })),
  { mime: 'video/mp4', bytes: new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0mp42isom') },
  { mime: 'audio/mpeg', bytes: new TextEncoder().encode('ID3\x03\0\0\0\0\0\0 a sound of ours') },
].map((file) => ({ ...file, hash: sha256(file.bytes) }));

export function bytesOfAsset(hash: string): Uint8Array | undefined {
  return FILES.find((file) => file.hash === hash)?.bytes;
}

function addAsset(edit: Edit, mime: string, random: (below: number) => number): string {
  const fitting = FILES.filter((file) => file.mime === mime);
  const { hash = '', bytes = new Uint8Array() } = fitting[random(fitting.length)] ?? {};
  if (!edit.find('asset', hash)) edit.create({ kind: 'asset', id: hash, mime, size: bytes.length });
  return hash;
}

/** Edits of content: tables, charts, files, ink, effects, links, texts about the whole. */
export function contentEdits({ store, random, page, one }: EditPlace): Record<string, () => void> {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
  const anyOf = <T extends Element['type']>(type: T) =>
    oneOf(store.all('element').filter((each) => each.type === type)) as ElementOf<T> | undefined;
  const onTable = (change: (table: Table) => Table) => () => {
    const table = anyOf('table');
    if (table) store.transact((edit) => edit.update<ElementOf<'table'>>(table.id, withFrame(table, change)));
  };
  const onChart = (change: (chart: Chart) => Chart) => () => {
    const chart = anyOf('chart');
    if (chart)
      store.transact((edit) =>
        edit.update<ElementOf<'chart'>>(chart.id, { chart: change(structuredClone(chart.chart)) }),
      );
  };
  const animations = store.find('page', page)?.animations ?? [];
  const effect = oneOf(animations);
  const onEffect = (change: (edit: Edit, effect: Animation) => void) => () => {
    if (effect) store.transact((edit) => change(edit, effect));
  };
  const link = () =>
    oneOf<Action>([
      { type: 'url', url: `https://example.org/?a=${random(9)}&b=“课”` },
      { type: 'page', pageId: oneOf(store.pages()) ?? page },
      { type: 'jump', to: 'next' },
    ]);
  return {
    row: onTable((table) => withRow(table, random)),
    lastRow: onTable(withoutLastRow),
    column: onTable((table) => withColumn(table, random)),
    lastColumn: onTable(withoutLastColumn),
    series: onChart((chart) => {
      const series = chart.plots.at(-1)?.series;
      const like = series?.at(-1);
      if (like) {
        const { categories, values } = like;
        series?.push({ name: `系列 ${random(9)}`, categories, values: values.map(() => random(90)) });
      }
      return chart;
    }),
    point: onChart((chart) => {
      for (const { series } of chart.plots)
        for (const each of series) {
          each.values.push(random(90));
          each.sizes?.push(1);
          for (const level of each.levels ?? []) level.push(null);
          if (each.categories.length > 0)
            each.categories.push(typeof each.categories[0] === 'number' ? random(90) : `点 ${random(9)}`);
        }
      return chart;
    }),
    chartTitle: onChart((chart) => ({ ...chart, title: `标题 <${random(9)}>` })),
    picture: () => {
      const picture = anyOf('picture');
      if (!picture || picture.object) return;
      store.transact((edit) =>
        edit.update<ElementOf<'picture'>>(picture.id, {
          asset: addAsset(edit, 'image/png', random),
          original: undefined,
        }),
      );
    },
    film: () => {
      const film = anyOf('video');
      if (film)
        store.transact((edit) =>
          edit.update<ElementOf<'video'>>(film.id, {
            asset: addAsset(edit, 'video/mp4', random),
            url: undefined,
            trimStart: random(3) || undefined,
          }),
        );
      else
        store.transact((edit) =>
          insertElement(edit, page, {
            type: 'audio',
            frame: { x: 20, y: 20, w: 64, h: 64 },
            asset: addAsset(edit, 'audio/mpeg', random),
            loop: random(2) === 0 || undefined,
          }),
        );
    },
    ink: () => {
      const points = Array.from({ length: 20 }, (_, at) => [at * 5, at & 1 ? 60 : random(9), 0.5]).flat();
      store.transact((edit) =>
        insertElement(edit, page, {
          type: 'ink',
          tool: random(2) ? 'pen' : 'highlighter',
          color: 'e71224',
          width: 2 + random(8),
          frame: { x: random(300), y: random(300), w: 95, h: 60 },
          points,
        }),
      );
    },
    effect: () => {
      const added = {
        effect: { class: 'entrance' as const, preset: 10, subtype: 0 },
        delay: 0,
        duration: 500,
      };
      if (one) store.transact((edit) => addAnimations(edit, page, [one], added));
    },
    byParagraph: onEffect((edit, { id, elementId }) => {
      const element = edit.find('element', elementId);
      const count = element?.type === 'shape' ? (element.text?.paragraphs.length ?? 0) : 0;
      if (count > 0)
        animateParts(
          edit,
          page,
          id,
          Array.from({ length: count }, (_, at) => ({ paragraphs: [at, at] })),
        );
    }),
    pace: onEffect((edit, { id, duration }) =>
      changeAnimations(edit, page, new Set([id]), {
        // an instant effect takes no time
        duration: duration === 0 ? 0 : 300 + random(9) * 100,
        delay: random(3) * 100,
      }),
    ),
    trigger: onEffect((edit, { id }) =>
      changeAnimations(edit, page, new Set([id]), {
        trigger: random(2) === 0 ? { type: 'after' } : { type: 'element', elementId: one },
      }),
    ),
    effectOrder: onEffect((edit, { id }) => moveAnimation(edit, page, id, random(2) ? 1 : -1)),
    noEffect: onEffect((edit, { id }) => removeAnimations(edit, page, new Set([id]))),
    link: () => one && store.transact((edit) => edit.update(one, { click: link() })),
    textLink: () => {
      const shape = anyOf('shape');
      const [first, ...others] = shape?.text?.paragraphs ?? [];
      if (!shape || !first) return;
      const runs = [...first.runs, { type: 'text' as const, text: '链接', props: { link: link() } }];
      store.transact((edit) =>
        edit.update<ElementOf<'shape'>>(shape.id, {
          text: { ...shape.text, paragraphs: [{ ...first, runs }, ...others] },
        }),
      );
    },
    said: () => one && store.transact((edit) => edit.update(one, { alt: `说 "${random(9)}" & <b>` })),
    lock: () => one && store.transact((edit) => setLocked(edit, [one], random(2) === 0)),
    hide: () => one && store.transact((edit) => edit.update(one, { hidden: random(2) === 0 || undefined })),
    flip: () =>
      one && store.transact((edit) => flipElements(edit, [one], random(2) ? 'horizontal' : 'vertical')),
    resize: () => {
      const frame = store.find('element', one)?.frame;
      if (frame)
        store.transact((edit) => setFrame(edit, one, { ...frame, w: frame.w * 1.5, h: frame.h + 8 }));
    },
    pageSize: () =>
      store.transact((edit) =>
        edit.update('deck', { size: random(2) ? { w: 960, h: 720 } : { w: 1280, h: 720 } }),
      ),
    layout: () => {
      const layout = oneOf(store.all('layout'));
      if (layout) store.transact((edit) => edit.update(page, { layoutId: layout.id }));
    },
    fonts: () => {
      const theme = store.all('theme')[0];
      if (theme)
        store.transact((edit) =>
          edit.update(theme.id, {
            name: `主题 ${random(9)}`,
            fonts: { ...theme.fonts, minor: { ...theme.fonts?.minor, latin: 'Georgia', eastAsian: '楷体' } },
          }),
        );
    },
    noNotes: () => store.transact((edit) => edit.update(page, { notes: undefined })),
    moreNotes: () => {
      const notes = store.find('page', page)?.notes;
      const added = { runs: [{ type: 'text' as const, text: `又一段 ${random(9)}` }] };
      if (notes)
        store.transact((edit) =>
          edit.update(page, { notes: { ...notes, paragraphs: [...notes.paragraphs, added] } }),
        );
    },
    sectionName: () => {
      const section = oneOf(store.all('section'));
      if (section && pagesOfSection(store, section.id).length > 0)
        store.transact((edit) => edit.update(section.id, { name: `节 & ${random(9)}` }));
    },
  };
}

function withFrame(element: ElementOf<'table'>, change: (table: Table) => Table) {
  const table = change(element.table);
  const w = table.columns.reduce((sum, column) => sum + column.width, 0);
  const h = table.rows.reduce((sum, row) => sum + row.height, 0);
  return { table, frame: { ...element.frame, w, h } };
}

const cellWith = (text: string) => ({ text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } });

function withRow(table: Table, random: (below: number) => number): Table {
  const row = { id: `row${random(1e9)}`, height: 40 };
  const cells = table.columns.map(({ id }) => [`${row.id}:${id}`, cellWith(`行 ${random(9)}`)] as const);
  return { ...table, rows: [...table.rows, row], cells: { ...table.cells, ...Object.fromEntries(cells) } };
}

function withColumn(table: Table, random: (below: number) => number): Table {
  const column = { id: `column${random(1e9)}`, width: 80 };
  const cells = table.rows.map(({ id }) => [`${id}:${column.id}`, cellWith(`列 ${random(9)}`)] as const);
  return {
    ...table,
    columns: [...table.columns, column],
    cells: { ...table.cells, ...Object.fromEntries(cells) },
  };
}

/** Only if no cell spans it: splitting a span is covered by the editor's own tests. */
function withoutLastRow(table: Table): Table {
  const last = table.rows.at(-1)?.id;
  if (table.rows.length < 2 || Object.values(table.cells).some(({ rowSpan = 1 }) => rowSpan > 1))
    return table;
  return {
    ...table,
    rows: table.rows.slice(0, -1),
    cells: Object.fromEntries(Object.entries(table.cells).filter(([key]) => !key.startsWith(`${last}:`))),
  };
}

function withoutLastColumn(table: Table): Table {
  const last = table.columns.at(-1)?.id;
  const spans = Object.values(table.cells).some(({ colSpan = 1 }) => colSpan > 1);
  if (table.columns.length < 2 || spans) return table;
  return {
    ...table,
    columns: table.columns.slice(0, -1),
    cells: Object.fromEntries(Object.entries(table.cells).filter(([key]) => !key.endsWith(`:${last}`))),
  };
}
