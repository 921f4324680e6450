import { deleteLesson, type Lesson } from '@lectern/protocol/lessons';
import { ConfirmDialog, showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetEndedLesson } from '../../parts/lessons/index.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { removed } from '../../platform/api/removed.ts';
import { currentSession } from '../../platform/api/session.ts';
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
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await removed(call(deleteLesson, { params: { id: lesson.id } }));
      const userId = currentSession()?.userId;
      if (userId !== undefined) forgetEndedLesson(userId, lesson.id);
      showToast({ kind: 'success', text: texts('removed', { name }) });
      onClose(true);
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error) });
      setBusy(false);
    } finally {
      void client.invalidateQueries({ queryKey: LESSONS });
    }
  };
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
