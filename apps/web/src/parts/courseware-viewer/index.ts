export type { CoursewareSource } from './courseware-viewer-props.ts';
export { FetchedCourseware } from './fetched-courseware.tsx';
