import type { Edit } from '../document/edit.ts';
import type { ToolElement } from '../records/elements/tool.ts';

export type ToolData = ToolElement['data'];

/** Values of a tool's data by key, each replaced as a whole; `undefined` removes the key. */
export type ToolDataPatch = Readonly<Record<string, ToolData[string] | undefined>>;

/** Changes only the given keys of a tool's data. Does nothing when the tool does not exist. */
export function changeToolData(edit: Edit, elementId: string, patch: ToolDataPatch): void {
  const tool = edit.find('element', elementId);
  if (tool?.type === 'tool') edit.update<ToolElement>(elementId, { data: patchedData(tool.data, patch) });
}

/** The data after a patch. */
export function patchedData(data: ToolData, patch: ToolDataPatch): ToolData {
  const patched: ToolData = {};
  for (const [key, value] of Object.entries({ ...data, ...patch })) {
    if (value !== undefined) patched[key] = value;
  }
  return patched;
}
