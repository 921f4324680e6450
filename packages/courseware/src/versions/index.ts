export { type ComparedPage, comparePages } from './compare-pages.ts';
export { restoreUpdate } from './restore-update.ts';
export { filesNamed, schemaOf, versionOfJson } from './version-of-json.ts';
