import { type Edit, type ElementOf, type Paragraph, type Run, SnapshotReader } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { differencesBetween } from '../courseware-differences.ts';
import { buildDeck, paragraph, read, shape } from '../deck-source.ts';
import { frame } from '../shapes/frame-source.ts';
import { exported } from './edited-export.ts';

const FACE = 'panose="020B0503020204020204" pitchFamily="34" charset="-122"';
const run = (text: string, more = '') =>
  `<a:r><a:rPr lang="zh-CN" altLang="en-US" sz="2400" kumimoji="1" ${more} dirty="0"><a:latin typeface="微软雅黑" ${FACE}/><a:ea typeface="微软雅黑" ${FACE}/></a:rPr><a:t>${text}</a:t></a:r>`;
const END =
  '<a:endParaRPr lang="zh-CN" altLang="en-US" sz="2400" dirty="0"><a:latin typeface="微软雅黑" panose="020B0503020204020204"/></a:endParaRPr>';
const LOOK =
  '<a:pPr marL="342900" indent="-342900" fontAlgn="base"><a:buFont typeface="Wingdings" panose="05000000000000000000" pitchFamily="2" charset="2"/><a:buChar char="Ø"/></a:pPr>';
const FIRST = `<a:p>${LOOK}${run('春天来了', 'b="1"')}${run('，小草绿了。')}${END}</a:p>`;
const SECOND = `<a:p>${LOOK}${run('桃花开了。')}${END}</a:p>`;

/** Writes the slide after a change of its only text, and checks that it is read back the same. */
async function changed(words: string, change: (paragraphs: readonly Paragraph[]) => Paragraph[]) {
  const bytes = buildDeck({ slides: [{ tree: shape(2, '', words) }] });
  return await after(bytes, (edit) => {
    const [element] = edit.all('element').filter((each): each is ElementOf<'shape'> => each.type === 'shape');
    if (!element?.text) throw new Error('there is no text');
    edit.update<ElementOf<'shape'>>(element.id, {
      text: { ...element.text, paragraphs: change(element.text.paragraphs) },
    });
  });
}

async function after(bytes: Uint8Array, change: (edit: Edit) => void): Promise<string> {
  const { parts, written, reader } = await exported(bytes, change);
  expect(differencesBetween(reader, new SnapshotReader((await read(written)).snapshot))).toEqual([]);
  return strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array());
}

/** Replaces words in each text. */
function replaced(paragraphs: readonly Paragraph[], from: string, to: string): Paragraph[] {
  return paragraphs.map((each) => ({
    ...each,
    runs: each.runs.map(
      (one): Run => (one.type === 'text' ? { ...one, text: one.text.replace(from, to) } : one),
    ),
  }));
}

