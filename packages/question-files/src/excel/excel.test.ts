import { utils, write } from '@e965/xlsx';
import { problemsOf, type Question } from '@lectern/questions';
import { summaryOf } from '@lectern/questions/paper-summary';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { paperQuestions } from '../testing/paper-questions.ts';
import { columnOf } from './columns.ts';
import { readExcel } from './read-excel.ts';
import { writeExcel } from './write-excel.ts';

function bookOf(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '题');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const withoutId = ({ id: _id, ...rest }: Question) => rest;

describe('a workbook with our template', () => {
  it('returns questions of every kind, with numbers and truths as cells', () => {
    const { questions, lines } = readExcel(
      bookOf([
        ['一个班的题'],
        ['题型', '题干*', '选项A', '选项B', 'C', '答案', '解析', '知识点', '难度', '分值'],
        ['单选题', '首都是', '北京', '上海', '', 'A', '北京是首都', '首都；城市', '易', 3],
        ['多选题', '质数有', 2, 3, 4, 'AB', '', '', 0.65, 4],
        ['判断题', '0是自然数', '', '', '', true],
        ['填空题', '春天有____，秋天有____', '', '', '', '花；果|果实'],
        ['', '3+5=', '', '', '', 8],
        ['', '化简 $\\frac{2a}{4}$', '', '', '', '$\\frac{a}{2}$'],
        ['简答题', '为什么？\n请说明。', '', '', '', '因为甲。\n所以乙。'],
        [],
        ['作文题', '以秋天为题写一篇作文，不少于300字'],
      ]),
    );
    expect(questions.map(summaryOf)).toEqual([
      'single A/2 *3',
      'multi AB/3 *4',
      'true',
      'fill 花|果=果实',
      'number 8',
      'formula \\frac{a}{2}',
      'short 因为甲。 / 所以乙。',
      'essay 300',
    ]);
    expect(questions[0]).toMatchObject({ difficulty: 1, knowledgePoints: ['首都', '城市'] });
    expect(lines).toEqual([]);
    expect(questions.flatMap(problemsOf)).toEqual([]);
  });

  it('returns choices that stand in one cell', () => {
    const { questions } = readExcel(
      bookOf([
        ['题目', '选项', '正确答案'],
        ['选', 'A. 甲\nB. 乙', 'B'],
        ['选', '甲|乙|丙', 'C'],
      ]),
    );
    expect(questions.map(summaryOf)).toEqual(['single B/2', 'single C/3']);
  });

  it('reports rows without a stem, sheets without heads and files that are no workbooks', () => {
    const codes = (bytes: Uint8Array) =>
      readExcel(bytes).lines.map(({ code, place }) => [code, place].filter(Boolean).join(' '));
    expect(
      codes(
        bookOf([
          ['题干', '答案'],
          ['', 'A'],
          ['甲', '乙'],
        ]),
      ),
    ).toEqual(['row-without-stem 题 2']);
    expect(
      codes(
        bookOf([
          ['姓名', '学号'],
          ['甲', 1],
        ]),
      ),
    ).toEqual(['no-header']);
    expect(codes(zipSync({ 'a.xml': strToU8('<a/>') }))).toEqual(['book-damaged']);
    expect(() => readExcel(strToU8('no archive'))).toThrow();
  });

  it('returns the same questions after writing and reading', () => {
    fc.assert(
      fc.property(fc.array(paperQuestions, { maxLength: 8 }), (questions) => {
        const { bytes, lines } = writeExcel(questions);
        expect(lines).toEqual([]);
        const read = readExcel(bytes);
        expect(read.questions.map(withoutId)).toEqual(questions.map(withoutId));
      }),
      { numRuns: 60 },
    );
  });

  it('is a template with heads and a guide when there are no questions', () => {
    for (const language of ['zh', 'en'] as const) {
      const read = readExcel(writeExcel([], language).bytes);
      expect(read).toMatchObject({ questions: [], lines: [] });
    }
  });

  it('writes texts that look like formulas as texts, and says what it cannot hold', () => {
    const stem = {
      paragraphs: [{ runs: [{ type: 'text' as const, text: '=1+1' }] }],
      media: [{ type: 'picture' as const, asset: 'a'.repeat(64) }],
    };
    const base = { format: 1, version: 1, score: 1, attempts: 1, counts: 'last', stem } as const;
    const { bytes, lines } = writeExcel([
      { ...base, id: '1', kind: 'short-answer', body: {}, key: {}, rule: { name: 'manual' } },
      {
        ...base,
        id: '2',
        kind: 'matching',
        body: { left: [], right: [], partners: 'one' },
        key: { pairs: [] },
        rule: { name: 'exact' },
      },
    ]);
    expect(lines.map(({ code, question }) => `${question} ${code}`)).toEqual([
      '0 media-not-in-format',
      '1 kind-not-in-format',
    ]);
    expect(readExcel(bytes).questions.map(({ stem: read }) => read.paragraphs)).toEqual([stem.paragraphs]);
  });
});

it.each([
  ['题 干（必填）', 'stem'],
  ['Ｂ', 1],
  ['D选项', 3],
  ['标准答案', 'answer'],
  ['班级', undefined],
])('returns the column of the head %s', (head, column) => {
  expect(columnOf(head)).toBe(column);
});
