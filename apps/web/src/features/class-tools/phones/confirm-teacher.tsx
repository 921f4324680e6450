import { Button, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useId } from 'react';
import type { PanelPhones } from '../../../parts/phones/index.ts';
import classes from './teacher-phone.module.css';
import { useTexts } from './texts.ts';

export interface ConfirmTeacherProps {
  readonly phones: PanelPhones;
  readonly asking: { readonly id: string; readonly device: string; readonly number: string };
}

/** Asks at the panel whether a phone that scanned the teacher's code belongs to the teacher. */
export function ConfirmTeacher({ phones, asking: { id, device, number } }: ConfirmTeacherProps): ReactNode {
  const t = useTexts();
  const title = useId();
  return (
    <Stack
      size="panel"
      tone="ink"
      textAlign="center"
      surface="card"
      pad={6}
      gap={3}
      items="center"
      className={classes.confirm}
      role="alertdialog"
      aria-labelledby={title}
    >
      <h2 id={title}>{t('teacher.asks', { device: device || t('teacher.device') })}</h2>
      <Text as="p" tone="accent" weight="bold" numeric className={classes.number}>
        {number}
      </Text>
      <p>{t('teacher.same')}</p>
      <Row justify="center" wrap gap={4}>
        <Button size="panel" onClick={() => void phones.free(id)}>
          {t('teacher.refuse')}
        </Button>
        <Button size="panel" tone="primary" onClick={() => void phones.confirm(id, number)}>
          {t('teacher.letIn')}
        </Button>
      </Row>
    </Stack>
  );
}
