export { registerCoursewareVersions } from './register-courseware-versions.ts';
