export type { CoursewareVersionsService } from './courseware-versions.service.ts';
export { registerCoursewareVersions } from './register-courseware-versions.ts';
