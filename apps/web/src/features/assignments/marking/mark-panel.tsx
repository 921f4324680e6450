import { WORDS_TO_PUPIL_MAX } from '@lectern/protocol/assignment-shapes';
import type { Rubric } from '@lectern/questions';
import { Box, Button, IconButton, Row, Stack, Tag, Text } from '@lectern/ui';
import { BookmarkPlus, ChevronLeft, ChevronRight, CornerDownLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useAssignmentTexts } from '../locale/index.ts';
import { type MarkDraft, withLevel, withPhrase } from './mark-draft.ts';
import classes from './marking.module.css';
import { usePhrases } from './phrases.ts';
import { padPoints } from './typed-points.ts';
import { VoiceNote } from './voice-note.tsx';

export interface MarkPanelProps {
  readonly userId: string;
  readonly draft: MarkDraft;
  readonly onDraft: (change: (draft: MarkDraft) => MarkDraft) => void;
  readonly full: number;
  /** Points that a rule proposes; undefined without a proposal. */
  readonly proposed: number | undefined;
  readonly rubric: Rubric;
  /** Index of the criterion whose level is chosen by keys. */
  readonly rubricAt: number | undefined;
  /** Address of the stored recording. */
  readonly voiceUrl: string | undefined;
  readonly words: RefObject<HTMLTextAreaElement | null>;
  readonly fault: string | undefined;
  readonly onSave: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

/** Points, rubric, words and recording of a mark. */
export function MarkPanel(props: MarkPanelProps): ReactNode {
  const { draft, onDraft, onSave, onMove } = props;
  const t = useAssignmentTexts();
  return (
    <Stack gap={4}>
      <PointsPad {...props} />
      <RubricLevels {...props} />
      <Words {...props} />
      <VoiceNote
        recorded={draft.recorded}
        url={draft.voice === null ? undefined : props.voiceUrl}
        onRecorded={(recorded) => onDraft((before) => ({ ...before, recorded, voice: null }))}
      />
      <Row gap={2} className={classes.steps} onPointerDown={(event) => event.preventDefault()}>
        <IconButton
          label={t('marking.previous')}
          shortcut="←"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onMove(-1)}
        />
        <Button
          className={classes.save}
          tone="primary"
          size="large"
          icon={<CornerDownLeft aria-hidden="true" />}
          onClick={onSave}
        >
          {t('marking.save')}
        </Button>
        <IconButton
          label={t('marking.next')}
          shortcut="→"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onMove(1)}
        />
      </Row>
    </Stack>
  );
}

/** The points as they were typed, and buttons for them. */
function PointsPad({ draft, onDraft, full, proposed, fault }: MarkPanelProps): ReactNode {
  const t = useAssignmentTexts();
  return (
    <Stack gap={2}>
      <Row gap={3} justify="between" align="baseline">
        <Text weight="medium">{t('marking.points')}</Text>
        <Text numeric size="title" weight="bold" aria-live="polite">
          {t('pointsOf', { points: draft.typed || '—', full })}
        </Text>
      </Row>
      <Row gap={2} wrap role="group" aria-label={t('marking.points')}>
        {padPoints(full).map((points) => (
          <Box
            as="button"
            hover
            radius="control"
            key={points}
            type="button"
            className={classes.point}
            aria-pressed={draft.typed !== '' && Number(draft.typed) === points}
            // The focus stays, so that Enter after a press saves.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onDraft((before) => ({ ...before, typed: String(points) }))}
          >
            {points}
          </Box>
        ))}
        <Box
          as="button"
          hover
          radius="control"
          type="button"
          className={classes.point}
          aria-label={t('marking.half')}
          disabled={Number(draft.typed) + 0.5 > full}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onDraft((before) => ({ ...before, typed: String(Number(before.typed) + 0.5) }))}
        >
          +½
        </Box>
      </Row>
      {draft.typed === '' && proposed !== undefined && (
        <Text tone="quiet">{t('marking.proposed', { points: proposed })}</Text>
      )}
      {fault && (
        <Text tone="error" role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  );
}

/** The levels of the rubric; while levels are chosen by keys, those of the criterion have their numbers. */
function RubricLevels({ draft, onDraft, full, rubric, rubricAt }: MarkPanelProps): ReactNode {
  const t = useAssignmentTexts();
  return rubric.map((criterion, index) => (
    <Stack key={criterion.id} gap={1} role="radiogroup" aria-label={criterion.title}>
      <Text weight="medium" tone={rubricAt === index ? 'accent' : undefined}>
        {criterion.title}
      </Text>
      {criterion.levels.map((level, number) => (
        <Row
          as="button"
          gap={3}
          justify="between"
          textAlign="start"
          hover
          radius="control"
          key={level.id}
          type="button"
          role="radio"
          aria-checked={draft.rubric.some((one) => one.criterion === criterion.id && one.level === level.id)}
          className={classes.level}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() =>
            onDraft((before) => withLevel(before, rubric, full, { criterion: criterion.id, level: level.id }))
          }
        >
          {rubricAt === index && <Tag tone="jade">{number + 1}</Tag>}
          <span>{level.description}</span>
          <Text numeric tone="quiet">
            {t('marking.levelPoints', { count: level.points })}
          </Text>
        </Row>
      ))}
    </Stack>
  ));
}

/** The words to the pupil, with phrases that are reused. */
function Words({ userId, draft, onDraft, words }: MarkPanelProps): ReactNode {
  const t = useAssignmentTexts();
  const { phrases, add, remove } = usePhrases(userId, t('marking.usualPhrases').split('|'));
  const own = draft.words.trim();
  const isNew = own !== '' && !phrases.includes(own);
  return (
    <Stack gap={2}>
      <label>
        <Text weight="medium">{t('marking.words')}</Text>
        <textarea
          ref={words}
          rows={2}
          maxLength={WORDS_TO_PUPIL_MAX}
          value={draft.words}
          onChange={(event) => {
            const { value } = event.target;
            onDraft((before) => ({ ...before, words: value }));
          }}
        />
      </label>
      <Row gap={1} wrap>
        {phrases.map((phrase) => (
          <Box as="span" radius="round" key={phrase} className={classes.phrase}>
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onDraft((before) => ({ ...before, words: withPhrase(before.words, phrase) }))}
            >
              {phrase}
            </button>
            <button
              type="button"
              aria-label={t('marking.removePhrase', { phrase })}
              onClick={() => remove(phrase)}
            >
              ×
            </button>
          </Box>
        ))}
        {isNew && (
          <Button
            size="small"
            tone="quiet"
            icon={<BookmarkPlus aria-hidden="true" />}
            onClick={() => add(own)}
          >
            {t('marking.addPhrase')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
