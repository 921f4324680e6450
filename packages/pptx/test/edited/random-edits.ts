import {
  addPage,
  addSection,
  bringToFront,
  type CoursewareStore,
  deletePages,
  duplicateElements,
  duplicatePages,
  type Element,
  type ElementOf,
  groupElements,
  insertElement,
  moveElements,
  movePages,
  removeElements,
  removeSection,
  rotateElements,
  sendBackward,
  setPagesHidden,
  type TextBody,
  ungroupElements,
} from '@lectern/courseware';
import { contentEdits } from './random-content-edits.ts';
import { designEdits } from './random-design-edits.ts';
import { lessonEdits } from './random-lesson-edits.ts';
import { textEdits } from './random-text-edits.ts';

/** Mulberry32: a small seeded generator, sufficient for choosing edits. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One random edit as a teacher would make it, of a page's elements, pages, animations, or the design. */
export function randomEdit(
  store: CoursewareStore,
  random: (below: number) => number,
  only?: readonly string[],
): string {
  const pages = store.pages();
  const page = pages[random(pages.length || 1)] ?? '';
  const children = store.children(page);
  const some = children.filter(() => random(2) === 0);
  const one = children[random(children.length || 1)] ?? '';
  const element = store.find('element', one);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
  const anyOf = <T extends Element['type']>(type: T) =>
    oneOf(store.all('element').filter((each) => each.type === type)) as ElementOf<T> | undefined;
  const edits: Record<string, () => void> = {
    ...contentEdits({ store, random, page, one }),
    ...designEdits({ store, random, page, one }),
    ...lessonEdits({ store, random, page, one }),
    ...textEdits({ store, random, page, one }),
    move: () =>
      store.transact((edit) => moveElements(edit, some, { x: random(40) - 20, y: random(40) - 20 })),
    rotate: () => store.transact((edit) => rotateElements(edit, [one], 30)),
    remove: () => store.transact((edit) => removeElements(edit, [one])),
    duplicate: () => store.transact((edit) => duplicateElements(edit, [one])),
    insert: () =>
      store.transact((edit) => insertElement(edit, page, boxWith(`新文字 ${random(99)}`, random))),
    front: () => store.transact((edit) => (random(2) ? bringToFront : sendBackward)(edit, some)),
    group: () => store.transact((edit) => groupElements(edit, some)),
    ungroup: () => store.transact((edit) => ungroupElements(edit, [one])),
    fill: () =>
      element?.type === 'shape' &&
      store.transact((edit) =>
        edit.update<Element & { type: 'shape' }>(one, {
          fill: { type: 'solid', color: { type: 'rgb', value: '3366CC' } },
        }),
      ),
    words: () => {
      if (element?.type !== 'shape' || !element.text) return;
      const at = random(element.text.paragraphs.length);
      const paragraphs = element.text.paragraphs.map((paragraph, index) =>
        index === at
          ? { ...paragraph, runs: [...paragraph.runs, { type: 'text' as const, text: `改 ${random(99)}` }] }
          : paragraph,
      );
      store.transact((edit) =>
        edit.update<Element & { type: 'shape' }>(one, { text: { ...element.text, paragraphs } as TextBody }),
      );
    },
    addPage: () => store.transact((edit) => addPage(edit, { after: page })),
    deletePage: () => pages.length > 1 && store.transact((edit) => deletePages(edit, [page])),
    movePage: () => store.transact((edit) => movePages(edit, [page], random(pages.length))),
    duplicatePage: () => store.transact((edit) => duplicatePages(edit, [page])),
    hidePage: () => store.transact((edit) => setPagesHidden(edit, [page], random(2) === 0)),
    section: () => store.transact((edit) => addSection(edit, pages[0] ?? '', `第 ${random(9)} 部分`)),
    unsection: () => {
      const section = store.all('section')[0];
      if (section) store.transact((edit) => removeSection(edit, section.id));
    },
    notes: () =>
      store.transact((edit) =>
        edit.update(page, {
          notes: { paragraphs: [{ runs: [{ type: 'text', text: `备注 ${random(99)}` }] }] },
        }),
      ),
    transition: () =>
      store.transact((edit) =>
        edit.update(page, { transition: { type: 'push', direction: 'l', duration: 700 + random(5) * 100 } }),
      ),
    background: () =>
      store.transact((edit) =>
        edit.update(page, { background: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } } }),
      ),
    cell: () => {
      const table = anyOf('table');
      const [key, cell] = oneOf(Object.entries(table?.table.cells ?? {})) ?? [];
      if (!table || key === undefined || !cell) return;
      const text = {
        ...cell.text,
        paragraphs: [{ runs: [{ type: 'text' as const, text: `格 ${random(99)}` }] }],
      };
      const cells = { ...table.table.cells, [key]: { ...cell, text } };
      store.transact((edit) =>
        edit.update<ElementOf<'table'>>(table.id, { table: { ...table.table, cells } }),
      );
    },
    chart: () => {
      const element = anyOf('chart');
      const plot = element?.chart.plots[0];
      const series = plot?.series[0];
      if (!element || !plot || !series || series.values.length === 0) return;
      const at = random(series.values.length);
      const values = series.values.map((value, index) => (index === at ? random(50) : value));
      const plots = [
        { ...plot, series: [{ ...series, values }, ...plot.series.slice(1)] },
        ...element.chart.plots.slice(1),
      ];
      store.transact((edit) =>
        edit.update<ElementOf<'chart'>>(element.id, { chart: { ...element.chart, plots } }),
      );
    },
    crop: () => {
      const picture = anyOf('picture');
      const crop = { l: random(30) / 100, t: random(30) / 100, r: 0, b: 0 };
      if (picture) store.transact((edit) => edit.update<ElementOf<'picture'>>(picture.id, { crop }));
    },
    media: () => {
      const film = anyOf('video') ?? anyOf('audio');
      if (film) store.transact((edit) => moveElements(edit, [film.id], { x: 9, y: 9 }));
    },
    design: () => {
      const [master, layout] = [store.all('master')[0], oneOf(store.all('layout'))];
      const id = (random(2) ? layout?.id : undefined) ?? master?.id;
      const background = {
        type: 'solid' as const,
        color: { type: 'scheme' as const, slot: 'accent3' as const },
      };
      if (id !== undefined) store.transact((edit) => edit.update(id, { background }));
    },
    theme: () => {
      const theme = store.all('theme')[0];
      if (theme)
        store.transact((edit) => edit.update(theme.id, { colors: { ...theme.colors, accent1: '12AB34' } }));
    },
  };
  const names = only ?? Object.keys(edits);
  const name = names[random(names.length)] ?? '';
  edits[name]?.();
  return name;
}

function boxWith(text: string, random: (below: number) => number) {
  return {
    type: 'shape' as const,
    textBox: true,
    frame: { x: random(500), y: random(300), w: 100 + random(100), h: 50 },
    fill: { type: 'none' as const },
    geometry: { type: 'preset' as const, preset: 'rect' },
    text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] },
  };
}
