import { Column, Row, Stack, Text } from '@lectern/ui';
import { Check, Shuffle, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PersonCard, pupilKey, ToolButton } from '../../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { useCalls } from '../../random-call/use-calls.ts';
import classes from '../question.module.css';
import { useTexts } from '../texts.ts';
import { filled, freeBoards, toggled, without } from './board-choice.ts';
import type { BoardNames } from './board-names.ts';
import type { Boards } from './use-board-names.ts';

export interface PupilPickerProps {
  readonly lesson: ToolLesson;
  readonly boards: Boards;
  /** Number of boards. */
  readonly count: number;
  /** Whether each board was handed in: no pupil is drawn for it. */
  readonly locked: readonly boolean[];
  readonly onDone: () => void;
}

/** The pupils of the lesson over the question: taps put them at the boards, from left to right. */
export function PupilPicker({ lesson, boards, count, locked, onDone }: PupilPickerProps): ReactNode {
  const t = useTexts();
  const { known, nameOf } = boards;
  const { drawn } = useCalls(lesson, known);
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const names = boards.names.slice(0, count);
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
      <Row as="header" flex="none" edge="bottom" wrap gap={4} className={classes.bar}>
        <Text as="h2" size="panel" weight="bold">
          {t('whoAnswers')}
        </Text>
        {count > 1 && (
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
      <People boards={boards} names={names} onDone={onDone} />
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
        <ToolButton icon={<Shuffle />} disabled={isOver} onClick={pickRandom}>
          {t('pickRandom')}
        </ToolButton>
        <ToolButton tone="primary" icon={<Check />} onClick={onDone}>
          {t('picked')}
        </ToolButton>
      </Row>
    </Column>
  );
}

interface PeopleProps extends Pick<PupilPickerProps, 'boards' | 'onDone'> {
  /** The pupils at the boards. */
  readonly names: BoardNames;
}

/** The pupils of the lesson who are present, with the number of the board at which they stand. */
function People({ boards, names, onDone }: PeopleProps): ReactNode {
  const at = names.map((named) => named && pupilKey(named));
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
      {boards.known.present.map((person) => {
        const board = at.indexOf(person.key);
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
