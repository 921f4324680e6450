import { designOfTheme, PAGE_SIZES, pageTemplates, schoolThemes } from '@lectern/courseware/design';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { allCommands } from './all-commands.ts';
import { type Command, runCommand } from './command.ts';
import { commandOfKey } from './keyboard/keyboard.ts';
import { keyPlaces } from './keys.ts';
import { editorOf, type OpenEditor, openEditor, rectangle } from './testing.ts';

vi.mock('@lectern/ui', () => ({ dismissToast: vi.fn(), showToast: vi.fn() }));

// Commands load this code by themselves. Loaded beforehand, it does not arrive after the test.
beforeAll(() =>
  Promise.all([import('../questions/new-question.ts'), import('../questions/text-to-questions.ts')]),
);

const designs = schoolThemes.map(designOfTheme);

/** A value for each command that needs one. */
const values: Readonly<Record<string, unknown>> = {
  'insert.shape': 'rect',
  'insert.picture': [],
  'insert.contents': { wish: { of: 'sections' } },
  'insert.icon': { geometry: { type: 'preset', preset: 'heart' }, name: '爱心' },
  'insert.sticker': { file: new File(['<svg/>'], '星星.svg') },
  'insert.video': [],
  'insert.audio': [],
  'insert.table': { rows: 2, columns: 2 },
  'tables.split': { rows: 2, columns: 2 },
  'tables.fill': { type: 'solid', color: { type: 'rgb', value: 'FF0000' } },
  'tables.borders': { choice: 'all', line: { width: 1 } },
  'tables.insets': { l: 1 },
  'tables.vertical': 'eaVert',
  'tables.pictureFit': 'contain',
  'tables.style': { id: '{x}', parts: {} },
  'design.newPage': 'layout-two',
  'design.newTemplatePage': { template: pageTemplates[0], language: 'zh' },
  'design.layout': 'layout-two',
  'masters.addLayout': { masterId: 'master-1', name: '新版式' },
  'masters.duplicateLayout': { layoutId: 'layout-two', name: '两栏 2' },
  'masters.removeLayout': { layoutId: 'layout-content', instead: 'layout-two' },
  'masters.rename': { designId: 'layout-two', name: '改名' },
  'masters.insertPlace': { designId: 'layout-two', type: 'body', name: '正文', levels: ['一级'] },
  'design.theme': { design: designs[1], pages: 'all' },
  'design.themePart': { themeId: 'theme-1', part: { colors: { dk1: '102030' } } },
  'design.pageSize': { size: PAGE_SIZES.standard, content: 'fit' },
  'design.pageMarks': { marks: { number: true }, pages: 'chosen', notOnTitles: false, today: '' },
  'links.give': { action: { type: 'jump', to: 'first' } },
  'text.symbol': '①',
  'text.listAs': { type: 'number', scheme: 'ea1ChsComma' },
  'text.listLook': { size: 1.2 },
  'sections.moveDown': 'section',
  'sections.moveUp': 'section',
  'sections.remove': 'section',
  'sections.removeWithPages': 'section',
};

const saying = (text: string) => ({ text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } });

/** A courseware in which every command has an effect, with steps to undo and to redo. */
function fullEditor(): OpenEditor {
  const editor = openEditor([
    rectangle('a', 100),
    rectangle('b', 300),
    rectangle('c', 700),
    { ...rectangle('group', 0), type: 'group' },
    { ...rectangle('inside', 0), parentId: 'group' },
    rectangle('contents', 0, { contents: { of: 'sections' }, ...saying('old') }),
    {
      kind: 'element',
      type: 'table',
      id: 'table',
      parentId: 'one',
      order: 'b0',
      frame: { x: 0, y: 300, w: 200, h: 60 },
      table: {
        columns: ['A', 'B'].map((id, at) => ({ id, width: 100 + at })),
        rows: ['1', '2', '3'].map((id, at) => ({ id, height: 30 + at })),
        cells: {
          '1:A': { ...saying('甲'), colSpan: 2, fill: { type: 'none' } },
          '2:A': saying('2'),
          '2:B': saying('1'),
          '3:A': saying('1'),
          '3:B': {
            ...saying('2'),
            fill: { type: 'picture', asset: 'a'.repeat(64), mode: { type: 'stretch' } },
          },
        },
      },
    },
    {
      kind: 'element',
      type: 'picture',
      id: 'picture',
      parentId: 'one',
      order: 'b1',
      asset: 'a'.repeat(64),
      frame: { x: 400, y: 300, w: 200, h: 60 },
      recolor: { grayscale: true },
    },
  ]);
  editor.store.transact(
    (edit) => {
      for (const [id, order] of [
        ['section-before', 'ZY'],
        ['section', 'Zz'],
        ['section-behind', 'a1V'],
      ] as const)
        edit.create({ kind: 'section', id, order, name: '节' });
      for (const record of designs[0]?.records ?? []) edit.create(record);
      edit.update('one', { layoutId: 'layout-content' });
      edit.update('deck', { guides: [{ id: 'guide', axis: 'x', at: 9 }] });
    },
    { source: 'load' },
  );
  for (const x of [10, 20])
    editor.session.edit((edit) => edit.update('a', { frame: { x, y: 0, w: 100, h: 50 } }));
  editor.session.undo();
  editor.session.choose(['b']);
  editor.formatPainter.take(editor);
  editor.session.choose([]);
  return editor;
}

