import { useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { insertFile } from '../media/insert-media.ts';

/** How a file that was made in a dialog comes onto the page. Until it is there, the dialog has it. */
export interface MadeFile {
  readonly storing: boolean;
  /** Why it was not stored, until that is tried again or forgotten. */
  readonly problem: string | undefined;
  readonly store: (file: File) => Promise<void>;
  /** Stops storing it. */
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
