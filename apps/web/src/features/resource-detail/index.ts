export { OwnResource } from './own-resource.tsx';
export type { ResourceSource } from './resource.ts';
export { LinkInvalid, OpenInBrowserScreen } from './resource-messages.tsx';
export { ResourceScreen } from './resource-screen.tsx';
