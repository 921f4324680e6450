import { Row, Stack, Text } from '@lectern/ui';
import { MonitorPlay, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { endedLessons, lessonsGoingOn, resumeEnded } from '../../../parts/lessons/index.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './home-screen.module.css';

/**
 * Lessons that were left without being ended, and lessons that ended just now: a press resumes a lesson at its last
 * page.
 */
export function GoingOn({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const [lessons] = useState(() => lessonsGoingOn(userId));
  const [ended] = useState(() => endedLessons(userId));
  if (lessons.length + ended.length === 0) return null;
  return (
    <section aria-label={texts('goingOn')}>
      <Stack as="ul" gap={2} className={classes.kept}>
        {lessons.map(({ coursewareId, name, beginAt }) => (
          <li key={coursewareId}>
            <Row as={Link} gap={3} className={classes.keptLink} to={`/play?fileId=${coursewareId}`}>
              <MonitorPlay aria-hidden="true" />
              <Text overflow="cut" className={classes.keptName}>
                {texts('goOn', { name })}
              </Text>
              <Text tone="quiet" size="small" className={classes.keptWhen}>
                {texts('begunAt', { when: formatWhen(beginAt, Date.now(), language) })}
              </Text>
            </Row>
          </li>
        ))}
        {ended.map(({ coursewareId, name }) => (
          <li key={coursewareId}>
            <Row
              as={Link}
              gap={3}
              className={classes.keptLink}
              to={`/play?fileId=${coursewareId}`}
              onClick={() => resumeEnded(userId, coursewareId)}
            >
              <RotateCcw aria-hidden="true" />
              <Text overflow="cut" className={classes.keptName}>
                {texts('resume', { name })}
              </Text>
              <Text tone="quiet" size="small" className={classes.keptWhen}>
                {texts('justEnded')}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </section>
  );
}
