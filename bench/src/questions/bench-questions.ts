import { readQuestions, writeGift, writeMoodle, writeQti } from '@lectern/question-files';
import {
  contentOf,
  passageOf,
  type Question,
  questionsFromText,
  type SingleQuestion,
  scoreOf,
  talliesOf,
} from '@lectern/questions';
import { quantile, report } from '../report.ts';
import { benchAskings } from './askings/bench-askings.ts';
import { benchGames } from './bench-games.ts';

const bench = 'questions';
const COUNT = 1_000;
/** Runs of each figure, of which the median counts. */
const RUNS = 5;

const FIELDS = {
  format: 1,
  version: 1,
  attempts: 1,
  counts: 'last',
  score: 2,
} as const;

function choice(id: string): SingleQuestion {
  return {
    ...FIELDS,
    id,
    kind: 'single-choice',
    stem: contentOf(`第 ${id} 题：下列哪一个数最大？`),
    rule: { name: 'exact' },
    body: { choices: ['a', 'b', 'c', 'd'].map((each) => ({ id: each, content: contentOf(`${each}${id}`) })) },
    key: { right: 'b' },
    analysis: contentOf('逐个比较。'),
  };
}

const blank: SingleQuestion = {
  ...FIELDS,
  id: 'blank',
  kind: 'fill-blank',
  stem: contentOf('填空'),
  rule: { name: 'per-item' },
  body: { passage: passageOf('《秋天的雨》的作者是', { gap: 'g' }) },
  key: { blanks: [{ gap: 'g', accepted: [{ text: '陶金鸿' }, { text: '陶 金 鸿', share: 0.5 }] }] },
};

const NAMES = ['陶金鸿', '陶 金鸿 ', '陶金鴻', '不知道', '', 'ｔａｏ'];

/** A paper of single choices as teachers type it. */
function paper(): string {
  return Array.from(
    { length: COUNT },
    (_, index) =>
      `${index + 1}．下列哪一个数最大？（ B ）\nA．${index}  B．${index + 9}  C．${index - 1}  D．0\n解析：逐个比较。\n难度：易\n`,
  ).join('\n');
}

/**
 * `npm run bench questions`: time to mark answers, to count them, to read files of questions, of frames of a game, and of the
 * answers of whole classes (`askings/bench-askings.ts`; `LECTERN_CLASSES` and `LECTERN_PHONES` ask fewer).
 */
export async function benchQuestions(): Promise<void> {
  const responses = Array.from({ length: COUNT }, (_, index) => ({
    texts: [{ gap: 'g', text: NAMES[index % NAMES.length] ?? '' }],
  }));
  await timed('texts marked', 100, () => responses.map((response) => scoreOf(blank, response)));
  const scored = responses.map((response) => ({ response, score: scoreOf(blank, response) }));
  await timed('texts counted', 100, () => talliesOf(blank, scored));
  const typed = paper();
  await timed('typed questions read', 3_000, () => questionsFromText(typed));
  const questions: Question[] = Array.from({ length: COUNT }, (_, index) => choice(String(index)));
  for (const [name, write] of [
    ['GIFT', writeGift],
    ['Moodle XML', writeMoodle],
    ['QTI 3', writeQti],
  ] as const) {
    const { bytes, extension } = write(questions, new Map());
    await timed(`questions of ${name} read`, 3_000, () => readQuestions(bytes, `paper.${extension}`));
  }
  await benchGames();
  await benchAskings();
}

async function timed(name: string, atMost: number, work: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  report({ bench, name, value: quantile(times, 0.5), unit: 'ms', atMost, of: `${COUNT}` });
}
