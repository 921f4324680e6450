import { type Content, plainTextOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { readGift } from './read-gift.ts';

const questionsOf = (text: string) => readGift(text).questions as SingleQuestion[];
const codesOf = (text: string) => readGift(text).lines.map(({ code, state }) => `${state} ${code}`);

describe('readGift', () => {
  it('returns a single choice with feedback, analysis and tags', () => {
    const [question] = questionsOf(
      '$CATEGORY: $course$/top/三年级/数学\n\n// [tag:口算] [tag:乘法]\n::第1题::6 × 7 \\= ?{~36#少了一个 6 =42#对 ~48 ####六七四十二}',
    );
    expect(question).toMatchObject({
      kind: 'single-choice',
      key: { right: 'c2' },
      rule: { name: 'exact' },
      tags: ['口算', '乘法', '三年级/数学'],
      feedback: { choices: [{ id: 'c1' }, { id: 'c2' }] },
    });
    expect(question && plainTextOf(question.stem)).toBe('6 × 7 = ?');
    expect(question?.analysis && plainTextOf(question.analysis)).toBe('六七四十二');
  });

  it('returns a multiple choice with the rule that its weights come near', () => {
    const [even, net, uneven] = questionsOf(
      '甲{~%50%a ~%50%b ~c}\n\n乙{~%50%a ~%50%b ~%-50%c}\n\n丙{~%70%a ~%30%b ~c}',
    );
    expect(even).toMatchObject({
      kind: 'multiple-choice',
      key: { right: ['c1', 'c2'] },
      rule: { name: 'per-item' },
    });
    expect(net).toMatchObject({ rule: { name: 'net' } });
    expect(uneven).toMatchObject({ key: { right: ['c1', 'c2'] } });
    expect(codesOf('丙{~%70%a ~%30%b ~c}')).toEqual(['changed weights']);
  });

  it('returns inline choices for answers within a sentence, and blanks for words', () => {
    const [choice, blank] = questionsOf('床前{=明月 ~日}光。\n\n疑是地上{=霜 =%50%雪}。');
    expect(choice).toMatchObject({ kind: 'cloze-choice', key: { right: [{ gap: 'g1', choice: 'c1' }] } });
    expect(plainTextOf((choice as { body: { passage: Content } }).body.passage)).toBe('床前____光。');
    expect(blank).toMatchObject({
      kind: 'fill-blank',
      key: { blanks: [{ gap: 'g1', accepted: [{ text: '霜' }, { text: '雪', share: 0.5 }] }] },
    });
  });

  it('returns numbers with tolerances, and a range as its middle', () => {
    const [exact, near, range] = questionsOf('a{#4}\n\nb{#3.14:0.01}\n\nc{#3.1..3.2}');
    expect(exact).toMatchObject({ kind: 'numeric', key: { value: '4' } });
    expect(near).toMatchObject({ key: { value: '3.14', tolerance: { type: 'absolute', value: 0.01 } } });
    expect(range).toMatchObject({ key: { value: '3.15', tolerance: { value: 0.05 } } });
  });

  it('returns pairs with a distractor for an empty left side', () => {
    const [question] = questionsOf('连线{=猫 -> 喵 =狗 -> 汪 = -> 咩}');
    expect(question).toMatchObject({
      kind: 'matching',
      body: {
        left: [{ id: 'l1' }, { id: 'l2' }],
        right: [{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }],
        partners: 'one',
      },
      key: {
        pairs: [
          { left: 'l1', right: 'r1' },
          { left: 'l2', right: 'r2' },
        ],
      },
    });
  });

  it('returns formulas between delimiters, formats of HTML and of Markdown', () => {
    const [tex, html, markdown] = questionsOf(
      '求 \\\\(x^2\\\\) 的导数{T}\n\n[html]<p>水是 H<sub>2</sub>O</p>{T}\n\n[markdown]这是**对**的{T}',
    );
    expect(tex?.stem.paragraphs[0]?.runs[1]).toEqual({ type: 'formula', latex: 'x^2' });
    expect(html?.stem.paragraphs[0]?.runs[1]).toMatchObject({ text: '2', props: { baseline: -0.25 } });
    expect(markdown?.stem.paragraphs[0]?.runs[1]).toMatchObject({ text: '对', props: { bold: true } });
  });

  it('makes a description the material of the questions after it', () => {
    const report = readGift('阅读短文。\n\n一{T}\n\n二{F}\n\n$CATEGORY: 其他\n\n三{T}');
    expect(report.questions).toMatchObject([
      { kind: 'composite', children: [{}, {}] },
      { kind: 'true-false' },
    ]);
    expect(report.lines).toContainEqual({ code: 'description-joined', question: 0, state: 'unsure' });
  });

  it('reports pictures, weights and texts that are not kept', () => {
    expect(codesOf('[html]<img src\\="a.png">看图{T}')).toEqual(['lost file-missing']);
    expect(codesOf('x{~%50%a =b}')).toEqual(['lost part-weights']);
    expect(codesOf('[html]<script>alert(1)</script>好{T}')).toEqual(['lost active-content']);
    expect(codesOf('没有答案')).toEqual(['lost description']);
  });

  it('refuses what it does not understand and reads on', () => {
    const report = readGift('坏的{=a\n\n好的{T}\n\n也坏{text ~a}\n\n数{#abc}');
    expect(report.questions).toHaveLength(1);
    expect(report.lines.map(({ code, place }) => [code, place])).toEqual([
      ['not-understood', '1'],
      ['not-understood', '5'],
      ['not-understood', '7'],
    ]);
  });

  it('is bounded for files of any size and form', () => {
    const hostile = [
      '{'.repeat(100_000),
      'a{=\n\n'.repeat(3000),
      '=~#{}\\'.repeat(5000),
      'x{T}\n\n'.repeat(30_000),
    ];
    for (const text of hostile) {
      const { questions, lines } = readGift(text);
      expect(questions.length).toBeLessThanOrEqual(2000);
      expect(lines.length).toBeLessThanOrEqual(10_000);
    }
  });
});
