export { LazyByKey, Tools } from './tools.tsx';
