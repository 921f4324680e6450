export { LateByKey } from './late-by-key.ts';
export { Tools } from './tools.tsx';
