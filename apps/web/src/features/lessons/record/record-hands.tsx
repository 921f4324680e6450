import { Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { handsQuery } from '../lesson-queries.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';
import { useLessonWords } from '../use-lesson-words.ts';

/** The hands that pupils raised in a lesson, with their questions; renders nothing without hands. */
export function RecordHands({ userId, lessonId }: { userId: string; lessonId: string }) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const { data: hands = [] } = useQuery(handsQuery(userId, lessonId));
  if (hands.length === 0) return null;
  return (
    <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-hands">
      <Text as="h2" size="title" weight="bold" id="lesson-hands">
        {texts('hands')}
      </Text>
      <ul className={classes.words}>
        {hands.map(({ id, name, question, at }) => (
          <li key={id}>
            <bdi>{name || texts('activities.somebody')}</bdi> <small>{words.when(at)}</small>
            {question !== '' && (
              <>
                {' '}
                <bdi>{question}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
