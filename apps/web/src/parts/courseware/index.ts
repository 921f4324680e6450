export { AssetLinks } from './asset-links.ts';
export { fetchAhead } from './fetch-ahead.ts';
export { forgetCopies } from './forget-copies.ts';
export type { LiveCourseware } from './live-courseware.ts';
export { OfflineCopy } from './offline-copy.ts';
export type { CoursewareUser } from './open-courseware.ts';
export type { SavedState } from './saved-state.ts';
export { type ShownCourseware, showCourseware } from './shown-courseware.ts';
export { useOpenCourseware } from './use-open-courseware.ts';
