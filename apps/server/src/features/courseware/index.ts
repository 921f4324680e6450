export type { CoursewareService, PagedDocuments } from './courseware.service.ts';
export type { KeepsFiles } from './courseware-kind.ts';
export { registerCourseware } from './register-courseware.ts';
export { sendPage, sendRead } from './send-read.ts';
