export {
  type LateComponent,
  type LateFailureProps,
  type LateOptions,
  late,
  ThrowLateFailure,
  useLate,
} from './late.tsx';
export { ChunkLoadError, LateCode, type LateState } from './late-code.ts';
