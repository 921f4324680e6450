import type { InkPen, InkTool } from '@lectern/stage/ink';
import type { useShow } from '@lectern/stage/show';
import { useMemo, useState } from 'react';
import {
  inkToolOf,
  keepTools,
  keptTools,
  type PlayerTool,
  penOf,
  type ToolSettings,
} from './tool-settings.ts';

/** What the teacher's hand holds in a show. */
export interface Hand {
  readonly tool: PlayerTool;
  readonly takeUp: (tool: PlayerTool) => void;
  /** What it does to the ink of the page. */
  readonly inkTool: InkTool;
  /** What it writes with, or what it wrote with last. */
  readonly pen: InkPen;
  readonly settings: ToolSettings;
  readonly changeSettings: (settings: ToolSettings) => void;
}

/** The show knows whether the pointer is its own; which tool has it otherwise is known here. */
export function useHand({ state, act }: Pick<ReturnType<typeof useShow>, 'state' | 'act'>): Hand {
  const [settings, setSettings] = useState(keptTools);
  const [taken, setTaken] = useState<Exclude<PlayerTool, 'pointer'>>('pen');
  const tool = state.tool === 'pointer' ? 'pointer' : taken;
  const inkTool = useMemo(() => inkToolOf(tool, settings), [tool, settings]);
  return {
    tool,
    takeUp: (next) => {
      if (next !== 'pointer') setTaken(next);
      act({ type: 'tool', tool: next === 'pointer' ? 'pointer' : 'ink' });
    },
    inkTool,
    pen: penOf(inkTool, settings),
    settings,
    changeSettings: (next) => {
      keepTools(next);
      setSettings(next);
    },
  };
}
