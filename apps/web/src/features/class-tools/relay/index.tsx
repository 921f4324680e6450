import { Link } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PeopleGate,
  ToolStage,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { RelayStage } from './relay-stage.tsx';
import { useTexts } from './texts.ts';

/** Pupils answer in turn, with a time limit per turn, full screen. */
export const relay: ClassToolPart = { View: Relay, takes: ['keys', 'wheel', 'swipes'] };

function Relay({ id, lesson, close }: ClassToolProps): ReactNode {
  const t = useTexts();
  const known = usePeople(lesson);
  return (
    <ToolStage title={t('title')} icon={<Link />} close={close}>
      <PeopleGate lesson={lesson} known={known}>
        <RelayStage id={id} lesson={lesson} known={known} />
      </PeopleGate>
    </ToolStage>
  );
}
