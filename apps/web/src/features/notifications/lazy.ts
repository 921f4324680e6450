export { watchParsed } from './parsed-notice.ts';
