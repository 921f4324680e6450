import type { PaperSection, Question } from '@lectern/questions';
import type { ImportedQuestions } from './import-props.ts';
import type { FileLine, ReadFile } from './read-file.ts';

/** Indexes of the questions that are picked at first: as many as there is room for. */
export function firstPicks({ questions }: Pick<ReadFile, 'questions'>, room: number): ReadonlySet<number> {
  return new Set(questions.slice(0, Math.max(0, room)).keys());
}

/** The picks after one question or, with `from`, all between both were picked or left out. */
export function withPick(
  picks: ReadonlySet<number>,
  index: number,
  isPicked: boolean,
  from = index,
): ReadonlySet<number> {
  const next = new Set(picks);
  for (let at = Math.min(index, from); at <= Math.max(index, from); at += 1) {
    if (isPicked) next.add(at);
    else next.delete(at);
  }
  return next;
}

const HASHES = /"[0-9a-f]{64}"/g;

/** The picked questions in order, the headings above them, and the files that they name. */
export function pickedOf(
  { name, sections, files }: Pick<ReadFile, 'name' | 'sections' | 'files'>,
  questions: readonly Question[],
  picks: ReadonlySet<number>,
): ImportedQuestions {
  const picked = questions.filter((_, index) => picks.has(index));
  const before = (first: number) => [...picks].filter((index) => index < first).length;
  const own = sections.map(({ title, first }, at): PaperSection & { readonly count: number } => {
    const from = before(first);
    return { title, first: from, count: before(sections[at + 1]?.first ?? questions.length) - from };
  });
  const named = new Set([...JSON.stringify(picked).matchAll(HASHES)].map(([hash]) => hash.slice(1, -1)));
  return {
    name: name.replace(/\.[^.]{1,8}$/, ''),
    questions: picked,
    sections: own.flatMap(({ count, ...section }) => (count > 0 ? [section] : [])),
    files: files.filter(({ hash }) => named.has(hash)),
  };
}

/** The lines of a report in the order in which an author reads them: what was left out first. */
export function sortedLines(lines: readonly FileLine[]): readonly FileLine[] {
  const rank = { refused: 0, unsure: 1, lost: 2, changed: 3 };
  return lines.toSorted((a, b) => rank[a.state] - rank[b.state] || (a.question ?? -1) - (b.question ?? -1));
}

/** Lines of each question, by its index. */
export function linesByQuestion(lines: readonly FileLine[]): ReadonlyMap<number, readonly FileLine[]> {
  const found = new Map<number, FileLine[]>();
  for (const line of lines) {
    if (line.question === undefined) continue;
    const own = found.get(line.question);
    if (own) own.push(line);
    else found.set(line.question, [line]);
  }
  return found;
}
