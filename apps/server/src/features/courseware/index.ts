export type { CoursewareService } from './courseware.service.ts';
export { registerCourseware } from './register-courseware.ts';
