import type { Edit } from '@lectern/courseware';
import { showToast } from '@lectern/ui';
import { useMemo } from 'react';
import { useEditing } from '../../../editing/editor-context.ts';
import { kindOfMime, measurePicture } from '../../../media/insert-media.ts';
import { keepAsset } from '../../../media/keep-asset.ts';
import { fillText } from './texts.ts';

/** A picture that the courseware may now refer to. */
export interface FillPicture {
  readonly hash: string;
  /** Puts its record into the courseware, in the step that fills something with it. */
  readonly keep: (edit: Edit) => void;
}

/** Where the pictures of fills go. */
export interface FillPictures {
  /** Stores a file. Undefined, and said to the teacher, where it is no picture or could not be stored. */
  store(
    file: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<FillPicture | undefined>;
}

/** The pictures of the open courseware. */
export function useFillPictures(): FillPictures {
  const { document } = useEditing();
  return useMemo(
    () => ({
      store: async (file, onProgress, signal) => {
        try {
          const measured = kindOfMime(file.type) === 'picture' ? await measurePicture(file) : undefined;
          const stored = measured && (await document.upload(file, onProgress, signal));
          // The server tells by its content what a file really is.
          if (!stored || kindOfMime(stored.mime) !== 'picture') {
            showToast({ kind: 'attention', text: fillText('noPicture') });
            return undefined;
          }
          const { width = stored.width, height = stored.height } = measured;
          return {
            hash: stored.hash,
            keep: (edit) => keepAsset(edit, { ...stored, width, height }, file.name),
          };
        } catch (error) {
          if (!signal.aborted)
            showToast({
              kind: 'failure',
              text: fillText('failed', { reason: error instanceof Error ? error.message : String(error) }),
            });
          return undefined;
        }
      },
    }),
    [document],
  );
}