describe('a text that is exported with changes', () => {
  it('keeps its other runs unchanged, and the changed run with all of its XML', async () => {
    const slide = await changed(FIRST + SECOND, (all) => replaced(all, '小草', '小树'));
    expect(slide).toContain(FIRST.replace('小草', '小树') + SECOND);
  });

  it('keeps the format of a word that is retyped, appended or inserted', async () => {
    for (const [from, to] of [
      ['春天来了', '秋叶黄'],
      ['春天', '啊，春天'],
      ['来了', '来了又走'],
    ] as const) {
      const slide = await changed(FIRST + SECOND, (all) => replaced(all, from, to));
      expect(slide, to).toContain(FIRST.replace(from, to) + SECOND);
    }
  });

  it('keeps the rest of a run’s properties when its format is changed', async () => {
    const slide = await changed(FIRST, ([first]) => [
      {
        ...first,
        runs: (first?.runs ?? []).map((one) => ({
          ...one,
          props: { ...one.props, bold: true, size: 32, eastAsian: '楷体' },
        })),
      },
    ]);
    const look = `lang="zh-CN" altLang="en-US" kumimoji="1"`;
    expect(slide).toContain(
      `${look} dirty="0" sz="3200" b="1"><a:latin typeface="微软雅黑" ${FACE}/><a:ea typeface="楷体"/>`,
    );
    expect(slide).toContain(LOOK);
    expect(slide).toContain(END);
  });

  it('keeps the bullet and the runs of a paragraph that was split, joined, or started after it', async () => {
    const split = await changed(FIRST, ([first]) => {
      const [bold, plain] = first?.runs ?? [];
      if (!first || !bold || !plain) throw new Error('two runs');
      return [
        { ...first, runs: [bold] },
        { ...first, runs: [plain] },
      ];
    });
    expect(split).toContain(`<a:p>${LOOK}${run('春天来了', 'b="1"')}`);
    expect(split).toContain(`<a:p>${LOOK}${run('，小草绿了。')}${END}</a:p>`);
    const joined = await changed(FIRST + SECOND, ([first, second]) => [
      { ...first, runs: [...(first?.runs ?? []), ...(second?.runs ?? [])] },
    ]);
    expect(joined).toContain(run('春天来了', 'b="1"') + run('，小草绿了。') + run('桃花开了。'));
    const begun = await changed(FIRST + SECOND, ([first, second]) => {
      const [last] = second?.runs ?? [];
      if (!first || !second || last?.type !== 'text') throw new Error('two paragraphs');
      return [first, second, { ...second, runs: [{ ...last, text: '燕子' }] }];
    });
    expect(begun).toContain(`${FIRST}${SECOND}<a:p>${LOOK}${run('燕子')}${END}</a:p>`);
  });

  it('keeps fields, breaks, and a run that contains a break', async () => {
    const words = `<a:p>${run('第')}<a:fld id="{11111111-2222-3333-4444-555555555555}" type="slidenum"><a:rPr lang="en-US" altLang="zh-CN"/><a:t>1</a:t></a:fld>${run('页')}<a:br><a:rPr lang="zh-CN" altLang="en-US" sz="900"/></a:br>${run('一_x000B_二')}${run('三')}</a:p>`;
    const slide = await changed(words, (all) => replaced(all, '三', '四'));
    expect(slide).toContain(words.replace('三', '四'));
  });

  it('keeps the rest of its box’s properties when the box is changed', async () => {
    const body =
      '<a:bodyPr wrap="square" rtlCol="0" lIns="0" anchor="ctr"><a:normAutofit fontScale="90000"/><a:sp3d prstMaterial="metal"/></a:bodyPr><a:lstStyle><a:lvl1pPr><a:defRPr altLang="en-US"/></a:lvl1pPr></a:lstStyle>';
    const bytes = buildDeck({
      slides: [{ tree: shape(2, '', FIRST).replace(/<a:bodyPr[^>]*\/>(<a:lstStyle\/>)?/, body) }],
    });
    const slide = await after(bytes, (edit) => {
      const [element] = edit.all('element').filter((one): one is ElementOf<'shape'> => one.type === 'shape');
      if (!element?.text) throw new Error('there is no text');
      const box = { ...element.text.box, autofit: { type: 'grow' as const }, insetLeft: 10 };
      edit.update<ElementOf<'shape'>>(element.id, { text: { ...element.text, box } });
    });
    expect(slide).toContain(
      '<a:bodyPr wrap="square" rtlCol="0" anchor="ctr" lIns="95250"><a:spAutoFit/><a:sp3d',
    );
    expect(slide).toContain('<a:lvl1pPr><a:defRPr altLang="en-US"/></a:lvl1pPr>');
    expect(slide).toContain(FIRST);
  });

  it('keeps its runs when its shape gets another fill', async () => {
    const bytes = buildDeck({ slides: [{ tree: shape(2, '', FIRST + SECOND) }] });
    const slide = await after(bytes, (edit) => {
      const [element] = edit.all('element').filter((one): one is ElementOf<'shape'> => one.type === 'shape');
      edit.update<ElementOf<'shape'>>(element?.id ?? '', {
        fill: { type: 'solid', color: { type: 'rgb', value: 'FF0000' } },
      });
    });
    expect(slide).toContain('FF0000');
    expect(slide).toContain(FIRST + SECOND);
  });
});

it('a table keeps all its XML except the changed text, and the height of a grown row', async () => {
  const cell = (words: string) =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${words}</a:txBody><a:tcPr marL="1" odd="1"/></a:tc>`;
  const row = (...cells: readonly string[]) => `<a:tr h="381000">${cells.join('')}<a:extLst/></a:tr>`;
  const tree = frame(
    'http://schemas.openxmlformats.org/drawingml/2006/table',
    `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid><a:gridCol w="952500"><a:extLst/></a:gridCol><a:gridCol w="952500"/></a:tblGrid>${row(cell(FIRST), cell(SECOND))}${row(cell(paragraph('甲')), cell(paragraph('乙')))}</a:tbl>`,
  );
  const slide = await after(buildDeck({ slides: [{ tree }] }), (edit) => {
    const [element] = edit.all('element').filter((each): each is ElementOf<'table'> => each.type === 'table');
    if (!element) throw new Error('there is no table');
    const { table } = element;
    const [first, second] = table.rows;
    const key = `${first?.id}:${table.columns[0]?.id}`;
    const before = table.cells[key];
    if (!first || !second || !before) throw new Error('there is no cell');
    const text = { ...before.text, paragraphs: replaced(before.text.paragraphs, '小草', '小树') };
    edit.update<ElementOf<'table'>>(element.id, {
      frame: { ...element.frame, h: 100 },
      table: {
        ...table,
        rows: [{ ...first, height: 60 }, second],
        cells: { ...table.cells, [key]: { ...before, text } },
      },
    });
  });
  expect(slide).toContain(
    `<a:tr h="571500">${cell(FIRST.replace('小草', '小树'))}${cell(SECOND)}<a:extLst/></a:tr>`,
  );
  expect(slide).toContain('<a:gridCol w="952500"><a:extLst/></a:gridCol>');
});
