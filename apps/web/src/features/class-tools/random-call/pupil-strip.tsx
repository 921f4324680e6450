import { Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Lightbulb, PartyPopper, Plus, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClassToolProps,
  type LessonPeople,
  type Person,
  playSound,
  pupilKey,
  ToolButton,
} from '../../../parts/class-tools/index.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { type Praise, PraiseScreen } from '../encourage/praise-screen.tsx';
import { RANDOM_CALL, useCalls } from './use-calls.ts';

/** A pupil who answered, buzzed, was called or raised a hand: of the class, or under a typed name. */
export type Answerer = Pick<Person, 'name' | 'named'>;

export interface PupilStripProps {
  readonly lesson: ClassToolProps['lesson'];
  readonly known: LessonPeople;
  readonly pupil: Answerer;
  /** Opens another tool; left out where random call is open already. */
  readonly open?: ClassToolProps['open'] | undefined;
}

/** The pupil of an answer on a phone or by a card. */
export function answererOf(
  { all }: Pick<LessonPeople, 'all'>,
  pupil: { readonly name: string; readonly member_id: string | null },
): Answerer | undefined {
  const { member_id: memberId, name } = pupil;
  if (memberId !== null) {
    const person = all.find(({ key }) => key === memberId);
    return { name: person?.name ?? name, named: { member_id: memberId } };
  }
  return name === '' ? undefined : { name, named: { name } };
}

/**
 * The acts of a teacher after an answer, the same wherever a pupil answers: right, think again, a point, praise, the next
 * pupil. A judgement is a class event without points, which another press takes back.
 */
export function PupilStrip({ lesson, known, pupil, open }: PupilStripProps): ReactNode {
  const t = useTexts();
  const events = useSignal(lesson.events);
  const { call, open: left } = useCalls(lesson, known);
  const [praise, setPraise] = useState<Praise>();
  /** The judgement of this answer; an earlier answer of the pupil has its own. */
  const [judged, setJudged] = useState<string>();
  const { name, named } = pupil;
  const key = pupilKey(named);
  const judgement = events.find(({ id }) => id === judged);
  const item = judgement?.kind === 'scored' ? judgement.item : undefined;
  const judge = (said: 'right' | 'again') => {
    const text = t(said);
    if (judgement) lesson.takeBack(judgement.id);
    if (item === text) return setJudged(undefined);
    playSound(said === 'right' ? 'chosen' : 'hush');
    setJudged(lesson.add({ kind: 'scored', pupils: [named], points: 0, item: text }).id);
  };
  const give = () => {
    playSound('chosen');
    lesson.add({ kind: 'scored', pupils: [named], points: 1, item: t('answer') });
  };
  const applaud = () => {
    playSound('fanfare');
    setPraise({ names: [name], at: lesson.now() });
    lesson.add({ kind: 'praised', pupils: [named] });
  };
  const points = known.tally.points.get(key) ?? 0;
  return (
    <Row as="section" wrap gap={3} aria-label={t('strip', { name })}>
      <Text size="panel" weight="bold" overflow="breaks">
        <bdi>{name}</bdi>
      </Text>
      <ToolButton icon={<Check />} aria-pressed={item === t('right')} onClick={() => judge('right')}>
        {t('right')}
      </ToolButton>
      <ToolButton icon={<Lightbulb />} aria-pressed={item === t('again')} onClick={() => judge('again')}>
        {t('again')}
      </ToolButton>
      <ToolButton icon={<Plus />} aria-label={t('point', { points })} onClick={give}>
        {points === 0 ? '1' : t('points', { points })}
      </ToolButton>
      <ToolButton icon={<PartyPopper />} onClick={applaud}>
        {t('praise')}
      </ToolButton>
      <ToolButton
        icon={<Shuffle />}
        disabled={left.among.length === 0}
        onClick={() => {
          call(1);
          open?.(RANDOM_CALL);
        }}
      >
        {t('next')}
      </ToolButton>
      {praise && (
        <PraiseScreen
          key={praise.at}
          praise={praise}
          now={lesson.now()}
          onHide={() => setPraise(undefined)}
        />
      )}
    </Row>
  );
}

const zh = {
  strip: '{{name}} 的回答',
  right: '答对',
  again: '再想想',
  answer: '回答问题',
  point: '加 1（共 {{points}}）分',
  points: '1（共 {{points}}）',
  praise: '表扬',
  next: '再点一位',
};

const en: typeof zh = {
  strip: 'Answer of {{name}}',
  right: 'Right',
  again: 'Think again',
  answer: 'Answer',
  point: 'Plus 1 ({{points}}) in this lesson',
  points: '1 ({{points}})',
  praise: 'Praise',
  next: 'Call another',
};

const { useTexts } = defineTexts(zh, en);
