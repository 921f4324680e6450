export { assert, defined } from './assert.ts';
export { base64 } from './base64.ts';
export { crc32 } from './crc32.ts';
export { Disposables, type Dispose } from './dispose.ts';
export { callEach, Emitter } from './emitter.ts';
export { isId, newId } from './id.ts';
export { IDENTITY, type Matrix, multiply } from './matrix.ts';
export { ownValue } from './own-value.ts';
export { type Random, seeded } from './seeded.ts';
export { type Readable, Signal } from './signal.ts';
export { SteadyClock } from './steady-clock.ts';
export {
  packedZipEntry,
  readZipDirectory,
  ZIP_END_BYTES,
  type ZipEntry,
  zipDirectoryStart,
} from './zip-directory.ts';
