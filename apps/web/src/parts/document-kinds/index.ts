export { type DocumentKindRow, documentKinds, kindRowOf } from './document-kinds.ts';
export { addressOf, addressOfKind } from './document-paths.ts';
