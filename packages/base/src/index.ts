export { AssertionError, assert, defined, unreachable } from './assert.ts';
export { Disposables, type Dispose } from './dispose.ts';
export { isId, newId } from './id.ts';
export { err, ok, type Result } from './result.ts';
