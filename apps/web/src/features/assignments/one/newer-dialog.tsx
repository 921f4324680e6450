import { takeNewerQuestions } from '@lectern/protocol/assignments';
import { Button, Dialog, FaultMessage, Row, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { ASSIGNMENTS, newerQuery } from '../assignment-queries.ts';
import { useAssignmentTexts } from '../locale/index.ts';

export interface NewerDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows whose points change when the questions are taken from the exercise again, and takes them. */
export function NewerDialog({ id, onClose }: NewerDialogProps): ReactNode {
  const t = useAssignmentTexts();
  const { busy, run } = useCall({ invalidates: ASSIGNMENTS });
  const trial = useQuery(newerQuery(id));
  const changed = trial.data?.changed_points ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t('newer.title')}
      description={t('newer.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={trial.data === undefined}
            onClick={() =>
              void run(() => call(takeNewerQuestions, { params: { id }, body: { dry: false } }), {
                success: t('newer.done'),
                onSuccess: onClose,
              })
            }
          >
            {t('newer.action')}
          </Button>
        </>
      }
    >
      {trial.error ? (
        <FaultMessage>{messageOf(trial.error)}</FaultMessage>
      ) : trial.data === undefined ? (
        <Spinner fill />
      ) : (
        <Stack gap={3}>
          <p>{t('newer.questions', { count: trial.data.changed_questions.length })}</p>
          <p>{changed.length === 0 ? t('newer.nobody') : t('newer.people', { count: changed.length })}</p>
          <Stack as="ul" gap={2}>
            {changed.map(({ work_id, name, before, after }) => (
              <Row key={work_id} as="li" gap={3} justify="between">
                <bdi>{name}</bdi>
                <Text numeric tone={after < before ? 'warning' : undefined}>
                  {t('newer.change', { before, after })}
                </Text>
              </Row>
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
