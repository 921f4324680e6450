export { CoursewareViewer } from './courseware-viewer.tsx';
