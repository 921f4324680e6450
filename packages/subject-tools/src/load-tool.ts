import type { ToolCode } from './tool.ts';

/** The tools that are built, by their key in the catalogue; each part comes when it is first needed. */
const tools: Readonly<Record<string, ToolCode>> = {
  Dice: {
    view: async () => (await import('./tools/dice/view.tsx')).DiceView,
    panel: async () => (await import('./tools/dice/panel.tsx')).DicePanel,
  },
};

/** The keys of the tools that are built. */
export const toolKeys: readonly string[] = Object.keys(tools);

/** The code of the tool with this key; undefined for one that is not built. */
export function toolCode(key: string): ToolCode | undefined {
  return Object.hasOwn(tools, key) ? tools[key] : undefined;
}
