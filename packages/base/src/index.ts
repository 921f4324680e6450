export { AssertionError, assert, defined, unreachable } from './assert.ts';
export { base64 } from './base64.ts';
export { crc32 } from './crc32.ts';
export { Disposables, type Dispose } from './dispose.ts';
export { isId, newId } from './id.ts';
export { IDENTITY, type Matrix, multiply } from './matrix.ts';
export { ownValue } from './own-value.ts';
export { err, ok, type Result } from './result.ts';
export { packedZipEntry, readZipDirectory, type ZipDirectory, type ZipEntry } from './zip-directory.ts';
