import { sha256 } from '@lectern/base/sha256';
import { isComposite, type Question, type SingleQuestion } from '@lectern/questions';
import { summaryOf } from '@lectern/questions/paper-summary';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PNG } from '../../test/word/docx-source.ts';
import { basic } from '../testing/drafts.ts';
import { paperQuestions } from '../testing/paper-questions.ts';
import { readWord } from '../word/read-word.ts';
import { type PaperExercise, type PaperOptions, writePaper } from './write-paper.ts';

const OPTIONS: PaperOptions = { size: 'A4', language: 'zh', key: 'end', answerSheet: false };
const NO_FILES = new Map();

/** The fields of a question that a paper keeps. */
function onPaper(question: Question): unknown {
  if (isComposite(question)) return { stem: question.stem, children: question.children.map(onPaper) };
  const { kind, stem, body, key, score, analysis } = question;
  return { kind, stem, body, key, score, ...(analysis ? { analysis } : {}) };
}

async function paperOf(exercise: PaperExercise, options: Partial<PaperOptions> = {}, files = NO_FILES) {
  return writePaper(exercise, files, { ...OPTIONS, ...options });
}

async function readBack(exercise: PaperExercise, files = NO_FILES) {
  const { files: written } = await paperOf(exercise, {}, files);
  return readWord(written[0]?.bytes ?? new Uint8Array());
}

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });
const gap = (id: string) => ({ type: 'field' as const, field: `gap:${id}`, text: '____' });
const single = (stem: string): SingleQuestion =>
  basic('single-choice', {
    stem: text(stem),
    body: { choices: ['a', 'b'].map((id) => ({ id, content: text(`选项${id}`) })) },
    key: { right: 'b' },
    rule: { name: 'exact' },
  });

