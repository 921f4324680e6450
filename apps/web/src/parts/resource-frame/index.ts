export { ResourceFrame } from './resource-frame.tsx';
export { Said } from './said.tsx';
