import type { useShow } from '@lectern/stage/show';
import { useState } from 'react';
import { keepTools, keptTools, type PlayerTool, type ToolSettings } from '../../../parts/ink/index.ts';

/** The teacher's current tool in a show. */
export interface Hand {
  readonly tool: PlayerTool;
  readonly takeUp: (tool: PlayerTool) => void;
  readonly settings: ToolSettings;
  readonly changeSettings: (settings: ToolSettings) => void;
}

/** The show's state contains only pointer or ink; the selected ink tool is stored in this hook. */
export function useHand({ state, act }: Pick<ReturnType<typeof useShow>, 'state' | 'act'>): Hand {
  const [settings, setSettings] = useState(keptTools);
  const [taken, setTaken] = useState<Exclude<PlayerTool, 'pointer'>>('pen');
  const tool = state.tool === 'pointer' ? 'pointer' : taken;
  return {
    tool,
    takeUp: (next) => {
      if (next !== 'pointer') setTaken(next);
      act({ type: 'tool', tool: next === 'pointer' ? 'pointer' : 'ink' });
    },
    settings,
    changeSettings: (next) => {
      keepTools(next);
      setSettings(next);
    },
  };
}
