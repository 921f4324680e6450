export { LateByKey, Tools } from './tools.tsx';
