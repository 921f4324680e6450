export { late, ThrowLateFailure, useLate } from './late.tsx';
export { LateCode } from './late-code.ts';
