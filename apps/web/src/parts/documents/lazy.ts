export { noteVisit } from './document-news.ts';
