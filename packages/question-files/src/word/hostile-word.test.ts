import { processorTime } from '@lectern/base/processor-time';
import { parseQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docx, fraction, list, num, numbered, PNG, p, picture } from '../../test/word/docx-source.ts';
import { readWord } from './read-word.ts';

const NAMES = [
  'w:p',
  'w:r',
  'w:t',
  'w:tbl',
  'w:tr',
  'w:tc',
  'w:sdt',
  'w:sdtContent',
  'w:ruby',
  'w:rt',
  'w:rubyBase',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:txbxContent',
  'w:fldChar',
  'w:instrText',
  'w:pPr',
  'w:numPr',
  'w:numId',
  'w:ilvl',
  'w:rPr',
  'w:u',
  'w:sym',
  'm:oMath',
  'm:f',
  'm:r',
  'm:t',
  'a:blip',
  'v:imagedata',
  'mc:AlternateContent',
  'mc:Choice',
  'mc:Fallback',
];
const VALUES = [
  '',
  '1',
  '-1',
  '999999999999',
  'begin',
  'end',
  'separate',
  'single',
  'NaN',
  '__proto__',
  'a.png',
];
const attributes = fc
  .dictionary(
    fc.constantFrom('w:val', 'w:fldCharType', 'w:char', 'w:font', 'r:embed', 'r:id', 'w:type'),
    fc.constantFrom(...VALUES),
    { maxKeys: 2 },
  )
  .map((all) =>
    Object.entries(all)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join(''),
  );
const { xml } = fc.letrec<{ xml: string }>((tie) => ({
  xml: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('1. 选', 'A. 甲', '答案：', '一、', 'EQ \\f(1,2)', '', '𬉼'),
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, fc.array(tie('xml'), { maxLength: 4 }))
      .map(([name, own, children]) => `<${name}${own}>${children.join('')}</${name}>`),
  ),
}));

describe('a Word file of nonsense', () => {
  it('gives questions that can be read again', () => {
    fc.assert(
      fc.property(fc.array(xml, { maxLength: 8 }), (parts) => {
        const read = readWord(
          docx({
            files: { 'a.png': PNG },
            numbering: list(0, [['decimal', '%1.']], num(1, 0)),
            body: parts.join(''),
          }),
        );
        for (const question of read.questions) expect(parseQuestion(question).state).toBe('question');
        for (const { question = 0 } of read.lines)
          expect(question).toBeLessThan(Math.max(1, read.questions.length));
      }),
      { numRuns: 400 },
    );
  });

  it('is read or refused when bytes of its archive are others', () => {
    const whole = docx({
      files: { 'a.png': PNG },
      body: p('1. 选', picture('a.png')) + p('A. 甲 B. 乙') + p('答案：A'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (changes) => {
          const bytes = whole.slice();
          for (const [at, byte] of changes) bytes[at] = byte;
          try {
            readWord(bytes);
          } catch (error) {
            expect(['FILE_CORRUPT', 'FILE_EXPLODES']).toContain((error as { readonly code?: string }).code);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

it('reads a Word file of 200 pages and 1,000 questions in less than three seconds', () => {
  const question = (index: number) =>
    numbered(
      1,
      0,
      `计算第${index}个式子`,
      fraction('a+b', `${index + 1}`),
      '的值，下列结果正确的是（　　）',
      index % 5 === 0 ? picture('a.png') : '',
    ) +
    ['甲', '乙', '丙', '丁'].map((choice) => numbered(1, 1, choice, fraction('1', '2'))).join('') +
    p('【答案】A') +
    p('【解析】因为', fraction('1', '3'), '大于零，所以选A。') +
    p('【知识点】分式；运算  【难度】中');
  const numbering = list(
    0,
    [
      ['decimal', '%1．'],
      ['upperLetter', '%2．'],
    ],
    num(1, 0),
  );
  const bytes = docx({
    numbering,
    files: { 'a.png': PNG },
    body: Array.from({ length: 1000 }, (_, index) => question(index)).join(''),
  });
  const time = processorTime();
  const { questions, lines } = readWord(bytes);
  expect(time()).toBeLessThan(3000);
  expect([questions.length, lines.length]).toEqual([1000, 0]);
});
