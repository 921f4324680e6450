import type { CoursewareSource } from '../../parts/courseware-viewer/index.ts';
import type { PreviewSource } from '../../parts/viewers/index.ts';

/** A file or courseware, as a phone or a preview shows it. */
export interface ShownResource {
  /** Under which what was seen of it is kept: of the document, or of the link. */
  readonly id: string;
  readonly name: string;
  readonly hasPages: boolean;
  /** The extension of its name. */
  readonly format: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Whose it is, where that is somebody else. */
  readonly owner?: string | undefined;
}

/** Where what is shown comes from. Links end and are asked for anew: nothing else is kept of them. */
export interface ResourceSource extends CoursewareSource {
  /** What the previews are asked for by. */
  readonly id: string;
  /** Left out: as who is signed in. */
  readonly previews?: PreviewSource | undefined;
  /** Undefined where it may not be taken along. */
  readonly download?: (() => Promise<{ readonly name: string; readonly url: string }>) | undefined;
}
