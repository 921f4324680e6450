export { markCoverStale } from './cover/stale-covers.ts';
export { documentNews, noteVisit } from './document-news.ts';
export { followName } from './follow-name.ts';
export { renameOpen } from './rename-open.ts';
