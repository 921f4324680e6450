export type { CoursewareService } from './courseware.service.ts';
export { registerCourseware } from './register-courseware.ts';
export { sendRead } from './send-read.ts';
