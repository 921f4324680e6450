import { type LateCode, useLate } from '@lectern/ui/late';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';

export const NO_TOOLS: readonly OpenableTool[] = [];

/** The class tools; empty until their catalogue has loaded after the first paint. */
export function useClassTools(
  classTools: LateCode<readonly OpenableTool[]>,
  painted: boolean,
): readonly OpenableTool[] {
  const late = useLate(classTools, painted);
  return late.type === 'here' ? late.value : NO_TOOLS;
}
