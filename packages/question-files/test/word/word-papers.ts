import type { Paper } from '@lectern/questions/paper-summary';
import {
  type DocxSource,
  docx,
  fraction,
  list,
  num,
  numbered,
  PNG,
  p,
  picture,
  run,
  table,
} from './docx-source.ts';

/** A Word file with its right outcome. */
export interface WordPaper extends Omit<Paper, 'text'> {
  readonly source: DocxSource;
  /** Number of pictures in each question's texts. */
  readonly pictures?: readonly number[];
}

const DECIMAL = list(
  0,
  [
    ['decimal', '%1．'],
    ['upperLetter', '%2．'],
    ['decimal', '（%3）'],
  ],
  num(1, 0) + num(2, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'),
);
const CHINESE = list(
  7,
  [
    ['chineseCountingThousand', '%1、'],
    ['decimal', '%2.'],
  ],
  num(7, 7),
);
const line = '<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">          </w:t></w:r>';

/** Twenty Word files of different numbering, tables, formulas and pictures. */
export const WORD_PAPERS: readonly WordPaper[] = [
  {
    name: 'typed numbers and letters',
    source: {
      body: p('1. 下列最大的是（　　）') + p('A. 1    B. 2    C. 3') + p('【答案】C') + p('【解析】3最大。'),
    },
    questions: ['single C/3'],
  },
  {
    name: 'automatic numbers and letters',
    source: {
      numbering: DECIMAL,
      body:
        numbered(1, 0, '首都是哪里？') +
        numbered(1, 1, '北京') +
        numbered(1, 1, '上海') +
        p('答案：A') +
        numbered(1, 0, '最长的河是哪条？') +
        numbered(1, 1, '黄河') +
        numbered(1, 1, '长江') +
        p('答案：B'),
    },
    questions: ['single A/2', 'single B/2'],
    stems: ['首都是哪里？', '最长的河是哪条？'],
  },
  {
    name: 'automatic headings and a list that begins again',
    source: {
      numbering: DECIMAL + CHINESE,
      body:
        numbered(7, 0, '判断题（每题2分）') +
        numbered(1, 0, '0是正数。（×）') +
        numbered(1, 0, '1是奇数。（√）') +
        numbered(7, 0, '填空题（每空1分）') +
        numbered(2, 0, '2+3=', line, '。') +
        p('答案：5'),
    },
    questions: ['false *2', 'true *2', 'fill 5'],
  },
  {
    name: 'numbers from the style of the paragraph',
    source: {
      numbering: DECIMAL,
      styles:
        '<w:style w:styleId="q"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="sub"><w:basedOn w:val="q"/></w:style>',
      body: ['甲是什么？', '乙是什么？']
        .map(
          (text) => p(text).replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="sub"/></w:pPr>') + p('答案：天干'),
        )
        .join(''),
    },
    questions: ['short 天干', 'short 天干'],
    stems: ['甲是什么？', '乙是什么？'],
  },
  {
    name: 'formulas in stem, choices and answer',
    source: {
      body:
        p('1. 计算', fraction('1', '2'), '的一半。') +
        p('A. ', fraction('1', '4'), '  B. 1  C. ', fraction('1', '3')) +
        p('答案：A') +
        p('2. 化简', fraction('2a', '4'), '。') +
        p('答案：', fraction('a', '2')),
    },
    questions: ['single A/3', 'formula \\frac{a}{2}'],
    stems: ['计算\\frac{1}{2}的一半。', '化简\\frac{2a}{4}。'],
  },
  {
    name: 'lines to write on as underlined spaces',
    source: {
      body:
        p('1. 春天有', line, '，秋天有', '<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:tab/></w:r>', '。') +
        p('答案：花；果'),
    },
    questions: ['fill 花|果'],
  },
  {
    name: 'choices in a table',
    source: { body: p('1. 选一选') + table(['A. 甲', 'B. 乙'], ['C. 丙', 'D. 丁']) + p('答案：D') },
    questions: ['single D/4'],
  },
  {
    name: 'answers in a table',
    source: {
      body:
        p('1. 甲') +
        p('A. 一 B. 二') +
        p('2. 乙') +
        p('A. 一 B. 二') +
        table(['题号', '1', '2'], ['答案', 'B', 'A']),
    },
    questions: ['single B/2', 'single A/2'],
  },
  {
    name: 'a table of data in a stem',
    source: { body: p('1. 看表回答：谁最高？') + table(['姓名', '身高'], ['小红', '130']) + p('答案：小红') },
    questions: ['short 小红'],
    report: ['0 table-as-text'],
    stems: ['看表回答：谁最高？\n姓名\t身高\n小红\t130'],
  },
  {
    name: 'a question and its picture side by side',
    source: {
      files: { 'a.png': PNG },
      body: table([
        p('1. 图中是什么？') + p('A. 猫') + p('B. 狗') + p('答案：A'),
        p(picture('a.png', '一只猫')),
      ]),
    },
    questions: ['single A/2'],
    pictures: [1],
  },
  {
    name: 'pictures as choices',
    source: {
      files: { 'a.png': PNG },
      body:
        p('1. 哪一个是圆？', picture('a.png')) +
        p('A. ', picture('a.png'), '  B. ', picture('a.png')) +
        p('答案：B'),
    },
    questions: ['single B/2'],
    pictures: [3],
  },
  {
    name: 'pictures that are outside the file, missing, or no pictures',
    source: {
      files: { 'http://x/a.png': 'http://example.com/a.png', 'b.png': new Uint8Array([1, 2, 3]) },
      body: p('1. 看图', picture('http://x/a.png'), picture('no'), picture('b.png')) + p('答案：略'),
    },
    questions: ['short 略'],
    report: ['0 picture-external', '0 picture-lost'],
    pictures: [1],
  },
  {
    name: 'pinyin above characters, emphasis marks, scripts and bold text',
    source: {
      body:
        p(
          '1. 读',
          '<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>zhāo</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>朝</w:t></w:r></w:rubyBase></w:ruby></w:r>',
          run('霞', '<w:em w:val="dot"/>'),
          'H',
          run('2', '<w:vertAlign w:val="subscript"/>'),
          'O',
          run('甲', '<w:b/><w:i w:val="0"/>'),
        ) + p('答案：略'),
    },
    questions: ['short 略'],
    stems: ['读朝霞H2O甲'],
  },
  {
    name: 'fields of fractions, roots and pinyin',
    source: {
      body:
        p(
          '1. 求',
          field('EQ \\f(1,2)'),
          '与',
          field('eq \\r(3,8)'),
          '，',
          field('EQ \\* jc2 \\* "Font:宋体" \\* hps10 \\o\\ad(\\s\\up 9(zhāo),朝)'),
          field('EQ \\x(框)'),
        ) + p('答案：略'),
    },
    questions: ['short 略'],
    report: ['0 field-lost'],
    stems: ['求\\frac{1}{2}与\\sqrt[3]{8}，朝'],
  },
  {
    name: 'text boxes, line breaks and links',
    source: {
      body:
        p(
          '1. 选一选<w:br/>'.replace('<w:br/>', ''),
          '<w:r><w:br/><w:t>A. 甲</w:t><w:br/><w:t>B. 乙</w:t></w:r>',
        ) +
        p(
          '<w:r><w:pict><v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>答案：B</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>',
        ) +
        p('2. ', '<w:hyperlink><w:r><w:t>连到这里</w:t></w:r></w:hyperlink>') +
        p('答案：略'),
    },
    questions: ['single B/2', 'short 略'],
    stems: ['选一选', '连到这里'],
  },
  {
    name: 'insertions, deletions, hidden text and content controls',
    source: {
      body: `${p('1. 选', '<w:ins><w:r><w:t>一</w:t></w:r></w:ins>', '<w:del><w:r><w:delText>二</w:delText></w:r></w:del>', run('藏', '<w:vanish/>'), '选')}<w:sdt><w:sdtContent>${p('A. 甲 B. 乙')}</w:sdtContent></w:sdt>${p('答案：A')}`,
    },
    questions: ['single A/2'],
    stems: ['选一选'],
  },
  {
    name: 'footnotes, symbols and charts',
    source: {
      body:
        p(
          '1. 对的打',
          '<w:r><w:sym w:font="Wingdings 2" w:char="F050"/></w:r>',
          '<w:r><w:footnoteReference w:id="2"/></w:r>',
        ) +
        p('<w:r><w:drawing><wp:inline><wp:docPr id="1" name="c"/></wp:inline></w:drawing></w:r>') +
        p('答案：略'),
    },
    questions: ['short 略'],
    report: ['0 footnote-lost', '0 object-lost'],
    stems: ['对的打√'],
  },
  {
    name: 'a drawing with a fallback for older programs',
    source: {
      body:
        p('1. 选一选') +
        p(
          '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent><w:p><w:r><w:t>A. 甲 B. 乙</w:t></w:r></w:p></w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent><w:p><w:r><w:t>A. 甲 B. 乙</w:t></w:r></w:p></w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>',
        ) +
        p('答案：A'),
    },
    questions: ['single A/2'],
  },
  {
    name: 'a reading passage with parts and a list of answers',
    source: {
      numbering: CHINESE,
      body:
        numbered(7, 0, '阅读下面的文字，完成1～2题。（6分）') +
        p('秋天到了，桂花开了。') +
        p('1. 什么花开了？') +
        p('2. 文中写的季节是（　　）') +
        p('A. 春  B. 秋') +
        p('参考答案') +
        p('1. 桂花') +
        p('2. B'),
    },
    questions: ['[short 桂花 *3, single B/2 *3]'],
    report: ['0 score-shared', '0 score-shared'],
  },
  {
    name: 'an empty document',
    source: { body: p('') },
    questions: [],
  },
];

function field(instruction: string): string {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}

export function wordFileOf({ source }: WordPaper): Uint8Array {
  return docx(source);
}
