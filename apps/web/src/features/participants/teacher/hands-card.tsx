import type { TeacherView } from '@lectern/protocol/phone-views';
import type { TeacherCommand } from '@lectern/protocol/teacher-commands';
import { Button, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from './teacher.module.css';
import { useTexts } from './texts.ts';

export interface HandsCardProps {
  readonly hands: TeacherView['hands'];
  readonly disabled: boolean;
  readonly onCommand: (asked: TeacherCommand) => void;
}

/** The raised hands of the class: their number, and the names on request, for the phone may lie where pupils see it. */
export function HandsCard({ hands: { up }, disabled, onCommand }: HandsCardProps): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (up.length === 0) return null;
  const ask = (to: 'call' | 'lower', of?: string) => onCommand({ kind: 'hand', to, of });
  return (
    <section className={classes.activity}>
      <Row justify="between" gap={3}>
        <Text as="h2" tone="accent" size="large" role="status">
          {t('hands.up', { count: up.length })}
        </Text>
        <Button size="large" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hands.hide' : 'hands.names')}
        </Button>
      </Row>
      {isOpen && (
        <Stack as="ul" gap={3}>
          {up.map(({ participant_id: id, name, question }) => (
            <li key={id}>
              <Text as="p" weight="bold">
                <bdi>{name}</bdi>
              </Text>
              {question !== '' && <p>{question}</p>}
              <Row gap={2} wrap>
                <Button
                  size="large"
                  tone="primary"
                  aria-label={t('hands.callOf', { name })}
                  disabled={disabled}
                  onClick={() => ask('call', id)}
                >
                  {t('hands.call')}
                </Button>
                <Button
                  size="large"
                  aria-label={t('hands.lowerOf', { name })}
                  disabled={disabled}
                  onClick={() => ask('lower', id)}
                >
                  {t('hands.lower')}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <Button size="large" disabled={disabled} onClick={() => ask('lower')}>
        {t('hands.lowerAll')}
      </Button>
    </section>
  );
}
