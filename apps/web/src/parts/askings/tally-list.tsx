import type { ActivityResult } from '@lectern/protocol/activity-shapes';
import { entryWords, type FixedWords, type LabelledQuestion, PartLabels } from '@lectern/questions/shown';
import { Box, Row, Stack, Text } from '@lectern/ui';
import { Check, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AskingTexts, type askingText, useAskingTexts } from './asking-texts.ts';
import classes from './tally-list.module.css';

export type QuestionResult = Extract<ActivityResult, { readonly kind: 'question' }>;
type Tally = QuestionResult['tallies'][number];

/** Most answers that are shown of one place. */
const SHOWN_MAX = 12;

export interface TallyListProps {
  /** The question, with or without its key. */
  readonly asked: LabelledQuestion;
  readonly tallies: readonly Tally[];
  /** Number of pupils who answered. */
  readonly answered: number;
  /** Level of the headings of places: one below the heading of the question. */
  readonly heading?: 'h3' | 'h4' | 'h5';
  /** Called with the answer that was pressed; without it the answers cannot be pressed. */
  readonly onPick?: ((tally: Tally) => void) | undefined;
}

/** The answers to a question: for each place, such as a gap, the equal ones with their number, as bars. */
export function TallyList({ asked, tallies, answered, heading = 'h3', onPick }: TallyListProps): ReactNode {
  const t = useAskingTexts();
  const labels = new PartLabels(asked);
  // Sets contain the choices that are counted beside them: they are listed apart.
  const groups = [
    ...Map.groupBy(tallies, ({ at, form }) => JSON.stringify([at, form === 'set' ? form : ''])),
  ];
  const ordered = groups.map(([key, group]) => ({
    key,
    group,
    at: group[0]?.at ?? '',
    form: group[0]?.form,
  }));
  ordered.sort((one, other) => placeOf(labels, one.at) - placeOf(labels, other.at));
  if (tallies.length === 0)
    return (
      <Text as="p" tone="quiet" size="panel">
        {t('nobody')}
      </Text>
    );
  return (
    <Stack gap={4}>
      {ordered.map(({ key, group, at, form }) => (
        <section key={key}>
          {(ordered.length > 1 || at !== '') && (
            <Text as={heading} tone="quiet" size="panel">
              {form === 'set' ? t('sets') : headingOf(labels, at, t)}
            </Text>
          )}
          <Stack as="ul" gap={2}>
            {withChoices(group, labels)
              .slice(0, SHOWN_MAX)
              .map((tally) => (
                <li key={tally.value}>
                  <TallyRow tally={tally} labels={labels} answered={answered} onPick={onPick} />
                </li>
              ))}
          </Stack>
          {group.length > SHOWN_MAX && (
            <Text as="p" tone="quiet" size="panel">
              {t('others', { count: group.length - SHOWN_MAX })}
            </Text>
          )}
        </section>
      ))}
    </Stack>
  );
}

/** The tallies of choices in the order of their letters, also of choices that nobody picked; other tallies as they are. */
function withChoices(group: readonly Tally[], { choices }: PartLabels): readonly Tally[] {
  const [first] = group;
  if (first?.at !== '' || first.form !== 'part' || choices.length === 0) return group;
  const known = new Map(group.map((tally) => [tally.value, tally]));
  return choices.map((value) => known.get(value) ?? { at: '', form: 'part', value, count: 0 });
}

interface TallyRowProps extends Pick<TallyListProps, 'answered' | 'onPick'> {
  readonly tally: Tally;
  readonly labels: PartLabels;
}

