import { contentOf, plainTextOf } from '@lectern/questions';
import type { ReactNode } from 'react';
import { useAuthor } from '../../author-context.ts';
import { PairList } from '../../fields/pair-list.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { type CluedWord, newWord, withPastedWords } from './clued-words.ts';

interface WordListProps {
  readonly words: readonly CluedWord[];
  readonly onChange: (words: readonly CluedWord[]) => void;
  readonly notes: ProblemNotes;
  readonly most: number;
  readonly names: React.ComponentProps<typeof PairList>['names'];
  readonly media?: boolean;
}

/** Words at the left and clues at the right. */
export function WordList({ words, onChange, notes, most, names, media = true }: WordListProps): ReactNode {
  const { makeId } = useAuthor();
  const rows = words.map((word) => ({ ...word, left: contentOf(word.word), right: word.clue }));
  return (
    <PairList
      rows={rows}
      onChange={(next) =>
        onChange(
          next.map(({ left, right, ...word }) => ({
            ...word,
            // A word has no formats.
            word: plainTextOf(left).replaceAll('\n', ' ').slice(0, 400),
            clue: right,
          })),
        )
      }
      makeRow={() => {
        const made = newWord(makeId);
        return { ...made, left: contentOf(''), right: made.clue };
      }}
      onCells={(index, cells) => onChange(withPastedWords(words, index, cells, makeId, most))}
      fewest={1}
      most={most}
      names={names}
      media={media}
      problemsOf={({ id, part }) => ({ left: notes.of(`${part}/${id}`) ?? notes.of(part) })}
    />
  );
}
