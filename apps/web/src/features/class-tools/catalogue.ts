import { Megaphone } from 'lucide-react';
import type { ClassTool } from '../../parts/class-tools/index.ts';

/**
 * The class tools in the order in which their buttons stand. Each has a folder here, whose code its row brings when the
 * tool is first opened; the player fetches this list after its first page.
 */
export const classTools: readonly ClassTool[] = [
  {
    id: 'signs',
    label: { zh: '课堂口令', en: 'Commands' },
    icon: Megaphone,
    place: 'class',
    load: async () => (await import('./signs/index.tsx')).signs,
  },
];
