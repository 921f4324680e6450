import { WORDS_TO_PUPIL_MAX } from '@lectern/protocol/assignment-shapes';
import { type PupilWork, returnWorks, uploadVoice } from '@lectern/protocol/marking';
import { FormDialog, Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { ASSIGNMENTS } from '../assignment-queries.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { VoiceNote } from '../marking/voice-note.tsx';

export interface ReturnDialogProps {
  readonly id: string;
  /** Handed-in work, or with `takesBack` returned work. */
  readonly works: readonly PupilWork[];
  /** Number of these works with answers that are not marked yet. */
  readonly waiting: number;
  readonly takesBack?: boolean;
  readonly onClose: (done?: boolean) => void;
}

/** Returns work to its pupils with words, or takes a return back. */
export function ReturnDialog({
  id,
  works,
  waiting,
  takesBack = false,
  onClose,
}: ReturnDialogProps): ReactNode {
  const t = useAssignmentTexts();
  const { busy, run } = useCall({ invalidates: ASSIGNMENTS });
  const [words, setWords] = useState('');
  const [recorded, setRecorded] = useState<Blob>();
  const ids = works.flatMap(({ work_id }) => work_id ?? []);
  const send = () =>
    run(
      async () => {
        const voice = recorded && (await call(uploadVoice, { params: { id }, body: recorded })).hash;
        return call(returnWorks, {
          params: { id },
          body: {
            work_ids: ids,
            returned: !takesBack,
            ...(words.trim() !== '' && { words: words.trim() }),
            ...(voice !== undefined && { voice }),
          },
        });
      },
      {
        success: t(takesBack ? 'return.takenBack' : 'return.done', { count: ids.length }),
        onSuccess: () => onClose(true),
      },
    );
  return (
    <FormDialog
      title={t(takesBack ? 'return.backTitle' : 'return.title', { count: ids.length })}
      description={t(takesBack ? 'return.backText' : 'return.text')}
      cancelLabel={t('cancel')}
      submitLabel={t(takesBack ? 'return.takeBack' : 'return.action')}
      busy={busy}
      onSubmit={send}
      onClose={() => onClose()}
    >
      <Stack gap={3}>
        {!takesBack && waiting > 0 && <Text tone="warning">{t('return.waiting', { count: waiting })}</Text>}
        {!takesBack && (
          <label>
            {t('return.words')}
            <textarea
              rows={3}
              maxLength={WORDS_TO_PUPIL_MAX}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
        {!takesBack && <VoiceNote recorded={recorded} url={undefined} onRecorded={setRecorded} />}
      </Stack>
    </FormDialog>
  );
}
