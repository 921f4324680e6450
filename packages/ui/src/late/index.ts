export { type LateComponent, type LateFailureProps, late, ThrowLateFailure, useLate } from './late.tsx';
export { ChunkLoadError, LateCode } from './late-code.ts';
