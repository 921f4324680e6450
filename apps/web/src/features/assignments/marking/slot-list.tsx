import type { PupilWork } from '@lectern/protocol/marking';
import { Box, Row, Select, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef } from 'react';
import { stemWords } from '../../../parts/askings/index.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import type { NumberedQuestion } from '../results/question-sums.ts';
import { markBookOf } from './mark-book.ts';
import { type MarkingOrder, type MarkSlot, slotKey } from './mark-slots.ts';
import classes from './marking.module.css';

export interface SlotListProps {
  readonly works: readonly PupilWork[];
  readonly questions: readonly NumberedQuestion[];
  readonly slots: readonly MarkSlot[];
  readonly slot: MarkSlot;
  readonly by: MarkingOrder;
  readonly userId: string;
  readonly onGo: (slot: MarkSlot) => void;
}

/** The pupils who answered a question, or the questions of a pupil, with their points. */
export function SlotList({ works, questions, slots, slot, by, userId, onGo }: SlotListProps): ReactNode {
  const t = useAssignmentTexts();
  const marks = useSignal(markBookOf(userId).marks);
  const current = useRef<HTMLButtonElement>(null);
  const key = slotKey(slot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is current for another key
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  const workOf = (id: string) => works.find(({ work_id }) => work_id === id);
  const questionOf = (id: string) => questions.find((question) => question.id === id);
  const groupOf = (each: MarkSlot) => (by === 'question' ? each.questionId : each.workId);
  const groups = [...new Set(slots.map(groupOf))];
  const nameOfQuestion = (id: string) => {
    const question = questionOf(id);
    return question ? t('numbered', { number: question.number, words: stemWords(question.question) }) : '';
  };
  return (
    <Stack as="nav" pad={3} gap={2} aria-label={t('marking.list')} className={classes.list}>
      <Select
        label={t(by === 'question' ? 'tabs.questions' : 'pupil')}
        value={groupOf(slot)}
        options={groups.map((value) => ({
          value,
          label: by === 'question' ? nameOfQuestion(value) : (workOf(value)?.name ?? ''),
        }))}
        onChange={(group) => {
          const first = slots.find((each) => groupOf(each) === group);
          if (first) onGo(first);
        }}
      />
      <Box as="ul" overflow="scroll" className={classes.slots}>
        {slots
          .filter((each) => groupOf(each) === groupOf(slot))
          .map((each) => {
            const work = workOf(each.workId);
            const given = work?.questions.find(({ id }) => id === each.questionId);
            const points = marks.get(slotKey(each))?.content.points ?? given?.points;
            const isCurrent = slotKey(each) === key;
            return (
              <li key={slotKey(each)}>
                <Row
                  as="button"
                  gap={2}
                  justify="between"
                  textAlign="start"
                  hover
                  radius="control"
                  wide
                  ref={isCurrent ? current : undefined}
                  type="button"
                  className={classes.slot}
                  aria-current={isCurrent || undefined}
                  onClick={() => onGo(each)}
                >
                  <Text overflow="cut">
                    <bdi>{by === 'question' ? work?.name : nameOfQuestion(each.questionId)}</bdi>
                  </Text>
                  <Text numeric tone={points === null || points === undefined ? 'warning' : 'quiet'}>
                    {points ?? t('judged.waiting')}
                  </Text>
                </Row>
              </li>
            );
          })}
      </Box>
    </Stack>
  );
}
