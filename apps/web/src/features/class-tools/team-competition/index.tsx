import { useSignal } from '@lectern/ui/use-signal';
import { Maximize, Minimize, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  ToolButton,
  ToolStage,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { TeamBoard } from './team-board.tsx';
import { useTexts } from './texts.ts';

/** The scores of the teams, in a window or full screen. */
export const teamCompetition: ClassToolPart = { View: TeamCompetition, takes: [] };

function TeamCompetition(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const wide = useSignal(state, (kept) => kept.wide === true);
  const size = (
    <ToolButton
      icon={wide ? <Minimize /> : <Maximize />}
      aria-label={t(wide ? 'window' : 'board')}
      title={t(wide ? 'window' : 'board')}
      onClick={() => state.change({ wide: wide ? undefined : true })}
    />
  );
  if (wide) {
    return (
      <ToolStage title={t('title')} icon={<Trophy />} close={tool.close} actions={size}>
        <TeamBoard tool={tool} wide />
      </ToolStage>
    );
  }
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Trophy />}
      size={{ w: 1000, h: 640 }}
      minSize={{ w: 320, h: 280 }}
      actions={size}
    >
      <TeamBoard tool={tool} wide={false} />
    </ToolWindow>
  );
}
