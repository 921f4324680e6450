import type { ForeignElement } from '@lectern/stage/edit';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../commands/testing.ts';
import { pasteForeign } from './paste-foreign.ts';

type Child = ForeignElement | string;

function h(name: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): ForeignElement {
  return { name, attribute: (key) => attributes[key], children };
}
const body = (...children: Child[]) => h('body', {}, ...children);
const row = (...cells: Child[]) => h('tr', {}, ...cells.map((cell) => h('td', {}, cell)));
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const unasked = () => Promise.reject(new Error('the user must not be prompted'));

function pastedElements(editor: ReturnType<typeof openEditor>) {
  return editor.store.children('one').map((id) => editor.store.find('element', id));
}

describe('content pasted from Word or a web page', () => {
  it('is pasted as a text box and a table beneath it, selected, within the page, in one undo step', async () => {
    const editor = openEditor();
    const root = body(
      h('h1', {}, '秋天的雨'),
      h('p', {}, '一把', h('b', {}, '钥匙')),
      h('table', {}, h('tbody', {}, row('月', '雨量'), row('九月', '31'))),
    );
    expect(await pasteForeign(editor.session, root, unasked)).toMatchObject({ hasWords: true, left: 0 });
    const [box, table] = pastedElements(editor);
    expect(box).toMatchObject({ type: 'shape', textBox: true });
    expect(box?.type === 'shape' && box.text?.paragraphs.map(({ runs }) => runs)).toEqual([
      [{ type: 'text', text: '秋天的雨', props: { size: 40, bold: true } }],
      [
        { type: 'text', text: '一把', props: { size: 24 } },
        { type: 'text', text: '钥匙', props: { size: 24, bold: true } },
      ],
    ]);
    if (table?.type !== 'table') throw new Error('there is no table');
    expect([table.table.rows.length, table.table.columns.length]).toEqual([2, 2]);
    expect(table.frame.y).toBeGreaterThanOrEqual((box?.frame.y ?? 0) + (box?.frame.h ?? 0));
    expect(table.frame.y + table.frame.h).toBeLessThanOrEqual(720);
    expect(editor.session.selection.get().ids).toEqual([box?.id, table.id]);
    editor.store.undo();
    expect(editor.store.children('one')).toEqual([]);
  });

  it('keeps fills, borders, widths and the bold header of a table, and readable text on dark cells', async () => {
    const editor = openEditor();
    const head = 'font-weight:700;color:white;background:#1F4E79;border:.5pt solid windowtext';
    const plain = 'border-bottom:1.0pt dashed #FF0000;vertical-align:top;color:black';
    const cell = (style: string, words: string) => h('td', { style }, words);
    const root = body(
      h(
        'table',
        {},
        h('col', { width: '64', span: '1' }),
        h('col', { style: 'width:144pt' }),
        h('tr', {}, cell(head, '姓名'), cell(head, '成绩')),
        h('tr', { style: 'background-color:rgb(255, 255, 0)' }, cell(plain, '王芳'), cell(plain, '90')),
      ),
    );
    await pasteForeign(editor.session, root, unasked);
    const [table] = pastedElements(editor);
    if (table?.type !== 'table') throw new Error('there is no table');
    const { columns, rows, cells, firstRow, bandRows, style } = table.table;
    expect([firstRow, bandRows, style?.id]).toEqual([true, false, '{2D5ABB26-0587-4C30-8999-92F81FD0307C}']);
    expect((columns[1]?.width ?? 0) / (columns[0]?.width ?? 1)).toBeCloseTo(3);
    const [name, , wang] = [0, 1].flatMap((row) =>
      [0, 1].map((at) => cells[`${rows[row]?.id}:${columns[at]?.id}`]),
    );
    const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
    expect(name).toMatchObject({
      fill: solid('1F4E79'),
      borders: { l: { fill: solid('000000'), width: 0.67 }, b: { width: 0.67 } },
      text: { paragraphs: [{ runs: [{ props: { bold: true, fill: solid('FFFFFF') } }] }] },
    });
    expect(wang).toMatchObject({
      fill: solid('FFFF00'),
      anchor: 't',
      borders: { b: { fill: solid('FF0000'), width: 1.33, dash: 'dash' } },
      text: { paragraphs: [{ runs: [{ props: { fill: solid('000000') } }] }] },
    });
    expect(Object.keys(wang?.borders ?? {})).toEqual(['b']);
  });

  it('grows to its rendered size and moves the elements below, in the same undo step', async () => {
    const editor = openEditor();
    const root = body(
      h('p', {}, '题目'),
      h('table', {}, row('甲', '乙'), row('丙', '丁')),
      h('p', {}, '答案'),
    );
    await pasteForeign(editor.session, root, unasked, (ids, merge) => {
      editor.session.edit(
        (edit) => {
          const table = edit.find('element', ids[1] ?? '');
          if (table) edit.update(table.id, { frame: { ...table.frame, h: 300 } });
        },
        { merge },
      );
    });
    const [above, table, below] = pastedElements(editor);
    const end = (element: typeof above) => (element?.frame.y ?? 0) + (element?.frame.h ?? 0);
    expect(table?.frame.h).toBe(300);
    expect(table?.frame.y).toBeCloseTo(end(above) + 16);
    expect(below?.frame.y).toBeCloseTo(end(table) + 16);
    editor.store.undo();
    expect(editor.store.children('one')).toEqual([]);
  });

  it('gets a smaller font size where the page is not high enough', async () => {
    const editor = openEditor();
    const lines = Array.from({ length: 22 }, (_, index) => h('p', {}, `第 ${index + 1} 行`));
    await pasteForeign(editor.session, body(...lines), unasked);
    const [box] = pastedElements(editor);
    expect(box?.frame.h).toBeLessThanOrEqual(720);
    expect(box?.type === 'shape' && box.text?.paragraphs[0]?.runs[0]?.props?.size).toBeLessThan(24);
  });

  it('keeps spanning cells, each position once, and cuts spans that are too large', async () => {
    const editor = openEditor();
    const wide = h('tr', {}, h('th', { colspan: '2', rowspan: '9' }, '雨'), h('th', {}, '毫米'));
    const narrow = h('tr', {}, h('td', { colspan: '99' }, '31'));
    await pasteForeign(editor.session, body(h('table', {}, wide, row('5'))), unasked);
    await pasteForeign(editor.session, body(h('table', {}, wide, narrow)), unasked);
    const [table, tooMuch] = pastedElements(editor);
    if (table?.type !== 'table') throw new Error('there is no table');
    const { rows, columns, cells, firstRow } = table.table;
    expect([rows.length, columns.length, Object.keys(cells).length, firstRow]).toEqual([2, 3, 3, true]);
    expect(cells[`${rows[0]?.id}:${columns[0]?.id}`]).toMatchObject({ colSpan: 2, rowSpan: 2 });
    expect(cells[`${rows[1]?.id}:${columns[2]?.id}`]?.text.paragraphs[0]?.runs).toMatchObject([
      { text: '5' },
    ]);
    // A row that spans 99 columns is still accepted.
    expect(tooMuch?.type === 'table' && tooMuch.table.columns.length).toBe(101);
  });

  it('returns its embedded pictures, and fetches none from other addresses', async () => {
    const editor = openEditor();
    const root = body(h('img', { src: DOT }), h('img', { src: 'https://elsewhere.example/a.png' }));
    const pasted = await pasteForeign(editor.session, root, unasked);
    expect(pasted).toMatchObject({ hasWords: false, left: 1 });
    if (typeof pasted === 'string') throw new Error(pasted);
    expect(pasted.pictures.map(({ name, type }) => [name, type])).toEqual([['picture-1.gif', 'image/gif']]);
    expect(editor.store.children('one')).toEqual([]);
  });

  it('changes nothing for a user without permission to edit', async () => {
    const editor = openEditor([], { canEdit: false });
    await pasteForeign(editor.session, body('雨'), unasked);
    expect(editor.store.children('one')).toEqual([]);
  });

  describe('with a table of many cells', () => {
    const tableOf = (rows: number, columns: number) =>
      body(
        h('table', {}, ...Array.from({ length: rows }, (_, at) => row(...Array(columns).fill(`第${at}行`)))),
      );

    it('becomes a table of 50 rows of 10 without a question', async () => {
      const editor = openEditor();
      await pasteForeign(editor.session, tableOf(50, 10), unasked);
      const [table] = pastedElements(editor);
      if (table?.type !== 'table') throw new Error('there is no table');
      expect([table.table.rows.length, table.table.columns.length]).toEqual([50, 10]);
      expect([table.frame.y, table.frame.w]).toEqual([0, 1024]);
      expect(Object.keys(table.table.cells)).toHaveLength(500);
    });

    it('is pasted as the user answers a question when the table has 10,000 cells', async () => {
      for (const answer of ['table', 'words', 'nothing'] as const) {
        const editor = openEditor();
        const sizes: unknown[] = [];
        const pasted = await pasteForeign(editor.session, tableOf(1_000, 10), async (size) => {
          expect(pastedElements(editor)).toEqual([]);
          sizes.push(size);
          return answer;
        });
        expect(sizes).toEqual([{ rows: 1_000, columns: 10 }]);
        if (answer === 'table')
          expect(pastedElements(editor)).toMatchObject([{ type: 'table', frame: { y: 0 } }]);
        else {
          expect(pasted).toBe(answer === 'words' ? 'as words' : 'nothing');
          expect(pastedElements(editor)).toEqual([]);
        }
      }
    });

    it('is rejected when the table has more than 10,000 cells, or its spans state more', async () => {
      const editor = openEditor();
      expect(await pasteForeign(editor.session, tableOf(1_001, 10), unasked)).toBe('too large');
      const wide = h('tr', {}, ...Array.from({ length: 101 }, () => h('td', { colspan: '100' }, '雨')));
      expect(await pasteForeign(editor.session, body(h('table', {}, wide)), unasked)).toBe('too large');
      expect(pastedElements(editor)).toEqual([]);
    });
  });
});
