export { markCoverStale } from './cover/stale-covers.ts';
export { documentNews, noteVisit } from './document-news.ts';
export { followName, renameOpen } from './name/document-name.ts';
