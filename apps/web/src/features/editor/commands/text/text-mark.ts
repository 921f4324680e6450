import type { ResolvedParagraph } from '@lectern/courseware';
import type { RunPatch } from '@lectern/stage/edit';
import { meantText } from '../../editing/text-target.ts';
import { type Command, type CommandOptions, command } from '../command.ts';

/** A look that runs of text have or have not. */
export interface TextMark extends Command {
  /** Whether all of the text has it, as the panel shows it. */
  readonly isOnIn: (paragraphs: readonly ResolvedParagraph[]) => boolean;
}

interface TextMarkOptions extends Pick<CommandOptions<undefined>, 'id' | 'label' | 'icon' | 'keys'> {
  readonly isOnIn: TextMark['isOnIn'];
  /** What gives a run the look, or takes it. */
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
