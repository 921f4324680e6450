import type { CoursewareSource } from '../../parts/courseware-viewer/index.ts';
import type { PreviewSource } from '../../parts/viewers/index.ts';

/** A file or courseware, as a phone or a preview shows it. */
export interface ShownResource {
  /** Key of the page that was left, in this browser: id of the document or of the link. */
  readonly id: string;
  readonly name: string;
  readonly hasPages: boolean;
  /** File extension. */
  readonly format: string;
  readonly size: number;
  /** Time of the last change, milliseconds since 1970. */
  readonly updatedAt: number;
  /** Name of the owner, if it is another user. */
  readonly owner?: string | undefined;
}

/** Source of the content. Its links expire and are requested again, so they are not stored. */
export interface ResourceSource extends CoursewareSource {
  /** Id with which previews are requested. */
  readonly id: string;
  /** Undefined: previews are requested as the signed-in user. */
  readonly previews?: PreviewSource | undefined;
  /** Undefined when downloading is not allowed. */
  readonly download?: (() => Promise<{ readonly name: string; readonly url: string }>) | undefined;
}
