import { type QuestionFileWish, questionFileLosses } from '@lectern/protocol/question-files';
import { call } from '../../../platform/api/call.ts';

export interface Losses {
  /** Number of questions in the file. */
  readonly written: number;
  readonly groups: readonly LossGroup[];
}

/** A loss with the questions that it is about. */
export interface LossGroup {
  readonly text: string;
  readonly state: 'lost' | 'changed' | 'unsure' | 'refused';
  /** Numbers in the exercise, in order; empty for the exercise as a whole. */
  readonly numbers: readonly number[];
}

const RANK = { refused: 0, lost: 1, changed: 2, unsure: 3 } as const;

/** Asks what a file would lose. Rejects with an ApiError. */
export async function lossesOf(
  documentId: string,
  wish: Partial<QuestionFileWish> & Pick<QuestionFileWish, 'format'>,
  signal: AbortSignal,
): Promise<Losses> {
  const { written, lines } = await call(questionFileLosses, {
    params: { id: documentId },
    body: wish,
    signal,
  });
  return { written, groups: groupedLosses(lines) };
}

type Line = Omit<LossGroup, 'numbers'> & { readonly number?: number | undefined };

/** One group for each text, what is left out first. */
export function groupedLosses(lines: readonly Line[]): readonly LossGroup[] {
  const groups = new Map<string, { text: string; state: LossGroup['state']; numbers: Set<number> }>();
  for (const { text, state, number } of lines) {
    const group = groups.get(text) ?? { text, state, numbers: new Set() };
    if (number !== undefined) group.numbers.add(number);
    groups.set(text, group);
  }
  return [...groups.values()]
    .map(({ numbers, ...group }) => ({ ...group, numbers: [...numbers].sort((a, b) => a - b) }))
    .sort((a, b) => RANK[a.state] - RANK[b.state]);
}