function TallyRow({ tally, labels, answered, onPick }: TallyRowProps): ReactNode {
  const t = useAskingTexts();
  const { count, state } = tally;
  const words = entryWords(tally, labels, fixedWords(t));
  const share = answered === 0 ? 0 : count / answered;
  const inside = (
    <>
      <span className={classes.bar} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
      {state && <Sign state={state} />}
      <bdi>{words}</bdi>
      <strong>{count}</strong>
      <Text tone="quiet" size="panel">
        {t('percent', { percent: Math.round(share * 100) })}
      </Text>
    </>
  );
  if (!onPick)
    return (
      <Row
        gap={3}
        overflow="clip"
        textAlign="start"
        radius="control"
        wide
        className={classes.row}
        data-state={state}
      >
        {inside}
      </Row>
    );
  return (
    <Row
      as="button"
      gap={3}
      overflow="clip"
      textAlign="start"
      radius="control"
      wide
      type="button"
      className={classes.row}
      data-state={state}
      aria-label={t('makeKey', { answer: words })}
      onClick={() => onPick(tally)}
    >
      {inside}
    </Row>
  );
}

function Sign({ state }: { readonly state: NonNullable<Tally['state']> }): ReactNode {
  const t = useAskingTexts();
  const Icon = state === 'right' ? Check : state === 'wrong' ? X : CircleDashed;
  return <Icon aria-label={t(`states.${state}`)} className={classes.sign} />;
}

export function fixedWords(t: typeof askingText): FixedWords {
  return { true: t('truth.true'), false: t('truth.false'), medium: t('medium'), between: t('between') };
}

function headingOf(labels: PartLabels, at: string, t: AskingTexts): string {
  if (at.endsWith('correction')) return t('correction');
  const label = labels.place(at);
  if (!label) return '';
  return /^\d+$/.test(label.text) ? t('place', { number: label.text }) : label.text;
}

/** Places in the order of the question, the whole question first. */
function placeOf(labels: PartLabels, at: string): number {
  return labels.places.indexOf(at);
}

type Pupil = QuestionResult['pupils'][number];

/** The pupils of a result by state, with a number each; their names are listed when `named`. */
export function PupilGroups({
  pupils,
  missing,
  named,
  picked,
  onPick,
}: {
  readonly pupils: readonly Pupil[];
  /** Names of pupils who are in the lesson and have not answered. */
  readonly missing: readonly string[];
  readonly named: boolean;
  /** Id of the participant whose name is pressed. */
  readonly picked?: string | undefined;
  /** Called with the pupil whose name was pressed; without it names of pupils who answered cannot be pressed. */
  readonly onPick?: ((pupil: Pupil) => void) | undefined;
}): ReactNode {
  const t = useAskingTexts();
  const inTime = pupils.filter(({ late }) => !late);
  const groups = [
    ...(['right', 'partly', 'wrong', 'waiting'] as const).map((state) => ({
      key: state,
      who: inTime.filter((pupil) => pupil.state === state),
    })),
    { key: 'given' as const, who: inTime.filter(({ state }) => state === null) },
    { key: 'late' as const, who: pupils.filter(({ late }) => late) },
    { key: 'missing' as const, who: missing.map((name) => ({ name })) },
  ].filter(({ who }) => who.length > 0);
  return (
    <Stack as="dl" gap={2} className={classes.groups}>
      {groups.map(({ key, who }) => (
        <Row key={key} gap={3} align="baseline" wrap>
          <Text as="dt" tone="quiet" size="panel">
            {t(`groups.${key}`, { count: who.length })}
          </Text>
          {named && (
            <dd>
              {who.map((pupil, index) =>
                onPick && 'participant_id' in pupil && pupil.name !== '' ? (
                  <Box
                    as="button"
                    radius="round"
                    key={pupil.participant_id}
                    type="button"
                    className={classes.name}
                    aria-pressed={pupil.participant_id === picked}
                    onClick={() => onPick(pupil)}
                  >
                    <bdi>{pupil.name}</bdi>
                  </Box>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
                  <bdi key={index}>{pupil.name || t('somebody')}</bdi>
                ),
              )}
            </dd>
          )}
        </Row>
      ))}
    </Stack>
  );
}
