import { type LateCode, useLate } from '@lectern/ui/late';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';

export const NO_TOOLS: readonly OpenableTool[] = [];

/** The class tools: none until their catalogue is here, which nothing that is painted first waits for. */
export function useClassTools(
  classTools: LateCode<readonly OpenableTool[]>,
  painted: boolean,
): readonly OpenableTool[] {
  const late = useLate(classTools, painted);
  return late.type === 'here' ? late.value : NO_TOOLS;
}