describe('a paper', () => {
  it('has lines that grow with a fraction', async () => {
    const { files } = await paperOf({ title: '练习', sections: [{ title: '', questions: [single('选')] }] });
    const styles = unzipSync(files[0]?.bytes ?? new Uint8Array())['word/styles.xml'] ?? new Uint8Array();
    expect(strFromU8(styles)).toContain('w:lineRule="atLeast"');
  });

  it('gives the same questions when its Word file is read', { timeout: 60_000 }, async () => {
    const sections = fc.array(fc.array(paperQuestions, { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(sections, async (parts) => {
        const exercise = {
          title: '练习',
          sections: parts.map((questions) => ({ title: '练习', questions })),
        };
        const read = await readBack(exercise);
        expect(read.questions.map(onPaper)).toEqual(parts.flat().map(onPaper));
        expect(read.sections?.map(({ first }) => first)).toEqual(
          parts.map((_, index) => parts.slice(0, index).flat().length),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('gives materials, passages and pairs with their key when its Word file is read', async () => {
    const composite: Question = {
      format: 1,
      id: 'c',
      version: 1,
      kind: 'composite',
      attempts: 1,
      counts: 'last',
      stem: text('小猫在树下睡觉。'),
      children: [single('谁在睡觉'), { ...single('在哪里'), id: 'q2' }],
    };
    const cloze = basic('cloze-choice', {
      stem: text('完形填空'),
      body: {
        passage: {
          paragraphs: [
            {
              runs: [
                { type: 'text', text: 'Tom is a ' },
                gap('x'),
                { type: 'text', text: ' in ' },
                gap('y'),
                { type: 'text', text: '.' },
              ],
            },
          ],
        },
        gaps: ['x', 'y'].map((id) => ({
          id,
          choices: ['a', 'b'].map((choice) => ({ id: choice, content: text(`word ${choice}`) })),
        })),
      },
      key: {
        right: [
          { gap: 'x', choice: 'a' },
          { gap: 'y', choice: 'b' },
        ],
      },
      rule: { name: 'per-item' },
    });
    const bank = basic('bank-cloze', {
      stem: text('选句填空'),
      body: {
        passage: {
          paragraphs: [
            { runs: [{ type: 'text', text: '起' }, gap('x'), { type: 'text', text: '承' }, gap('y')] },
          ],
        },
        bank: ['a', 'b', 'c'].map((id) => ({ id, content: text(`句${id}`) })),
      },
      key: {
        right: [
          { gap: 'x', choice: 'c' },
          { gap: 'y', choice: 'a' },
        ],
      },
      rule: { name: 'per-item' },
    });
    const matching = basic('matching', {
      stem: text('连线'),
      body: {
        left: ['l1', 'l2'].map((id) => ({ id, content: text(id) })),
        right: ['r1', 'r2'].map((id) => ({ id, content: text(id) })),
        partners: 'one',
      },
      key: {
        pairs: [
          { left: 'l1', right: 'r2' },
          { left: 'l2', right: 'r1' },
        ],
      },
      rule: { name: 'per-item' },
    });
    const read = await readBack({
      title: '练习',
      sections: [
        {
          title: '',
          questions: [single('甲'), composite, cloze, single('乙'), bank, matching, single('丙')],
        },
      ],
    });
    expect(read.questions.map(summaryOf)).toEqual([
      'single B/2',
      '[single B/2, single B/2]',
      'cloze AB/2',
      'single B/2',
      'bank C A/3',
      'match 12 21',
      'single B/2',
    ]);
    expect(read.lines.filter(({ code }) => code !== 'text-left-out')).toEqual([]);
  });

  it('does not show pairs and orders in the order of the key', async () => {
    const parts = ['一', '二', '三'].map((words, index) => ({ id: `${index}`, content: text(words) }));
    const ordering = basic('ordering', {
      stem: text('排序'),
      body: { items: parts },
      key: { order: [['0'], ['1'], ['2']] },
      rule: { name: 'exact' },
    });
    const matching = basic('matching', {
      stem: text('连线'),
      body: { left: parts, right: parts, partners: 'one' },
      key: { pairs: ['0', '1', '2'].map((id) => ({ left: id, right: id })) },
      rule: { name: 'exact' },
    });
    const read = await readBack({ title: '', sections: [{ title: '', questions: [ordering, matching] }] });
    expect(read.questions.map(summaryOf)).toEqual(['order BCA', 'match 12 23 31']);
  });

  it('has its pictures, formats and pinyin', async () => {
    const asset = sha256(PNG);
    const files = new Map([[asset, { bytes: PNG, mime: 'image/png', name: 'a.png' }]]);
    const runs = [
      { type: 'text' as const, text: '朝', props: { ruby: 'zhāo' } },
      { type: 'text' as const, text: '霞', props: { emphasisMark: true, bold: true } },
      { type: 'text' as const, text: '2', props: { baseline: 0.3 } },
    ];
    const stem = {
      paragraphs: [{ runs: [{ type: 'text' as const, text: '读' }, ...runs] }],
      media: [{ type: 'picture' as const, asset, alt: '一只猫' }],
    };
    const read = await readBack(
      { title: '练习', sections: [{ title: '', questions: [{ ...single('甲'), stem }] }] },
      files,
    );
    expect(read.questions[0]?.stem).toEqual(stem);
    expect([...read.files.keys()]).toEqual([asset]);
  });

  it('lies across in two columns on A3 and 8K, with key and answer sheet in files of their own', async () => {
    const exercise = {
      title: '练习',
      sections: [{ title: '选择题', questions: [single('甲'), single('乙')] }],
    };
    const xmlOf = (bytes: Uint8Array | undefined) =>
      strFromU8(unzipSync(bytes ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array());
    for (const [size, width, height] of [
      ['A4', 11906, 16838],
      ['A3', 23811, 16838],
      ['8K', 20863, 14740],
    ] as const) {
      const { files } = await paperOf(exercise, { size, key: 'apart', answerSheet: true });
      expect(files.map(({ part }) => part)).toEqual(['paper', 'key', 'answer-sheet']);
      const [paper, key, sheet] = files.map(({ bytes }) => xmlOf(bytes));
      expect(paper).toContain(`w:w="${width}" w:h="${height}"`);
      expect(paper?.includes('w:num="2"')).toBe(size !== 'A4');
      expect(paper).toContain('一、选择题（每小题1分，共2分）');
      expect(paper).not.toContain('参考答案');
      expect(key).toContain('1-2 BB');
      expect(sheet).toContain('[A][B]');
    }
  });

  it('says which questions and media it cannot hold', async () => {
    const lost = {
      ...single('甲'),
      stem: {
        paragraphs: [],
        media: [
          { type: 'audio' as const, asset: 'a'.repeat(64) },
          { type: 'picture' as const, asset: 'b'.repeat(64) },
        ],
      },
    };
    const unknown = basic('nothing', { stem: text('甲'), body: {}, key: {}, rule: { name: 'none' } });
    const { lines } = await paperOf({ title: '', sections: [{ title: '', questions: [unknown, lost] }] });
    expect(lines.map(({ code, question }) => `${question} ${code}`)).toEqual([
      '0 kind-not-in-format',
      '1 media-not-in-format',
      '1 picture-lost',
    ]);
  });
});
