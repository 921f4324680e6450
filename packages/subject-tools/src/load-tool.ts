import type { ToolView } from '@lectern/stage/view';
import { keptView } from './kept-view.tsx';
import type { ToolCode, ToolPart } from './tool.ts';

/** The tools that are built, by their key in the catalogue; each part comes when it is first needed. */
const tools: Readonly<Record<string, ToolCode>> = {
  Calculator: {
    part: async () => (await import('./tools/calculator/part.ts')).calculator,
  },
  Clock: {
    part: async () => (await import('./tools/clock/part.ts')).clock,
    panel: async () => (await import('./tools/clock/panel.ts')).ClockPanel,
  },
  Counter: {
    part: async () => (await import('./tools/counter/part.ts')).counter,
    panel: async () => (await import('./tools/counter/panel.ts')).CounterPanel,
  },
  Dice: {
    part: async () => (await import('./tools/dice/part.ts')).dice,
    panel: async () => (await import('./tools/dice/panel.ts')).DicePanel,
  },
  Mind: {
    part: async () => (await import('./tools/mind/part.ts')).mind,
    panel: async () => (await import('./tools/mind/panel.ts')).MindPanel,
  },
  Timer: {
    part: async () => (await import('./tools/timer/part.ts')).timer,
    panel: async () => (await import('./tools/timer/panel.ts')).TimerPanel,
  },
};

/** The keys of the tools that are built. */
export const toolKeys: readonly string[] = Object.keys(tools);

/** The code of the tool with this key; undefined for one that is not built. */
export function toolCode(key: string): ToolCode | undefined {
  return Object.hasOwn(tools, key) ? tools[key] : undefined;
}

const views = new WeakMap<ToolPart, ToolView>();

/** The view of the tool with this key, the same each time; undefined for one that is not built. */
export async function toolView(key: string): Promise<ToolView | undefined> {
  const part = await toolCode(key)?.part();
  if (!part) return undefined;
  const view = views.get(part) ?? keptView(part);
  views.set(part, view);
  return view;
}
