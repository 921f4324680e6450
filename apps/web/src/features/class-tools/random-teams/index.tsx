import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PeopleGate,
  ToolStage,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { TeamMaker } from './team-maker.tsx';
import { useTexts } from './texts.ts';

/** Splits the class into random teams, full screen. */
export const randomTeams: ClassToolPart = { View: RandomTeams, takes: ['keys', 'wheel', 'swipes'] };

function RandomTeams(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const known = usePeople(tool.lesson);
  return (
    <ToolStage title={t('title')} icon={<UsersRound />} close={tool.close}>
      <PeopleGate lesson={tool.lesson} known={known}>
        <TeamMaker tool={tool} known={known} />
      </PeopleGate>
    </ToolStage>
  );
}
