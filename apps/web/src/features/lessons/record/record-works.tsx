import type { KeptActivity } from '@lectern/protocol/kept-activities';
import type { WorkFile } from '@lectern/protocol/phone-views';
import { groundPicture } from '@lectern/question-views';
import { mediaOf, parseQuestion, type Question } from '@lectern/questions';
import { Column, Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLessonTexts } from '../lesson-texts.ts';
import { nameOf } from './answer-words.ts';

/** The files of one pupil's last answer to a question. */
export interface RecordedWork {
  readonly name: string;
  readonly files: readonly WorkFile[];
  /** The paper on which the pupil drew. */
  readonly ground: string | undefined;
}

/** Drawings, photographs and recordings of an activity: of each pupil and question those of the last answer. */
export function recordedWorks({ setting, answers, files }: KeptActivity): readonly RecordedWork[] {
  const asked =
    setting.kind === 'question' ? [setting.asked] : setting.kind === 'exercise' ? setting.questions : [];
  const questions = asked.map((each) => {
    const parsed = parseQuestion(each);
    return parsed.state === 'question' ? parsed.question : undefined;
  });
  const works = new Map<string, RecordedWork>();
  for (const [place, { content, member_id: memberId, name }] of answers.entries()) {
    if (content.kind !== 'question' && content.kind !== 'exercise') continue;
    const index = content.kind === 'exercise' ? content.index : 0;
    const question = questions[index];
    if (!question) continue;
    const own = mediaOf(question, content.response).flatMap((hash) => files[hash] ?? []);
    // Without names, answers of one pupil cannot be told from those of others.
    const key = `${memberId ?? (name || place)} ${index}`;
    works.delete(key);
    if (own.length > 0) works.set(key, { name, files: own, ground: paperOf(question) });
  }
  return [...works.values()];
}

/** Ruled paper; the picture of a question is left out, for it is read with the question alone. */
function paperOf(question: Question): string | undefined {
  return groundPicture(question, () => undefined);
}

/** The works of an activity as pictures and recordings, which open in another tab; nothing without any. */
export function RecordWorks({ activity }: { readonly activity: KeptActivity }): ReactNode {
  const texts = useLessonTexts();
  const works = recordedWorks(activity);
  if (works.length === 0) return null;
  return (
    <Stack
      as="ul"
      gap={3}
      aria-label={texts('activities.works')}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}
    >
      {works.map(({ name, files, ground }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: works stand in the order in which they came
        <Column as="li" gap={1} key={index}>
          {files.map(({ url, mime }) =>
            mime.startsWith('audio/') ? (
              // biome-ignore lint/a11y/useMediaCaption: a recording of a pupil has no captions
              <audio key={url} controls src={url} style={{ width: '100%' }} />
            ) : (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={texts('activities.workOf', { name: nameOf({ name }, texts) })}
                  loading="lazy"
                  style={{
                    width: '100%',
                    maxHeight: '14rem',
                    objectFit: 'contain',
                    background: ground ? `white url("${ground}") center / contain no-repeat` : 'white',
                  }}
                />
              </a>
            ),
          )}
          <Text overflow="cut">
            <bdi>{nameOf({ name }, texts)}</bdi>
          </Text>
        </Column>
      ))}
    </Stack>
  );
}
