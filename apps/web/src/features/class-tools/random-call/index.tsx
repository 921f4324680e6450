import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PeopleGate,
  ToolStage,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { CallStage } from './call-stage.tsx';
import { useTexts } from './texts.ts';

/** Calls pupils at random, full screen. */
export const randomCall: ClassToolPart = { View: RandomCall, takes: ['keys', 'wheel', 'swipes'] };

/** Calls a pupil at random. The tool needs no show, and also has its own address. */
export function RandomCall({
  id,
  lesson,
  close,
}: Pick<ClassToolProps, 'id' | 'lesson' | 'close'>): ReactNode {
  const t = useTexts();
  const known = usePeople(lesson);
  return (
    <ToolStage title={t('title')} icon={<Shuffle />} close={close}>
      <PeopleGate lesson={lesson} known={known}>
        <CallStage id={id} lesson={lesson} known={known} />
      </PeopleGate>
    </ToolStage>
  );
}
