import { OPTIONS_MAX, OPTIONS_MIN, WORD_LENGTH_MAX, WORDS_MAX } from '@lectern/protocol/activity-shapes';
import { Button, Column, IconButton, Input, NumberField, Row, Stack, Switch, Text } from '@lectern/ui';
import { BellRing, CircleHelp, Cloud, ListChecks, ListOrdered, Minus, Plus, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUICK_FORMS } from '../../../parts/askings/index.ts';
import type { ToolShow } from '../../../parts/class-tools/index.ts';
import {
  DRAFT_KINDS,
  type Draft,
  type DraftKind,
  letterOf,
  OPTION_LENGTH,
  QUESTION_LENGTH,
} from './draft.ts';
import { ExerciseFields } from './exercise/exercise-fields.tsx';
import classes from './interaction.module.css';
import { useTexts } from './texts.ts';

const ICONS: Readonly<Record<DraftKind, typeof Cloud>> = {
  quick: CircleHelp,
  exercise: ListOrdered,
  vote: ListChecks,
  buzz: BellRing,
  words: Cloud,
};

export interface SetupProps {
  /** The courseware of the lesson. */
  readonly reader: ToolShow['reader'];
  readonly draft: Draft;
  readonly starting: boolean;
  /** Number of phones in the lesson. */
  readonly present: number;
  readonly onChange: (typed: Partial<Draft>) => void;
  readonly onStart: () => void;
  /** Asks by paper cards; left out for a question that they cannot answer. */
  readonly onCards?: (() => void) | undefined;
}

/**
 * A form for a question. The question may be asked aloud and left empty in the form, and so may the options, which then
 * are letters.
 */
export function Setup({
  reader,
  draft,
  starting,
  present,
  onChange,
  onStart,
  onCards,
}: SetupProps): ReactNode {
  const t = useTexts();
  const { kind, exercise, minutes, question } = draft;
  const typed = { draft, onChange };
  return (
    <Column
      as="form"
      gap={4}
      className={classes.setup}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <Kinds {...typed} />
      {kind !== 'exercise' && (
        <Input
          size="large"
          className={classes.line ?? ''}
          aria-label={t('stem')}
          placeholder={t('stem')}
          value={question}
          maxLength={QUESTION_LENGTH}
          onChange={(event) => onChange({ question: event.target.value })}
        />
      )}
      {kind === 'exercise' && (
        <ExerciseFields reader={reader} choice={exercise} minutes={minutes} onChange={onChange} />
      )}
      {kind === 'quick' && <Quick {...typed} />}
      {kind === 'vote' && <Options {...typed} />}
      {kind === 'words' && <Words {...typed} />}
      <div className={classes.actions}>
        <span>{t('present', { count: present })}</span>
        {onCards && (
          <Button size="panel" icon={<ScanLine aria-hidden="true" />} disabled={starting} onClick={onCards}>
            {t('cards.start')}
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          size="panel"
          busy={starting}
          disabled={kind === 'exercise' && !exercise?.count}
        >
          {t('start')}
        </Button>
      </div>
    </Column>
  );
}

type TypedProps = Pick<SetupProps, 'draft' | 'onChange'>;

function Kinds({ draft: { kind }, onChange }: TypedProps): ReactNode {
  const t = useTexts();
  return (
    <Stack gap={3} className={classes.kinds}>
      {DRAFT_KINDS.map((each) => {
        const Icon = ICONS[each];
        return (
          <Stack
            as="button"
            gap={1}
            items="center"
            rows="start"
            radius="card"
            key={each}
            type="button"
            className={classes.kind}
            aria-pressed={kind === each}
            onClick={() => onChange({ kind: each })}
          >
            <Icon aria-hidden="true" />
            <strong>{t(`${each}.title`)}</strong>
            <Text tone="quiet" size="panel">
              {t(`${each}.about`)}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The form of a quick question, and how many choices it has. */
function Quick({ draft: { form, options }, onChange }: TypedProps): ReactNode {
  const t = useTexts();
  const hasChoices = form === 'choice' || form === 'choices';
  return (
    <>
      <Row as="fieldset" gap={3} align="stretch" wrap className={classes.forms} aria-label={t('quick.form')}>
        {QUICK_FORMS.map((each) => (
          <Button
            key={each}
            size="panel"
            tone={each === form ? 'primary' : undefined}
            aria-pressed={each === form}
            onClick={() => onChange({ form: each })}
          >
            {t(`quick.forms.${each}`)}
          </Button>
        ))}
      </Row>
      {hasChoices && <OptionCount draft={{ options }} onChange={onChange} />}
    </>
  );
}

function OptionCount({
  draft: { options },
  onChange,
  children,
}: {
  readonly draft: Pick<Draft, 'options'>;
  readonly onChange: SetupProps['onChange'];
  readonly children?: ReactNode;
}): ReactNode {
  const t = useTexts();
  return (
    <div className={classes.row}>
      <IconButton
        label={t('vote.less')}
        icon={<Minus aria-hidden="true" />}
        disabled={options.length <= OPTIONS_MIN}
        onClick={() => onChange({ options: options.slice(0, -1) })}
      />
      <span>{t('vote.options', { count: options.length })}</span>
      <IconButton
        label={t('vote.more')}
        icon={<Plus aria-hidden="true" />}
        disabled={options.length >= OPTIONS_MAX}
        onClick={() => onChange({ options: [...options, ''] })}
      />
      {children}
    </div>
  );
}

/** The options of a vote. */
function Options({ draft: { options, several }, onChange }: TypedProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <Stack as="ul" gap={3} className={classes.options}>
        {options.map((text, at) => (
          <li key={letterOf(at)}>
            <Input
              size="large"
              className={classes.line ?? ''}
              leading={<b>{letterOf(at)}</b>}
              aria-label={t('vote.option', { letter: letterOf(at) })}
              placeholder={t('vote.option', { letter: letterOf(at) })}
              value={text}
              maxLength={OPTION_LENGTH}
              onChange={(event) => onChange({ options: options.with(at, event.target.value) })}
            />
          </li>
        ))}
      </Stack>
      <OptionCount draft={{ options }} onChange={onChange}>
        <Switch label={t('vote.several')} checked={several} onChange={(on) => onChange({ several: on })} />
      </OptionCount>
    </>
  );
}

/** Number of words that a pupil may send, and their maximum length. */
function Words({ draft: { most, longest }, onChange }: TypedProps): ReactNode {
  const t = useTexts();
  return (
    <div className={classes.row}>
      <span>{t('words.most')}</span>
      <NumberField
        stepper
        label={t('words.most')}
        value={most}
        min={1}
        max={WORDS_MAX}
        onChange={(count) => onChange({ most: count })}
      />
      <span>{t('words.longest')}</span>
      <NumberField
        stepper
        label={t('words.longest')}
        value={longest}
        min={1}
        max={WORD_LENGTH_MAX}
        onChange={(count) => onChange({ longest: count })}
      />
    </div>
  );
}
