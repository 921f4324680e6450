import type { ToolUse } from '../../../parts/tool-usage.ts';

/** Sorts by number of uses, the most used first; equal ones keep their order. */
export function byUsage<T extends { readonly code: string }>(
  tools: readonly T[],
  uses: readonly ToolUse[],
): readonly { readonly tool: T; readonly times: number }[] {
  const times = new Map(uses.map((each) => [each.code, each.times]));
  return tools
    .map((tool) => ({ tool, times: times.get(tool.code) ?? 0 }))
    .toSorted((one, other) => other.times - one.times);
}
