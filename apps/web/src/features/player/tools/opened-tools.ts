import type { OpenableTool } from '../../../parts/class-tools/index.ts';

/** Key of the lesson's state for open tools: by id, the time of opening in milliseconds since 1970. */
export const STATE = 'open-tools';

/** Ids of the open tools in the order in which they were opened. */
export function idsOf(kept: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(kept)
    .flatMap(([id, at]) => (typeof at === 'number' ? [{ id, at }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/**
 * The open tools in the order of the catalogue. A tool marked `many` has an entry per instance, with the instance's id.
 */
export function openedTools(
  tools: readonly OpenableTool[],
  ids: ReadonlySet<string>,
): readonly OpenableTool[] {
  return tools.flatMap((tool) => {
    if (!tool.many) return ids.has(tool.id) ? [tool] : [];
    return [...ids].filter((id) => isOneOf(tool, id)).map((id) => ({ ...tool, id }));
  });
}

/** The tool of the catalogue to which an open tool's id belongs. */
export function toolOf(tools: readonly OpenableTool[], id: string): OpenableTool | undefined {
  return tools.find((tool) => (tool.many ? isOneOf(tool, id) : tool.id === id));
}

function isOneOf(tool: OpenableTool, id: string): boolean {
  return id.startsWith(`${tool.id}/`);
}
