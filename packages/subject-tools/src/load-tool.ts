import type { ToolView } from '@lectern/stage/view';
import { keptView } from './kept-view.tsx';
import { clock, counter, dice, mind, pad, strokes, timer } from './lazy-engines.ts';
import { overEngine } from './over-engine.ts';
import type { ToolCode, ToolPart } from './tool.ts';

/** The tools that are built, by their key in the catalogue: the engine of each, and its description. */
const tools: Readonly<Record<string, ToolCode>> = {
  Calculator: overEngine(pad, async () => (await import('./tools/calculator/tool.ts')).calculatorTool),
  Clock: overEngine(clock, async () => (await import('./tools/clock/tool.ts')).clockTool),
  Counter: overEngine(counter, async () => (await import('./tools/counter/tool.ts')).counterTool),
  Dice: overEngine(dice, async () => (await import('./tools/dice/tool.ts')).diceTool),
  Mind: overEngine(mind, async () => (await import('./tools/mind/tool.ts')).mindTool),
  StrokeOrder: overEngine(
    strokes,
    async () => (await import('./tools/stroke-order/tool.ts')).strokeOrderTool,
  ),
  Timer: overEngine(timer, async () => (await import('./tools/timer/tool.ts')).timerTool),
};

/** The keys of the tools that are built. */
export const toolKeys: readonly string[] = Object.keys(tools);

/** The code of the tool with this key; undefined when it is not built. */
export function toolCode(key: string): ToolCode | undefined {
  return Object.hasOwn(tools, key) ? tools[key] : undefined;
}

const views = new WeakMap<ToolPart, ToolView>();

/** The view of the tool with this key, the same object each time; undefined when it is not built. */
export async function toolView(key: string): Promise<ToolView | undefined> {
  const part = await toolCode(key)?.part();
  if (!part) return undefined;
  const view = views.get(part) ?? keptView(part);
  views.set(part, view);
  return view;
}
