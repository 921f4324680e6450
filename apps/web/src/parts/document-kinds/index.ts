export { type DocumentKindRow, documentKinds } from './document-kinds.ts';
export { addressOf, addressOfKind } from './document-paths.ts';
export { kindRowOf } from './kind-row.ts';
