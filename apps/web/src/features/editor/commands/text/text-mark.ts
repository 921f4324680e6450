import type { ResolvedParagraph } from '@lectern/courseware';
import type { RunPatch } from '@lectern/stage/edit';
import { meantText } from '../../editing/selection/text-target.ts';
import { type Command, type CommandOptions, command } from '../command.ts';

/** A format that a run of text has or has not. */
export interface TextMark extends Command {
  /** Whether all of the text has the format; the panel shows this. */
  readonly isOnIn: (paragraphs: readonly ResolvedParagraph[]) => boolean;
}

interface TextMarkOptions extends Pick<CommandOptions<undefined>, 'id' | 'label' | 'icon' | 'keys'> {
  readonly isOnIn: TextMark['isOnIn'];
  /** Returns the patch that sets the format on a run, or clears it. */
  readonly patch: (on: boolean) => RunPatch;
}

export function textMark({ isOnIn, patch, ...options }: TextMarkOptions): TextMark {
  const mark = command({
    ...options,
    changes: true,
    run: (context) => {
      const meant = meantText(context);
      meant?.target.patchRuns(patch(!isOnIn(meant.paragraphs)));
    },
  });
  return { ...mark, isOnIn };
}
