import type { QuestionHost } from '@lectern/question-views';
import { LazyCode, lazyComponent, useLazy } from '@lectern/ui/lazy';
import { useEffect, useMemo } from 'react';
import { FormulaField } from '../../../parts/formula-field/index.ts';

/** Loaded for questions that are answered by drawings, photographs or recordings. */
const files = new LazyCode(async () => (await import('./own-files.ts')).ownFiles);

/** The share of files that is sent, and the works that the teacher shows; loaded with the first question for files. */
export const Works = lazyComponent(async () => (await import('./works.tsx')).Works);

/** Questions for drawings, photographs and recordings, and essays with photographs: much less code than reading their bodies. */
const TAKES_FILES = /media-answer|photographs":[1-9]/;

interface Asked {
  readonly id: string;
  /** The question or questions that are asked. */
  readonly questions: readonly unknown[];
  /** Addresses of the server's files by hash. */
  readonly files: Readonly<Record<string, string>>;
}

/** The host of the questions of an activity. Files of answers are stored on the phone until their answer is sent. */
export function useFileHost({ id, questions, files: addresses }: Asked): QuestionHost {
  const takesFiles = TAKES_FILES.test(JSON.stringify(questions));
  const loaded = useLazy(files, takesFiles);
  const own = loaded.type === 'here' ? loaded.value : undefined;
  useEffect(() => void own?.load(id), [own, id]);
  return useMemo(
    (): QuestionHost => ({
      FormulaField,
      assetUrl: (hash) => own?.addressOf(hash) ?? addresses[hash],
      ...own?.storage(id),
    }),
    [id, own, addresses],
  );
}
