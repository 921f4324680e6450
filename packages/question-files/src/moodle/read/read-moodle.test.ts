import { base64 } from '@lectern/base';
import { plainTextOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { PNG } from '../../testing/drafts.ts';
import { readMoodle } from './read-moodle.ts';

const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const question = (type: string, words: string, ...own: string[]) =>
  `<question type="${type}"><name>${text('名')}</name><questiontext format="html">${text(words)}</questiontext>${own.join('')}</question>`;
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('')}</quiz>`;
const read = (...questions: string[]) => readMoodle(quiz(...questions));
const first = (...questions: string[]) => read(...questions).questions[0] as SingleQuestion;
const codes = (...questions: string[]) =>
  read(...questions).lines.map(({ code, state }) => `${state} ${code}`);
const file = `<file name="a b.png" path="/" encoding="base64">${base64(PNG)}</file>`;

describe('readMoodle', () => {
  it('returns one question for each, with category and tags', () => {
    const report = read(
      '<question type="category"><category><text>$course$/top/语文</text></category></question>',
      question(
        'truefalse',
        '对吗',
        `<answer fraction="100">${text('true')}</answer>`,
        `<tags><tag>${text('一年级')}</tag></tags>`,
      ),
    );
    expect(report.questions).toMatchObject([
      { kind: 'true-false', key: { truth: true }, tags: ['一年级', '语文'] },
    ]);
  });

  it('returns pictures that are embedded, by the names of their files', () => {
    const source = question('essay', '看图<img src="@@PLUGINFILE@@/a%20b.png" alt="图">').replace(
      '</questiontext>',
      `${file}</questiontext>`,
    );
    const report = read(source);
    expect((report.questions[0] as SingleQuestion).stem.media).toMatchObject([
      { type: 'picture', alt: '图' },
    ]);
    expect([...report.files.values()]).toMatchObject([{ mime: 'image/png', name: 'a b.png' }]);
    expect(report.lines).toEqual([]);
  });

  it('reports pictures elsewhere, scripts and links, and fetches nothing', () => {
    expect(codes(question('essay', '<img src="http://example.org/a.png"><script>x</script>写'))).toEqual([
      'lost file-missing',
      'lost active-content',
    ]);
  });

  it('returns blanks and inline choices of cloze questions', () => {
    const blanks = first(question('cloze', '春{1:SHORTANSWER:=眠~%50%困#近}不觉{2:SA:=晓}。'));
    expect(blanks).toMatchObject({
      kind: 'fill-blank',
      score: 3,
      key: {
        blanks: [
          { gap: 'g1', accepted: [{ text: '眠' }, { text: '困', share: 0.5 }] },
          { gap: 'g2', accepted: [{ text: '晓' }] },
        ],
      },
    });
    const choices = first(question('cloze', '<p>I {1:MULTICHOICE:=am~is~are} here.</p>'));
    expect(choices).toMatchObject({ kind: 'cloze-choice', key: { right: [{ gap: 'g1', choice: 'c1' }] } });
    expect(plainTextOf((choices.body as { passage: never }).passage)).toBe('I ____ here.');
  });

  it('returns a composite for a cloze question of different gaps', () => {
    const report = read(question('cloze', '2+3={1:NUMERICAL:=5:0.1}，{2:MC:=对~错}，{1:MR:%50%a~%50%b~c}'));
    expect(report.questions).toMatchObject([
      {
        kind: 'composite',
        children: [
          { kind: 'numeric', key: { value: '5', tolerance: { value: 0.1 } }, score: 1 },
          { kind: 'single-choice', score: 2 },
          { kind: 'multiple-choice', key: { right: ['c1', 'c2'] } },
        ],
      },
    ]);
  });

  it('returns inline choices of gapselect, by the groups of its answers', () => {
    const option = (words: string, group: number) =>
      `<selectoption>${text(words)}<group>${group}</group></selectoption>`;
    const one = first(
      question(
        'gapselect',
        '[[1]]和[[4]]',
        option('猫', 1),
        option('狗', 1),
        option('红', 2),
        option('绿', 2),
      ),
    );
    expect(one).toMatchObject({
      kind: 'cloze-choice',
      body: { gaps: [{ choices: [{ id: 'c1' }, { id: 'c2' }] }, { choices: [{ id: 'c3' }, { id: 'c4' }] }] },
      key: {
        right: [
          { gap: 'g1', choice: 'c1' },
          { gap: 'g2', choice: 'c4' },
        ],
      },
    });
  });

  it('returns a number with its units, and the value of a calculated question', () => {
    const number = (value: string) =>
      `<answer fraction="100">${text(value)}<tolerance>0.5</tolerance></answer>`;
    const units =
      '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units><unitgradingtype>1</unitgradingtype><unitpenalty>0.25</unitpenalty><showunits>0</showunits>';
    expect(first(question('numerical', '多长', number('5'), units))).toMatchObject({
      key: {
        value: '5',
        tolerance: { value: 0.5 },
        units: [{ unit: 'm' }, { unit: 'cm', factor: 0.01 }],
        wrongUnit: 0.75,
      },
    });
    const set = (name: string, value: number) =>
      `<dataset_definition><name>${text(name)}</name><dataset_items><dataset_item><number>1</number><value>${value}</value></dataset_item></dataset_items></dataset_definition>`;
    const report = read(
      question(
        'calculated',
        '{a} 的平方加 {b}',
        number('pow({a},2)+{b}'),
        `<dataset_definitions>${set('a', 3)}${set('b', 1.5)}</dataset_definitions>`,
      ),
    );
    expect(report.questions).toMatchObject([{ kind: 'numeric', key: { value: '10.5' } }]);
    expect(plainTextOf((report.questions[0] as SingleQuestion).stem)).toBe('3 的平方加 1.5');
    expect(report.lines.map(({ code }) => code)).toEqual(['numbers-frozen']);
  });

  it('returns points and labels for markers on a picture', () => {
    const drag = (no: number, words: string) =>
      `<drag><no>${no}</no>${text(words)}<noofdrags>1</noofdrags></drag>`;
    const drop = (no: number, shape: string, coords: string, choice: number) =>
      `<drop><no>${no}</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`;
    const one = first(
      question('ddmarker', '北京在哪', file, drag(1, '这里'), drop(1, 'circle', '100,50;20', 1)),
    );
    expect(one).toMatchObject({
      kind: 'hotspot',
      body: { picture: { width: 200, height: 100 }, taps: 1 },
      key: { areas: [{ shape: { type: 'circle', centre: { x: 0.5, y: 0.5 }, radius: 0.1 } }] },
    });
    const two = first(
      question(
        'ddmarker',
        '找',
        file,
        drag(1, '甲'),
        drag(2, '乙'),
        drop(1, 'rectangle', '0,0;20,10', 1),
        drop(2, 'polygon', '1,1;9,1;9,9', 2),
      ),
    );
    expect(two).toMatchObject({
      kind: 'label-picture',
      body: { parts: [{ kind: 'hotspot' }, { kind: 'hotspot' }] },
    });
  });

  it('makes a description the material of the questions after it', () => {
    const truth = question('truefalse', '对', `<answer fraction="100">${text('false')}</answer>`);
    const report = read(question('description', '短文'), truth, truth);
    expect(report.questions).toMatchObject([{ kind: 'composite', children: [{}, {}] }]);
    expect(report.lines).toMatchObject([{ code: 'description-joined', state: 'unsure' }]);
    expect(codes(question('description', '短文'))).toEqual(['lost description']);
  });

  it('refuses types that it does not know and reads on', () => {
    const report = read(question('stack', '求导'), question('essay', '写'));
    expect(report.questions).toHaveLength(1);
    expect(report.lines).toEqual([{ code: 'type', place: '1', detail: 'stack', state: 'refused' }]);
    expect(codes(question('constructor', '题'), question('cloze', '没有空'))).toEqual([
      'refused type',
      'refused type',
    ]);
  });

  it('reports fractions that no rule of ours has', () => {
    const answer = (fraction: number, words: string) =>
      `<answer fraction="${fraction}">${text(words)}</answer>`;
    expect(
      codes(question('multichoice', '题', '<single>true</single>', answer(100, 'a'), answer(50, 'b'))),
    ).toEqual(['lost part-weights']);
    expect(
      codes(question('multichoice', '题', '<single>false</single>', answer(70, 'a'), answer(30, 'b'))),
    ).toEqual(['changed weights']);
    expect(codes(question('shortanswer', '题', answer(100, 'a*')))).toEqual(['lost wildcard']);
  });

  it('returns one line for a file that is no Moodle XML', () => {
    for (const source of [
      '',
      'text',
      '<html></html>',
      '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>',
      new Uint8Array(10),
    ])
      expect(readMoodle(source)).toMatchObject({
        questions: [],
        lines: [{ code: 'not-moodle-xml', state: 'refused' }],
      });
  });

  it('is bounded for files of any size and values that are none', () => {
    const essays = '<question type="essay"><questiontext><text>a</text></questiontext></question>'.repeat(
      100_000,
    );
    const many = readMoodle(`<quiz>${essays}</quiz>`);
    expect(many.questions).toHaveLength(2000);
    expect(many.lines.at(-1)).toMatchObject({ code: 'too-many-questions', state: 'refused' });
    const broken = question(
      'numerical',
      'a',
      '<answer fraction="NaN"><text>NaN</text><tolerance>Infinity</tolerance></answer>',
      '<defaultgrade>1e400</defaultgrade><penalty>x</penalty>',
    );
    expect(() =>
      read(broken, question('ddmarker', 'a'), question('ddimageortext', 'a'), question('matching', 'a')),
    ).not.toThrow();
    const deep = `${'<div>'.repeat(50_000)}x`;
    expect(read(question('essay', deep)).questions).toHaveLength(1);
  });
});
