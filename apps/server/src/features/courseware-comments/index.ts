export type { CoursewareCommentsService } from './courseware-comments.service.ts';
export { registerCoursewareComments } from './register-courseware-comments.ts';
