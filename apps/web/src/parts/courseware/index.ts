export { fetchAhead } from './fetch-ahead.ts';
export { forgetCopies } from './forget-copies.ts';
export { LiveAssets } from './live-assets.ts';
export type { LiveCourseware } from './live-courseware.ts';
export { OfflineCopy } from './offline-copy.ts';
export type { CoursewareUser } from './open-courseware.ts';
export { useOpenCourseware } from './use-open-courseware.ts';
