export {
  type LazyComponent,
  type LazyFailureProps,
  lazyComponent,
  ThrowLoadFailure,
  useLazy,
} from './lazy.tsx';
export { ChunkLoadError, LazyCode } from './lazy-code.ts';
