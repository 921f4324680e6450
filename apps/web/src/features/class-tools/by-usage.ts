import type { CatalogueEntry } from '@lectern/protocol/tool-entry';
import type { ToolUse } from '../../parts/tool-usage.ts';

/** Sorts by number of uses, the most used first. Items with equal numbers keep their order. */
export function byUsage<T extends { readonly code: string }>(
  tools: readonly T[],
  uses: readonly ToolUse[],
): readonly { readonly tool: T; readonly times: number }[] {
  const times = new Map(uses.map((each) => [each.code, each.times]));
  return tools
    .map((tool) => ({ tool, times: times.get(tool.code) ?? 0 }))
    .toSorted((one, other) => other.times - one.times);
}

/** The tools in list order: the most used in this month first, then in the catalogue's order. */
export function listed(
  entries: readonly CatalogueEntry[],
  usage: readonly ToolUse[],
): readonly CatalogueEntry[] {
  const times = new Map(usage.map((each) => [each.code, each.times]));
  const timesOf = ({ toolKey, lectern: { usageCode } }: CatalogueEntry) =>
    times.get(usageCode === '' ? toolKey : usageCode) ?? 0;
  return entries.toSorted((a, b) => timesOf(b) - timesOf(a) || placeOf(a) - placeOf(b));
}

/** The tool's position among the tools of all subjects. */
function placeOf({ seq, lectern: { no } }: CatalogueEntry): number {
  return (seq['0'] ?? 999) * 1000 + no;
}
