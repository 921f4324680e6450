export { FetchedCourseware } from './fetched-courseware.tsx';
