import { Button } from '@lectern/ui';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GiveOutDialog } from '../../parts/assignments/index.ts';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import classes from './exercise.module.css';
import { useExerciseTexts } from './texts.ts';

export interface GiveOutButtonProps {
  readonly live: LiveCourseware;
  readonly name: string;
  readonly userId: string;
}

/** Gives out the questions of the open exercise as they are now. */
export function GiveOutButton({ live, name, userId }: GiveOutButtonProps): ReactNode {
  const t = useExerciseTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.giveOut}
        tone="primary"
        icon={<ClipboardCheck aria-hidden="true" />}
        aria-label={t('giveOut')}
        onClick={() => setOpen(true)}
      >
        {t('giveOut')}
      </Button>
      {open && (
        <GiveOutDialog
          userId={userId}
          request={{
            source: { kind: 'exercise', document_id: live.documentId },
            title: name,
            timeLimit: live.store.find('exercise', 'exercise')?.timeLimit,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
