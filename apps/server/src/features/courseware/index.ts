export type { CoursewareLogs, CoursewareService, PagedDocuments } from './courseware.service.ts';
export { registerCourseware } from './register-courseware.ts';
export { sendPage, sendRead } from './send-read.ts';
