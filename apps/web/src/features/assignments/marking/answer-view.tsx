import type { MarkInk } from '@lectern/protocol/assignment-shapes';
import type { MarkedAnswer } from '@lectern/protocol/marking';
import { ContentView, groundPicture, QuestionHostContext, QuestionView } from '@lectern/question-views';
import { type Content, entriesOf, isComposite, mediaOf, type Question, reviewOf } from '@lectern/questions';
import { Box, Stack, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { InkPen, Stroke } from '../../../parts/marked-picture/index.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { InkSheet, InkTools } from './ink-sheet.tsx';
import { drawnLast, inkOn, withoutStrokes, withRotated, withStrokes } from './mark-draft.ts';
import classes from './marking.module.css';

type Files = MarkedAnswer['files'];

/** Kinds whose answers a person reads: text, pictures and recordings without marks of a rule. */
const READ_BY_PERSON: readonly string[] = ['essay', 'short-answer', 'media-answer'];

export interface AnswerViewProps {
  readonly question: Question;
  readonly response: unknown;
  /** Addresses of the files of question and answer. */
  readonly files: Files;
  readonly ink: MarkInk;
  readonly onInk: (ink: MarkInk) => void;
  readonly pen: InkPen;
  readonly onPen: (pen: InkPen) => void;
}

/** A pupil's answer: text and choices as they were given, photographs with the teacher's ink, recordings to listen to. */
export function AnswerView({
  question,
  response,
  files,
  ink,
  onInk,
  pen,
  onPen,
}: AnswerViewProps): ReactNode {
  const t = useAssignmentTexts();
  const [isLarge, setLarge] = useState(false);
  const host = useMemo(() => ({ assetUrl: (hash: string) => files[hash]?.url }), [files]);
  const pictures = picturesOf(question, response, files);
  const sounds = mediaOf(question, response).filter((hash) => files[hash]?.mime.startsWith('audio/'));
  const isRead = !isComposite(question) && READ_BY_PERSON.includes(question.kind);
  const newest = drawnLast(ink);
  const undo = () => newest && onInk(withStrokes(ink, newest.file, newest.strokes.slice(0, -1)));
  return (
    <QuestionHostContext value={host}>
      <Stack gap={4}>
        {isRead ? (
          <ReadAnswer question={question} response={response} />
        ) : (
          <QuestionView
            mode="review"
            screen="page"
            question={{ ...question, score: undefined }}
            response={response}
            review={withoutPoints(question, response)}
          />
        )}
        {sounds.map((hash) => (
          // biome-ignore lint/a11y/useMediaCaption: a recording of the pupil has no captions
          <audio key={hash} controls src={files[hash]?.url} aria-label={t('marking.recording')} />
        ))}
        {pictures.length > 0 && (
          <InkTools
            pen={pen}
            onPen={onPen}
            canUndo={newest !== undefined}
            onUndo={undo}
            onClear={() => onInk(withoutStrokes(ink))}
            onTurn={() => onInk(withRotated(ink, pictures))}
            isLarge={isLarge}
            onLarge={setLarge}
          />
        )}
        <Stack gap={4} className={classes.sheets} data-large={isLarge || undefined}>
          {pictures.map((hash, index) => (
            <InkSheet
              key={hash}
              url={files[hash]?.url ?? ''}
              name={t('marking.picture', { number: index + 1 })}
              ground={groundOf(question, files)}
              ink={inkOn(ink, hash)}
              onTurn={pictures.length > 1 ? () => onInk(withRotated(ink, [hash])) : undefined}
              onStrokes={(strokes: Stroke[]) => onInk(withStrokes(ink, hash, strokes))}
              pen={pen}
            />
          ))}
        </Stack>
      </Stack>
    </QuestionHostContext>
  );
}

/** Hashes of the pictures of an answer, each once. */
export function picturesOf(question: Question, response: unknown, files: Files): readonly string[] {
  return mediaOf(question, response).filter((hash) => files[hash]?.mime.startsWith('image/'));
}

/** The marks of parts without the rule's points: the points that count are beside it. */
function withoutPoints(question: Question, response: unknown) {
  return { ...reviewOf(question, response), feedback: [], analysis: undefined };
}

interface Written {
  readonly text?: string;
  readonly outline?: readonly { readonly id: string; readonly text: string }[];
}

function ReadAnswer({ question, response }: Pick<AnswerViewProps, 'question' | 'response'>): ReactNode {
  const t = useAssignmentTexts();
  const { text = '', outline = [] } = (response ?? {}) as Written;
  const isEmpty = entriesOf(question, response).length === 0;
  return (
    <Stack gap={3}>
      <Box as="details" radius="control" open className={classes.stem}>
        <summary>{t('marking.question')}</summary>
        <ContentView content={question.stem} />
      </Box>
      {isEmpty && <Text tone="quiet">{t('marking.nothing')}</Text>}
      {outline.map(({ id, text: words }) => (
        <Text as="p" size="title" overflow="breaks" key={id} className={classes.written}>
          {words}
        </Text>
      ))}
      {text !== '' && (
        <Text as="p" size="title" overflow="breaks" className={classes.written}>
          {text}
        </Text>
      )}
      {text !== '' && (
        <Text tone="quiet" size="small" numeric>
          {t('marking.length', { count: [...text.replace(/\s/gu, '')].length })}
        </Text>
      )}
    </Stack>
  );
}

/** The picture or ruled paper on which a drawing was made; undefined for other questions. */
function groundOf(question: Question, files: Files): string | undefined {
  return groundPicture(question, (hash) => files[hash]?.url);
}

/** The sample answer, or the reference, and the analysis of a question that a person marks. */
export function KeyView({ question, files }: Pick<AnswerViewProps, 'question' | 'files'>): ReactNode {
  const t = useAssignmentTexts();
  const host = useMemo(() => ({ assetUrl: (hash: string) => files[hash]?.url }), [files]);
  const { sample, reference } = isComposite(question)
    ? {}
    : ((question.key ?? {}) as { readonly sample?: Content; readonly reference?: Content });
  const parts = [
    { name: 'marking.sample', content: sample ?? reference },
    { name: 'marking.analysis', content: question.analysis },
  ] as const;
  return (
    <QuestionHostContext value={host}>
      {parts.map(
        ({ name, content }) =>
          content && (
            <Stack radius="control" key={name} gap={1} className={classes.key}>
              <Text weight="medium" tone="accent">
                {t(name)}
              </Text>
              <ContentView content={content} />
            </Stack>
          ),
      )}
    </QuestionHostContext>
  );
}
