import type { OwnQuestion, OwnWork } from '@lectern/protocol/own-work';
import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useSheetTexts } from '../../../parts/answer-sheet/index.ts';
import { MarkedPicture } from '../../../parts/marked-picture/index.ts';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface MarkNoteProps {
  readonly question: OwnQuestion;
  readonly files: OwnWork['files'];
}

/** The points of an answer, and what the teacher wrote, drew and said. */
export function MarkNote({ question, files }: MarkNoteProps): ReactNode {
  const t = useWorkTexts();
  const sheet = useSheetTexts();
  const { mark, late } = question;
  if (!mark) return null;
  const { state, points, full_points: full, words, ink, voice } = mark;
  const shown = state === 'missing' ? 'unanswered' : state;
  const recording = voice === null ? undefined : files[voice];
  return (
    <Stack as="section" columns="one" pad={4} gap={3} className={classes.mark} data-state={state}>
      <Text as="p" weight="bold">
        {points === null ? sheet(shown) : `${sheet(shown)} · ${t('markPoints', { points, full })}`}
      </Text>
      {late && (
        <Text as="p" tone="warning">
          {t('lateAnswer')}
        </Text>
      )}
      {words !== '' && (
        <Text as="p" overflow="breaks" radius="control" className={classes.note}>
          {words}
        </Text>
      )}
      {ink.map(({ file, strokes, rotation }) => {
        const picture = files[file];
        return (
          picture && (
            <MarkedPicture
              key={file}
              url={picture.url}
              alt={t('markedPhoto')}
              strokes={strokes}
              rotation={rotation}
            />
          )
        );
      })}
      {recording && (
        // biome-ignore lint/a11y/useMediaCaption: a teacher's spoken words have no captions
        <audio controls preload="none" src={recording.url} aria-label={t('teacherSays')} />
      )}
    </Stack>
  );
}
