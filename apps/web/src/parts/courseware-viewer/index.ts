export type { CoursewareSource } from './courseware-source.ts';
export { FetchedCourseware } from './fetched-courseware.tsx';
