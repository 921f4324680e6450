import { interactiveKindOf, plainTextOf } from '@lectern/questions';
import { type Chapter, READY_BOOKS, type ReadyBook, type ReadyQuestion } from '@lectern/ready-questions';

/** The search of a teacher among the questions of a book. Empty texts and 0 stand for all. */
export interface ReadyFilter {
  readonly chapter: string;
  /** A kind, or `basic` or `game` for all of these. */
  readonly kind: string;
  readonly difficulty: number;
  readonly words: string;
}

export const NO_FILTER: ReadyFilter = { chapter: '', kind: '', difficulty: 0, words: '' };

/** The questions that match all fields of the filter, in the order of the book. */
export function filtered(
  questions: readonly ReadyQuestion[],
  { chapter, kind, difficulty, words }: ReadyFilter,
): readonly ReadyQuestion[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return questions.filter(
    (one) =>
      (chapter === '' || one.chapter.id === chapter) &&
      (kind === '' || isOfKind(one.question.kind, kind)) &&
      (difficulty === 0 || one.question.difficulty === difficulty) &&
      hasWords(one, wanted),
  );
}

function isOfKind(kind: string, wanted: string): boolean {
  const isGame = interactiveKindOf(kind) !== undefined;
  if (wanted === 'basic') return !isGame;
  return wanted === 'game' ? isGame : kind === wanted;
}

function hasWords({ chapter, question }: ReadyQuestion, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const { stem, knowledgePoints = [], analysis } = question;
  const texts = [
    chapterName(chapter),
    ...knowledgePoints,
    plainTextOf(stem),
    analysis ? plainTextOf(analysis) : '',
  ];
  const text = texts.join('\n').toLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** The title of a chapter, after that of its unit where other units have a chapter of the same title. */
export function chapterName({ unit, title }: Pick<Chapter, 'unit' | 'title'>): string {
  return unit === undefined ? title : `${unit} · ${title}`;
}

/** The chapters of questions in their order, each with its number of questions. */
export function chaptersOf(
  questions: readonly ReadyQuestion[],
): readonly (Chapter & { readonly count: number })[] {
  const counts = new Map<string, Chapter & { count: number }>();
  for (const { chapter } of questions) {
    const known = counts.get(chapter.id);
    if (known) known.count += 1;
    else counts.set(chapter.id, { ...chapter, count: 1 });
  }
  return [...counts.values()];
}

export const STAGES = [...new Set(READY_BOOKS.map(({ stage }) => stage))];

export function subjectsOf(stage: string): readonly string[] {
  return [...new Set(READY_BOOKS.filter((book) => book.stage === stage).map(({ subject }) => subject))];
}

export function booksOf(stage: string, subject: string): readonly ReadyBook[] {
  return READY_BOOKS.filter((book) => book.stage === stage && book.subject === subject);
}

/** The book with an id of the curriculum, otherwise the first one. */
export function firstBook(id: string | undefined): ReadyBook | undefined {
  return READY_BOOKS.find((book) => book.id === id) ?? READY_BOOKS[0];
}

/** English names of the stages, subjects and volumes of the catalogue, by their Chinese names. */
const ENGLISH: Readonly<Record<string, string>> = {
  小学: 'Primary',
  初中: 'Junior',
  高中: 'Senior',
  语文: 'Chinese',
  数学: 'Maths',
  英语: 'English',
  物理: 'Physics',
  上册: 'volume 1',
  下册: 'volume 2',
  必修上册: 'required, volume 1',
  必修第一册: 'required, book 1',
};

/** The name of a stage, subject or volume in a language; the Chinese one if there is no other. */
export function nameIn(language: string, chinese: string): string {
  return language === 'en' ? (ENGLISH[chinese] ?? chinese) : chinese;
}
