import type { OpenableTool } from '../../../parts/class-tools/index.ts';

/** Where the lesson keeps which tools are open: by tool, when it was opened, milliseconds since 1970. */
export const STATE = 'open-tools';

/** The ids of the tools that lie over the show, the one opened last at the end. */
export function idsOf(kept: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(kept)
    .flatMap(([id, at]) => (typeof at === 'number' ? [{ id, at }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** The tools that lie over the show, in the order of the catalogue; each of a row that lies there often by its own id. */
export function openedTools(
  tools: readonly OpenableTool[],
  ids: ReadonlySet<string>,
): readonly OpenableTool[] {
  return tools.flatMap((tool) => {
    if (!tool.many) return ids.has(tool.id) ? [tool] : [];
    return [...ids].filter((id) => isOneOf(tool, id)).map((id) => ({ ...tool, id }));
  });
}

/** The row of the catalogue that an open tool is of. */
export function toolOf(tools: readonly OpenableTool[], id: string): OpenableTool | undefined {
  return tools.find((tool) => (tool.many ? isOneOf(tool, id) : tool.id === id));
}

function isOneOf(tool: OpenableTool, id: string): boolean {
  return id.startsWith(`${tool.id}/`);
}
