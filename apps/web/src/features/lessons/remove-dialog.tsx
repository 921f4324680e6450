import { deleteLesson, type Lesson } from '@lectern/protocol/lessons';
import { ConfirmDialog } from '@lectern/ui';
import { forgetEndedLesson } from '../../parts/lessons/index.ts';
import { removed } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { currentSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { LESSONS } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import { useLessonWords } from './use-lesson-words.ts';

export interface RemoveDialogProps {
  readonly lesson: Lesson;
  /** `removed`: whether the record was deleted. */
  readonly onClose: (removed: boolean) => void;
}

/** Asks before a record is deleted permanently. */
export function RemoveDialog({ lesson, onClose }: RemoveDialogProps) {
  const texts = useLessonTexts();
  const name = useLessonWords().name(lesson);
  const { busy, run } = useCall({ invalidates: LESSONS });
  const remove = () =>
    run(
      async () => {
        await removed(call(deleteLesson, { params: { id: lesson.id } }));
        const userId = currentSession()?.userId;
        if (userId !== undefined) forgetEndedLesson(userId, lesson.id);
      },
      { success: texts('removed', { name }), onSuccess: () => onClose(true) },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title={texts('removeTitle', { name })}
      description={texts('removeText')}
      confirmLabel={texts('remove')}
      cancelLabel={texts('cancel')}
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
