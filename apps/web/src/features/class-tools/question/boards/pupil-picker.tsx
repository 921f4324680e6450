import { Column, Row, Stack, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Shuffle, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Person, PersonCard, pupilKey, ToolButton } from '../../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { useCalls } from '../../random-call/use-calls.ts';
import { groupsOf, keepTeams, keptTeams, TEAMS_STATE } from '../../team-competition/lesson-teams.ts';
import { useTexts as useTeamTexts } from '../../team-competition/texts.ts';
import classes from '../question.module.css';
import { useTexts } from '../texts.ts';
import { filled, freeBoards, toggled, without } from './board-choice.ts';
import { type BoardNames, sameNamed } from './board-names.ts';
import type { Boards } from './use-board-names.ts';

export interface PupilPickerProps {
  readonly lesson: ToolLesson;
  readonly boards: Boards;
  /** Number of boards. */
  readonly count: number;
  /** Whether each board was handed in: no pupil is drawn for it. */
  readonly locked: readonly boolean[];
  /** Whether the question says that teams play it, so that pupils are not offered. */
  readonly isByTeams: boolean;
  readonly onDone: () => void;
}

/** The pupils or teams of the lesson over the question: taps put them at the boards, from left to right. */
export function PupilPicker({
  lesson,
  boards,
  count,
  locked,
  isByTeams,
  onDone,
}: PupilPickerProps): ReactNode {
  const t = useTexts();
  const { known, nameOf } = boards;
  const { drawn } = useCalls(lesson, known);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const names = boards.names.slice(0, count);
  const [offersTeams, setOffersTeams] = useState(
    isByTeams || names.some((named) => named && 'team' in named),
  );
  const isOver = names.every((_, index) => locked[index]);
  const free = freeBoards(names, locked);
  const pickRandom = () => {
    const again = free.length === 0;
    const kept = again ? without(names, locked) : names;
    const open = freeBoards(kept, locked);
    const pupils = drawn(
      open.length,
      kept.flatMap((named) => (named ? [pupilKey(named)] : [])),
    );
    if (pupils.length > 0) boards.call(filled(kept, locked, pupils), pupils, again);
    onDone();
  };
  return (
    <Column
      as="section"
      ref={root}
      role="dialog"
      aria-label={t('whoAnswers')}
      tabIndex={-1}
      surface="paper"
      style={{ position: 'absolute', inset: 0, zIndex: 1 }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onDone();
      }}
    >
      <PickerHead
        names={names}
        nameOf={nameOf}
        offersTeams={offersTeams}
        onOffer={isByTeams ? undefined : setOffersTeams}
      />
      {offersTeams ? (
        <Teams lesson={lesson} boards={boards} names={names} onDone={onDone} />
      ) : (
        <People boards={boards} names={names} onDone={onDone} />
      )}
      <Row as="footer" flex="none" edge="top" wrap gap={4} justify="end" className={classes.bar}>
        <ToolButton
          icon={<UserX />}
          onClick={() => {
            boards.choose(isOver ? [] : without(names, locked));
            onDone();
          }}
        >
          {t('pickNobody')}
        </ToolButton>
        <ToolButton icon={<Shuffle />} disabled={isOver || offersTeams} onClick={pickRandom}>
          {t('pickRandom')}
        </ToolButton>
        <ToolButton tone="primary" icon={<Check />} onClick={onDone}>
          {t('picked')}
        </ToolButton>
      </Row>
    </Column>
  );
}

interface PickerHeadProps extends Pick<Boards, 'nameOf'> {
  readonly names: BoardNames;
  readonly offersTeams: boolean;
  /** Offers teams or pupils; undefined where teams alone are offered. */
  readonly onOffer: ((teams: boolean) => void) | undefined;
}

/** Whether pupils or teams are offered, and who is at which board. */
function PickerHead({ names, nameOf, offersTeams, onOffer }: PickerHeadProps): ReactNode {
  const t = useTexts();
  return (
    <Row as="header" flex="none" edge="bottom" wrap gap={4} className={classes.bar}>
      <Text as="h2" size="panel" weight="bold">
        {t('whoAnswers')}
      </Text>
      {onOffer && (
        <ToggleGroup
          size="panel"
          label={t('who')}
          options={(['pupils', 'teams'] as const).map((value) => ({ value, label: t(value) }))}
          value={[offersTeams ? 'teams' : 'pupils']}
          onChange={([chosen]) => onOffer(chosen === 'teams')}
        />
      )}
      {names.length > 1 && (
        <Row as="ol" flex={1} wrap gap={5}>
          {names.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board is its place
            <Text as="li" key={index} size="panel" tone={nameOf(index) ? 'accent' : 'quiet'}>
              {t('boardOf', { number: index + 1, name: nameOf(index) ?? '—' })}
            </Text>
          ))}
        </Row>
      )}
    </Row>
  );
}

interface PeopleProps extends Pick<PupilPickerProps, 'boards' | 'onDone'> {
  /** The pupils at the boards. */
  readonly names: BoardNames;
}

/** The pupils of the lesson who are present, with the number of the board at which they stand. */
function People({ boards, names, onDone }: PeopleProps): ReactNode {
  const at = names.map((named) => (named && !('team' in named) ? pupilKey(named) : undefined));
  const cards = boards.known.present.map((person) => ({ person, board: at.indexOf(person.key) }));
  return <Cards cards={cards} boards={boards} names={names} onDone={onDone} />;
}

/** The teams of the lesson, made of the groups of the class's list where there are none. */
function Teams({ lesson, boards, names, onDone }: PeopleProps & { readonly lesson: ToolLesson }): ReactNode {
  const t = useTexts();
  const c = useTeamTexts();
  const teams = keptTeams(useSignal(lesson.state(TEAMS_STATE)));
  const groups = groupsOf(boards.known.all);
  if (teams.length === 0)
    return (
      <Column flex={1} align="center" justify="center" gap={4}>
        <Text size="panel">{t('noTeams')}</Text>
        {groups.length > 1 && (
          <ToolButton tone="primary" onClick={() => keepTeams(lesson, groups)}>
            {c('byGroups')}
          </ToolButton>
        )}
      </Column>
    );
  const cards = teams.map(({ index, name }) => {
    const named = { name: name || c('team', { number: index + 1 }), team: index };
    const board = names.findIndex((each) => each && sameNamed(each, named));
    return { person: { key: `team ${index}`, name: named.name, named, pupil: undefined }, board };
  });
  return <Cards cards={cards} boards={boards} names={names} onDone={onDone} />;
}

interface CardsProps extends PeopleProps {
  /** Pupils or teams, each with the index of its board, or -1. */
  readonly cards: readonly { readonly person: Person; readonly board: number }[];
}

function Cards({ cards, boards, names, onDone }: CardsProps): ReactNode {
  return (
    <Stack
      as="ul"
      gap={3}
      rows="start"
      overflow="scroll"
      flex={1}
      style={{
        padding: 'var(--space-5) var(--space-8)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(26rem, 1fr))',
      }}
    >
      {cards.map(({ person, board }) => {
        return (
          <li key={person.key}>
            <PersonCard
              person={person}
              aria-pressed={board !== -1}
              onClick={() => {
                const chosen = toggled(names, person.named);
                boards.choose(chosen);
                if (board === -1 && !chosen.includes(undefined)) onDone();
              }}
            >
              {board !== -1 && names.length > 1 && (
                <Text size="panel" weight="bold" tone="accent">
                  {board + 1}
                </Text>
              )}
            </PersonCard>
          </li>
        );
      })}
    </Stack>
  );
}
