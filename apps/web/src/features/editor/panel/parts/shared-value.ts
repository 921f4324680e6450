import type { ResolvedParagraph } from '@lectern/courseware';
import type { Shared, TextTarget } from '@lectern/stage/edit';

/** What the parts of the text panel get. */
export interface TextSectionProps {
  readonly target: TextTarget;
  readonly paragraphs: readonly ResolvedParagraph[];
}

/** The one value; undefined where there are several. */
export function singleOf<T>(shared: Shared<T>): T | undefined {
  return shared.mixed ? undefined : shared.value;
}
