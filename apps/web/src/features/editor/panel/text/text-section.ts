import type { ResolvedParagraph } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';

/** Props of the text panel's sections. */
export interface TextSectionProps {
  readonly target: TextTarget;
  readonly paragraphs: readonly ResolvedParagraph[];
}
