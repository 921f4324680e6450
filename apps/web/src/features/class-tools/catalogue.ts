import type { ClassTool } from '../../parts/class-tools/index.ts';

/**
 * The class tools in the order in which their buttons stand. Each has a folder here, whose code its row brings when the
 * tool is first opened; the player fetches this list after its first page.
 */
export const classTools: readonly ClassTool[] = [];