function stateOf({ store }: OpenEditor): string {
  return JSON.stringify([...Y.encodeStateVector(store.doc)]) + JSON.stringify(store.doc.toJSON());
}

const selections = [
  ['a', 'b', 'c', 'group'],
  ['a'],
  ['table'],
  ['table', 'cells'],
  ['picture'],
  ['group'],
  ['contents'],
  [],
];

/** `cells` is the table's first column. */
function choose({ session }: OpenEditor, ids: readonly string[]): void {
  session.choose(ids.filter((id) => id !== 'cells'));
  if (ids.includes('cells')) session.chooseCells('table', { row: 0, column: 0, rows: 2, columns: 1 });
}

describe('a user without permission to edit', () => {
  it('makes no change by any command, even when `run` is called without the permission check', () => {
    const { store } = fullEditor();
    for (const ids of selections) {
      for (const each of allCommands.filter(({ changes }) => changes)) {
        const guest = editorOf(store, { canEdit: false });
        choose(guest, ids);
        const before = stateOf(guest);
        expect(runCommand(each as Command<unknown>, guest, values[each.id]), each.id).toBe('refused');
        each.run(guest, values[each.id] as never);
        expect(stateOf(guest), each.id).toBe(before);
        expect(guest.session.openText.get(), each.id).toBeUndefined();
        guest.session.dispose();
      }
    }
  });

  it('makes no change by any key', () => {
    const { store } = fullEditor();
    const chords = new Set(
      allCommands.flatMap(({ keys }) => keyPlaces.flatMap((place) => keys?.[place] ?? [])),
    );
    for (const place of keyPlaces) {
      for (const chord of chords) {
        const key = chord.replace(/^(Ctrl\+)?(Alt\+)?(Shift\+)?/, '');
        const asked = commandOfKey(
          {
            key,
            code: { '[': 'BracketLeft', ']': 'BracketRight' }[key] ?? '',
            control: chord.includes('Ctrl+'),
            alt: chord.includes('Alt+'),
            shift: chord.includes('Shift+'),
          },
          place,
        );
        if (!asked) continue;
        const guest = editorOf(store, { canEdit: false });
        guest.session.choose(['a', 'b']);
        const before = stateOf(guest);
        runCommand(asked as Command, guest);
        asked.run(guest, undefined as never);
        expect(stateOf(guest), `${chord} in ${place}`).toBe(before);
        guest.session.dispose();
      }
    }
  });

  it('may run the commands that declare no changes, which make none', () => {
    for (const each of allCommands.filter(({ changes }) => !changes)) {
      const editor = fullEditor();
      editor.session.choose([each.id.startsWith('tables.') ? 'table' : 'a']);
      const before = stateOf(editor);
      expect(runCommand(each as Command<unknown>, editor, values[each.id]), each.id).not.toBe('refused');
      expect(stateOf(editor), each.id).toBe(before);
    }
  });
});

describe('a user with permission to edit', () => {
  it('makes a change by every command that declares changes, where the command applies', () => {
    /** Commands that use the browser, apply only to visible content, or need lazy code. */
    const elsewhere = new Set([
      'clipboard.cut',
      'clipboard.cutPages',
      'clipboard.paste',
      'clipboard.pastePages',
      'elements.editText',
      'find.replace',
      'insert.formula',
      'insert.text',
      'insert.shape',
      'insert.picture',
      'insert.sticker',
      'insert.video',
      'insert.audio',
      'links.edit',
      'look.paint',
      'pages.asItLooks',
      'paths.editPoints',
      'paths.freehand',
      'paths.pen',
      'pages.selectAll',
      'pictures.crop',
      'text.symbol',
      'text.toQuestions',
      'uniting.unite',
      'uniting.exclude',
      'uniting.divide',
      'uniting.intersect',
      'uniting.subtract',
    ]);
    const idle = allCommands
      .filter(({ id, changes }) => changes && !elsewhere.has(id) && !id.startsWith('insert.line.'))
      .filter((each) =>
        selections.every((ids) => {
          const editor = fullEditor();
          editor.session.goToPage('two');
          editor.session.goToPage('one');
          choose(editor, ids);
          if (each.id === 'pages.moveUp') editor.session.goToPage('two');
          const before = stateOf(editor);
          runCommand(each as Command<unknown>, editor, values[each.id]);
          return stateOf(editor) === before;
        }),
      );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});
