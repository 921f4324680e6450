import type { ToolCode, ToolPanel, ToolPart } from './tool.ts';

/** The code of an engine, which is loaded when a tool with this engine is first needed. */
export interface LazyEngine<Description> {
  part(): Promise<(tool: Description) => ToolPart>;
  /** The panel for the settings of the engine's tools; undefined when they have no settings. */
  panel?(): Promise<(tool: Description) => ToolPanel>;
}

/** The code of a tool with an engine. Engine and description are loaded in parallel when either is first needed. */
export function overEngine<Description>(
  { part, panel }: LazyEngine<Description>,
  description: () => Promise<Description>,
): ToolCode {
  const whole = made(part, description);
  return panel ? { part: whole, panel: made(panel, description) } : { part: whole };
}

/** Creates the part or the panel once: with a new component each time, React would discard the tool's state. */
function made<Description, Made>(
  engine: () => Promise<(tool: Description) => Made>,
  description: () => Promise<Description>,
): () => Promise<Made> {
  let kept: Made | undefined;
  return async () => {
    const [makes, tool] = await Promise.all([engine(), description()]);
    kept ??= makes(tool);
    return kept;
  };
}
