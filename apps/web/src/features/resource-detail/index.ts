export { OwnResource } from './own-resource.tsx';
export type { ResourceSource } from './resource.ts';
export { LinkInvalid, OpenInBrowserScreen } from './resource-said.tsx';
export { ResourceScreen } from './resource-screen.tsx';
