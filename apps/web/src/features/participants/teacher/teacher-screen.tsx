import { Button, Column, Row, Spinner, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import { AppearanceChoice } from '../../../parts/appearance-choice.tsx';
import { useWindowTitle } from '../../../platform/window-title.ts';
import phoneClasses from '../lesson-view.module.css';
import { openTeacherLink } from './open-teacher-link.ts';
import classes from './teacher.module.css';
import type { TeacherLink } from './teacher-link.ts';
import { TeacherView } from './teacher-view.tsx';
import { useTexts } from './texts.ts';

/** The teacher's own phone: it asks to be admitted, and then controls the panel. */
export function TeacherScreen({ invitation }: { readonly invitation: string }): ReactNode {
  const t = useTexts();
  useWindowTitle(t('title'));
  const [link, setLink] = useState<TeacherLink>();
  useEffect(() => {
    const opened = openTeacherLink(invitation);
    setLink(opened);
    return () => opened.dispose();
  }, [invitation]);
  return link ? <Linked link={link} /> : null;
}

function Linked({ link }: { readonly link: TeacherLink }): ReactNode {
  const t = useTexts();
  const stage = useSignal(link.stage);
  if (stage.kind === 'told' && stage.view.me.confirmed) {
    return <TeacherView link={link} view={stage.view} connected={stage.connected} />;
  }
  return (
    <Column tone="ink" surface="paper" className={classes.screen}>
      <Row as="header" size="large" edge="bottom" justify="between" gap={3} className={classes.bar}>
        <strong>{t('title')}</strong>
        <AppearanceChoice />
      </Row>
      <Stack
        as="main"
        rows="center"
        size="large"
        textAlign="center"
        flex={1}
        gap={4}
        items="center"
        className={classes.door}
        role="status"
      >
        {(stage.kind === 'asking' || stage.kind === 'coming') && <Spinner label={t('asking')} />}
        {stage.kind === 'told' && (
          <>
            <h1>{t('confirm')}</h1>
            <Text as="p" tone="accent" weight="bold" numeric className={classes.number}>
              {stage.view.me.number}
            </Text>
            <p>{t('number')}</p>
            {!stage.connected && <p className={phoneClasses.offline}>{t('offline')}</p>}
          </>
        )}
        {stage.kind === 'failed' && (
          <>
            <h1>{t('failed')}</h1>
            <p>{stage.trouble}</p>
            {stage.again && (
              <Button size="large" tone="primary" onClick={() => void link.ask()}>
                {t('again')}
              </Button>
            )}
          </>
        )}
        {stage.kind === 'ended' && (
          <>
            <h1>{t(stage.reason)}</h1>
            {stage.reason === 'gone' && <p>{t('scanAgain')}</p>}
          </>
        )}
      </Stack>
    </Column>
  );
}
