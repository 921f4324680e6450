import { Box, Button, Row, showToast, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { currentSession } from '../../platform/api/session.ts';
import { defineTexts, useLanguage } from '../../platform/i18n/texts.ts';
import { removeLocal } from '../../platform/storage/local-store.ts';
import { tourKey } from '../../platform/storage/shared-keys.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './help-screen.module.css';
import { TOPICS } from './help-topic.ts';
import { en, topicsEn } from './locale/en.ts';
import { topicsZh, zh } from './locale/zh.ts';

const { useTexts } = defineTexts(zh, en);

export interface HelpScreenProps {
  /** Form for sending feedback. */
  readonly feedback: ReactNode;
}

/** Instructions for new users. */
export function HelpScreen({ feedback }: HelpScreenProps): ReactNode {
  const t = useTexts();
  const topics = useLanguage() === 'zh' ? topicsZh : topicsEn;
  useWindowTitle(t('title'));
  return (
    <Text as="div" tone="ink" className={classes.screen}>
      <h1>{t('title')}</h1>
      <Row as="nav" align="stretch" wrap gap={1} className={classes.contents} aria-label={t('contents')}>
        {TOPICS.map((topic) => (
          <Button key={topic} tone="quiet" onClick={() => show(topic)}>
            {topics[topic].title}
          </Button>
        ))}
      </Row>
      {TOPICS.map((topic) => (
        <Box
          as="section"
          surface="card"
          key={topic}
          id={`help-${topic}`}
          className={classes.topic}
          tabIndex={-1}
        >
          <h2>{topics[topic].title}</h2>
          {topic === 'prepare' ? <TourAgain /> : null}
          <ul>
            {topics[topic].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Box>
      ))}
      <Box as="section" surface="card" className={classes.topic} tabIndex={-1}>
        <h2>{t('problem')}</h2>
        <p>{t('problemText')}</p>
        {feedback}
      </Box>
    </Text>
  );
}

/** Button that shows the tour of the editor again when the user next opens a courseware. */
function TourAgain(): ReactNode {
  const t = useTexts();
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  return (
    <p>
      <Button
        onClick={() => {
          removeLocal(tourKey(userId));
          showToast({ kind: 'success', text: t('tourComes') });
        }}
      >
        {t('tourAgain')}
      </Button>
    </p>
  );
}

function show(topic: string): void {
  const section = document.getElementById(`help-${topic}`);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
