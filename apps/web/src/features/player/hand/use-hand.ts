import type { useShow } from '@lectern/stage/show';
import { useState } from 'react';
import { keepTools, keptTools, type PlayerTool, type ToolSettings } from '../../../parts/ink/index.ts';

/** What the teacher's hand holds in a show. */
export interface Hand {
  readonly tool: PlayerTool;
  readonly takeUp: (tool: PlayerTool) => void;
  readonly settings: ToolSettings;
  readonly changeSettings: (settings: ToolSettings) => void;
}

/** The show knows whether the pointer is its own; which tool has it otherwise is known here. */
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
