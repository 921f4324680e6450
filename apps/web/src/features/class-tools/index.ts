export { classTools } from './catalogue.ts';
