export { favouritesOf } from './favourite-tools.ts';
export { loadTeachingTools, type ToolList } from './tool-service.ts';
