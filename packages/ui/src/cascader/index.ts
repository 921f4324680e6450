export { Cascader } from './cascader.tsx';
