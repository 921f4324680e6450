import { useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { insertFile } from '../media/insert-media.ts';

/** State of storing a file that was made in a dialog. The dialog keeps the file until it is stored. */
export interface MadeFile {
  readonly storing: boolean;
  /** Why storing failed; cleared by another try or by `forgetProblem`. */
  readonly problem: string | undefined;
  readonly store: (file: File) => Promise<void>;
  /** Cancels storing. */
  readonly stop: () => void;
  readonly forgetProblem: () => void;
}

export function useMadeFile(onStored: () => void): MadeFile {
  const { document, session, focusPage } = useEditing();
  const [storing, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  const store = async (file: File) => {
    let isStopped = false;
    setStoring(true);
    setProblem(undefined);
    try {
      await insertFile(document, session, file, (progress) => {
        cancel.current =
          progress &&
          (() => {
            isStopped = true;
            progress.cancel();
          });
      });
      if (!isStopped) {
        onStored();
        focusPage();
        return;
      }
    } catch (error) {
      if (!isStopped) setProblem(error instanceof Error ? error.message : '');
    }
    setStoring(false);
  };
  return {
    storing,
    problem,
    store,
    stop: () => cancel.current?.(),
    forgetProblem: () => setProblem(undefined),
  };
}
