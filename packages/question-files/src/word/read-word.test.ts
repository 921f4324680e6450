import { isComposite, parseQuestion, type Question } from '@lectern/questions';
import { reportOf, stemsOf, summaryOf } from '@lectern/questions/paper-summary';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, list, num, numbered, PNG, p, picture, run } from '../../test/word/docx-source.ts';
import { WORD_PAPERS, wordFileOf } from '../../test/word/word-papers.ts';
import { readWord } from './read-word.ts';

/** Pictures in all texts of a question. */
function picturesOf(question: Question): number {
  return JSON.stringify(question).match(/"type":"picture"/g)?.length ?? 0;
}

describe('a Word file', () => {
  it.each(WORD_PAPERS.map((paper) => [paper.name, paper] as const))(
    'returns the questions of %s',
    (_name, paper) => {
      const read = readWord(wordFileOf(paper));
      const { questions, report = [], stems, pictures } = paper;
      const result = { ...read, sections: [], starts: [] };
      expect({ questions: read.questions.map(summaryOf), report: reportOf(result) }).toEqual({
        questions,
        report,
      });
      if (stems) expect(stemsOf(result)).toEqual(stems);
      if (pictures) expect(read.questions.map(picturesOf)).toEqual(pictures);
      for (const question of read.questions) expect(parseQuestion(question).state).toBe('question');
    },
  );

  it('returns the formats of its runs', () => {
    const { questions } = readWord(
      docx({
        body: p(
          '1. 读',
          run('朝', '<w:u w:val="wave"/><w:em w:val="dot"/>'),
          run('2', '<w:vertAlign w:val="superscript"/>'),
        ),
      }),
    );
    expect(questions[0]?.stem.paragraphs[0]?.runs).toEqual([
      { type: 'text', text: '读' },
      { type: 'text', text: '朝', props: { underline: 'wavy', emphasisMark: true } },
      { type: 'text', text: '2', props: { baseline: 0.3 } },
    ]);
  });

  it('returns the bytes of each picture once, with its description', () => {
    const { questions, files } = readWord(
      docx({
        files: { 'a.png': PNG },
        body: p('1. 看图', picture('a.png', '一只猫')) + p('2. 看图', picture('a.png')),
      }),
    );
    expect([...files.values()]).toEqual([{ bytes: PNG, mime: 'image/png', name: 'a.png' }]);
    const [asset] = files.keys();
    expect(questions.map(({ stem }) => stem.media)).toEqual([
      [{ type: 'picture', asset, alt: '一只猫' }],
      [{ type: 'picture', asset }],
    ]);
  });

  it('returns its headings', () => {
    const numbering = list(0, [['chineseCounting', '%1、']], num(1, 0));
    const body =
      numbered(1, 0, '选择题') + p('1. 选') + p('A. 甲 B. 乙') + numbered(1, 0, '问答题') + p('2. 问');
    const { sections, questions } = readWord(docx({ numbering, body }));
    expect(sections).toEqual([
      { title: '选择题', first: 0 },
      { title: '问答题', first: 1 },
    ]);
    expect(questions.some(isComposite)).toBe(false);
  });
});

describe('a hostile Word file', () => {
  it('is refused when it is no archive, or unpacks to too much', () => {
    const errorOf = (bytes: Uint8Array) => {
      try {
        return readWord(bytes).questions.length;
      } catch (error) {
        return (error as { readonly code?: string }).code;
      }
    };
    const small = docx({ body: p('1. 选') });
    // The directory claims 2 GB for the first entry (APPNOTE 4.3.12).
    const directory = small.findLastIndex((_, at) =>
      [0x50, 0x4b, 1, 2].every((byte, index) => small[at + index] === byte),
    );
    const bomb = small.slice();
    new DataView(bomb.buffer).setUint32(directory + 24, 0x7fffffff, true);
    expect([strToU8('no archive'), bomb, small].map(errorOf)).toEqual(['FILE_CORRUPT', 'FILE_EXPLODES', 1]);
  });

  it('has no questions when its document has a DOCTYPE or is missing', () => {
    const doctype = strToU8(
      '<!DOCTYPE w [<!ENTITY a "b">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
    );
    const read = readWord(docx({ body: '', parts: { 'word/document.xml': doctype } }));
    expect(read.questions).toEqual([]);
    expect(read.lines.map(({ code }) => code)).toEqual(['part-damaged', 'no-question']);
    const other = readWord(zipSync({ 'a.txt': strToU8('x') }));
    expect(other.lines.map(({ code }) => code)).toEqual(['no-question']);
  });

  it('is read as far as it goes when it is cut off', () => {
    const whole = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${p('1. 选')}${p('A. 甲 B. 乙')}${p('答案：A')}<w:p><w:r><w:t>2. 半`;
    const { questions, lines } = readWord(docx({ body: '', parts: { 'word/document.xml': strToU8(whole) } }));
    expect(questions.map(summaryOf)).toEqual(['single A/2']);
    expect(lines.map(({ code }) => code)).toContain('part-damaged');
  });

  it('is read when tables, boxes and lists are nested deeply or refer to each other', () => {
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(60)}${p('1. 深')}${'</w:tc></w:tr></w:tbl>'.repeat(60)}`;
    const styles =
      '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>';
    const circle = p('1. 圈').replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr>');
    const numbering = list(0, [['decimal', '%1%2%3%9']], num(1, 0)).replace('w:val="1"', 'w:val="999999999"');
    const { questions } = readWord(docx({ styles, numbering, body: deep + circle + numbered(1, 0, '数') }));
    expect(questions.length).toBeGreaterThan(0);
  });
});
