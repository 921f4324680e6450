import { type LazyCode, useLazy } from '@lectern/ui/lazy';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';

export const NO_TOOLS: readonly OpenableTool[] = [];

/** The class tools; empty until their catalogue has loaded after the first paint. */
export function useClassTools(
  classTools: LazyCode<readonly OpenableTool[]>,
  painted: boolean,
): readonly OpenableTool[] {
  const late = useLazy(classTools, painted);
  return late.type === 'here' ? late.value : NO_TOOLS;
}
