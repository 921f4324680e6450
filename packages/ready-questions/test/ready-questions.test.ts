import { readFileSync } from 'node:fs';
import {
  BASIC_KINDS,
  fullScoreOf,
  INTERACTIVE_KINDS,
  interactiveKindOf,
  isBlank,
  isComposite,
  kindOf,
  parseQuestion,
  plainTextOf,
  problemsOf,
  type SingleQuestion,
  scoreOf,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { bytesOf, type Chapter, loadReadyQuestions, READY_BOOKS, READY_GAMES } from '../src/index.ts';
import { WRONG_ANSWERS } from './wrong/index.ts';
import { isMarked, isTyped, typedResponse, wrongResponses } from './wrong-responses.ts';

interface Node {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly Node[];
}
interface Textbook {
  readonly id: string;
  readonly stage: string;
  readonly gradeNumber: number;
  readonly subject: string;
  readonly volume: string;
  readonly nodes: readonly Node[];
}

const CURRICULUM = new URL(
  '../../../apps/web/src/features/desk/chapter/generated/curriculum.json',
  import.meta.url,
);
const textbooks = JSON.parse(readFileSync(CURRICULUM, 'utf8')) as readonly Textbook[];
const withBelow = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(withBelow)];
const asNumber = ({ n, d }: { readonly n: bigint; readonly d: bigint }) => Number(n) / Number(d);

const books = await Promise.all(
  READY_BOOKS.map(async (book) => ({ book, ...(await loadReadyQuestions(book.name)) })),
);
const all = books.flatMap(({ book, questions }) => questions.map((one) => ({ ...one, book })));
const named = all.map((one) => [`${one.book.name} ${one.number}`, one] as const);
/** The questions that are answered; 12.3 is the third one about the material 12. */
const answered = all.flatMap(({ book, number, question }) =>
  isComposite(question)
    ? question.children.map((child, index) => ({
        book,
        number: Number(`${number}.${index + 1}`),
        question: child,
      }))
    : [{ book, number, question: question satisfies SingleQuestion }],
);
const namedAnswered = answered.map((one) => [`${one.book.name} ${one.number}`, one] as const);

describe.each(books)('the questions of $book.name', ({ book, questions, pictures }) => {
  it('belong to a book and chapters of the curriculum', () => {
    const textbook = textbooks.find(({ id }) => id === book.id);
    expect(textbook).toMatchObject({
      stage: book.stage,
      gradeNumber: book.grade,
      subject: book.subject,
      volume: book.volume,
    });
    const titles = new Map(textbook?.nodes.flatMap(withBelow).map(({ id, label }) => [id, label]));
    const unitOf = ({ id, unit }: Chapter) =>
      textbook?.nodes.find((node) => withBelow(node).some((one) => unit !== undefined && one.id === id));
    for (const { chapter, number } of questions) {
      expect([number, chapter.title]).toEqual([number, titles.get(chapter.id)]);
      expect([number, chapter.unit]).toEqual([number, unitOf(chapter)?.label]);
    }
    const names = new Map(questions.map(({ chapter }) => [chapter.id, `${chapter.unit} ${chapter.title}`]));
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it('are as many as the catalogue says, each with a number of its own', () => {
    expect(questions).toHaveLength(book.count);
    expect(new Set(questions.map(({ number }) => number)).size).toBe(book.count);
  });

  it('show the pictures that their book has, and all of them', () => {
    const known = pictures.map(({ asset }) => asset);
    const shown = new Set(JSON.stringify(questions).match(/(?<="asset":")[0-9a-f]{64}/g));
    expect([...shown].sort()).toEqual([...new Set(known)].sort());
    for (const { svg, width, height, alt } of pictures) {
      expect(alt).not.toBe('');
      expect(new TextDecoder().decode(bytesOf(svg))).toBe(svg);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});

it.each(named)('%s is read as it is written, and has no problem', (_name, { question }) => {
  const read = parseQuestion(question);
  expect(read).toEqual({ state: 'question', question });
  expect(problemsOf(question)).toEqual([]);
  expect(isBlank(question.stem)).toBe(false);
  expect(plainTextOf(question.analysis ?? question.stem).length).toBeGreaterThan(5);
  expect(JSON.stringify(question)).not.toContain('undefined');
  // A formula that lacks one of its dollar signs is left in the text.
  expect(JSON.stringify(question)).not.toMatch(/"text":"(?:[^"\\]|\\")*(?:\$|\\\\)/u);
});

it.each(namedAnswered)('%s gives its key all points, and nothing for no answer', (_name, { question }) => {
  const kind = kindOf(question.kind);
  const full = asNumber(fullScoreOf(question));
  const right = kind?.rightResponse(question.body, question.key);
  if (right === undefined) {
    expect(['short-answer', 'essay', 'media-answer']).toContain(question.kind);
    const { sample } = question.key as { sample?: Parameters<typeof plainTextOf>[0] };
    if (question.kind !== 'short-answer' || !sample) return;
    expect(asNumber(scoreOf(question, { text: plainTextOf(sample) }).points)).toBe(full);
    return;
  }
  expect(asNumber(scoreOf(question, right).points)).toBe(full);
  expect(asNumber(scoreOf(question, {}).points)).toBe(0);
});

it.each(namedAnswered)('%s gives fewer points for wrong answers', (_name, { book, number, question }) => {
  if (isMarked(question.kind)) return;
  const written = WRONG_ANSWERS[book.name][number];
  const wrong = isTyped(question.kind)
    ? (written ?? []).map((text) => typedResponse(question, text))
    : wrongResponses(question);
  expect(wrong.length).toBeGreaterThanOrEqual(question.kind === 'true-false' ? 1 : 3);
  const full = asNumber(fullScoreOf(question));
  for (const response of wrong) {
    const { points, isReadable } = scoreOf(question, response);
    expect({ response, isReadable }).toEqual({ response, isReadable: true });
    expect({ response, isLess: asNumber(points) < full }).toEqual({ response, isLess: true });
  }
});

it('no wrong answers are written for a question that does not exist', () => {
  for (const [name, answers] of Object.entries(WRONG_ANSWERS)) {
    const numbers = answered.filter(({ book }) => book.name === name).map(({ number }) => String(number));
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(answers)));
  }
});

it('no two questions have the same id, and none asks what another one asks', () => {
  expect(new Set(all.map(({ question }) => question.id)).size).toBe(all.length);
  const asked = answered.map(({ question: { stem, body } }) => JSON.stringify([stem, body]));
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

it('stems are short enough to be read from the last row, and choices fit on a phone', () => {
  const mostOf = (kind: string) => (kind === 'composite' ? 1000 : 260);
  const long = all.filter(({ question }) => plainTextOf(question.stem).length > mostOf(question.kind));
  expect(long.map(({ book, number }) => `${book.name} ${number}`)).toEqual([]);
});
it('each kind occurs at least eight times, and a quarter of the questions are games', () => {
  const counts = new Map([...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => [kind, 0]));
  for (const { question } of all) counts.set(question.kind, (counts.get(question.kind) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count < 8)).toEqual([]);
  const games = all.filter(({ question }) => interactiveKindOf(question.kind));
  expect(games.length).toBeGreaterThan(all.length / 4);
});

it('ten games of the toolbar exist under their kind and title, and can be played', () => {
  expect(READY_GAMES).toHaveLength(10);
  for (const { book, number, kind, title } of READY_GAMES) {
    const found = all.find((one) => one.book.name === book && one.number === number);
    expect(found?.question).toHaveProperty('body.play');
    expect(found && [found.question.kind, plainTextOf(found.question.stem)]).toEqual([kind, title]);
  }
});
