import {
  addPage,
  addSection,
  bringToFront,
  type CoursewareStore,
  deletePages,
  duplicateElements,
  duplicatePages,
  type Element,
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

/** Mulberry32: small, seeded, good enough to choose edits. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One edit as a teacher makes them, of a page's elements, of pages, of what a page does, of the look of all. */
export function randomEdit(store: CoursewareStore, random: (below: number) => number): string {
  const pages = store.pages();
  const page = pages[random(pages.length || 1)] ?? '';
  const children = store.children(page);
  const some = children.filter(() => random(2) === 0);
  const one = children[random(children.length || 1)] ?? '';
  const element = store.find('element', one);
  const edits: Record<string, () => void> = {
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
    theme: () => {
      const theme = store.all('theme')[0];
      if (theme)
        store.transact((edit) => edit.update(theme.id, { colors: { ...theme.colors, accent1: '12AB34' } }));
    },
  };
  const names = Object.keys(edits);
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
