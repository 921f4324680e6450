import type { ResolvedParagraph } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';

/** What the parts of the text panel get. */
export interface TextSectionProps {
  readonly target: TextTarget;
  readonly paragraphs: readonly ResolvedParagraph[];
}
