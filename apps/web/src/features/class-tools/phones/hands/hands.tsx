import type { RaisedHand } from '@lectern/protocol/phone-views';
import { Button, Column, Row, Stack, Switch, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolProps,
  CornerChip,
  ToolWindow,
  usePeople,
} from '../../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import type { PanelPhones } from '../../../../parts/phones/index.ts';
import { answererOf, PupilStrip } from '../../random-call/pupil-strip.tsx';
import classes from '../phones.module.css';
import { useTexts } from '../texts.ts';
import { calledIn, callHand, HANDS_STATE } from './call-hand.ts';

interface HandsProps {
  readonly tool: ClassToolProps;
  readonly phones: PanelPhones;
}

/** The raised hands of the class: their number in the corner, and when that is pressed who they are and what they ask. */
export function Hands({ tool, phones }: HandsProps): ReactNode {
  const t = useTexts();
  const state = useSignal(phones.state);
  const kept = tool.lesson.state(HANDS_STATE);
  const isOpen = useSignal(kept, ({ open }) => open === true);
  if (state.kind !== 'open') return null;
  const { on, up } = state.panel.hands;
  if (!isOpen)
    return (
      up.length > 0 && (
        <CornerChip icon={<Hand aria-hidden="true" />} onUnfold={() => kept.change({ open: true })}>
          <strong>{t('hands.up', { count: up.length })}</strong>
        </CornerChip>
      )
    );
  return (
    <ToolWindow
      tool={{ ...tool, id: HANDS_STATE, close: () => kept.change({ open: undefined, called: undefined }) }}
      title={t('hands.title')}
      icon={<Hand />}
      size={{ w: 900, h: 560 }}
      minSize={{ w: 420, h: 320 }}
    >
      <Column pad={5} gap={4}>
        <Called tool={tool} />
        {up.length === 0 && (
          <Text as="p" tone="quiet" size="panel">
            {t(on ? 'hands.none' : 'hands.off')}
          </Text>
        )}
        <Stack as="ul" gap={2}>
          {up.map((hand) => (
            <HandRow key={hand.participant_id} hand={hand} lesson={tool.lesson} phones={phones} />
          ))}
        </Stack>
        <Row justify="between" wrap gap={4} className={classes.foot}>
          <Switch
            label={t('hands.allowed')}
            checked={on}
            onChange={(allowed) => void phones.changeHands({ on: allowed })}
          />
          <Button
            size="panel"
            disabled={up.length === 0}
            onClick={() => void phones.changeHands({ lower: 'all' })}
          >
            {t('hands.lowerAll')}
          </Button>
        </Row>
      </Column>
    </ToolWindow>
  );
}

interface HandRowProps {
  readonly hand: RaisedHand;
  readonly lesson: ToolLesson;
  readonly phones: PanelPhones;
}

function HandRow({ hand, lesson, phones }: HandRowProps): ReactNode {
  const t = useTexts();
  const { name, participant_id: id, question } = hand;
  return (
    <Row as="li" gap={3} wrap>
      <Text size="panel" weight="bold">
        <bdi>{name}</bdi>
      </Text>
      <Text flex={1} size="panel" overflow="breaks">
        <bdi>{question}</bdi>
      </Text>
      <Button
        size="panel"
        tone="primary"
        aria-label={t('hands.callOf', { name })}
        onClick={() => callHand(hand, lesson, phones)}
      >
        {t('hands.call')}
      </Button>
      <Button
        size="panel"
        aria-label={t('hands.lowerOf', { name })}
        onClick={() => void phones.changeHands({ lower: id })}
      >
        {t('hands.lower')}
      </Button>
    </Row>
  );
}

/** The pupil who was called, with what a teacher does after the answer. */
function Called({ tool: { lesson, open } }: Pick<HandsProps, 'tool'>): ReactNode {
  const called = useSignal(lesson.state(HANDS_STATE), calledIn);
  const known = usePeople(lesson);
  const pupil = called && answererOf(known, called);
  return pupil && <PupilStrip key={`${called.at}`} lesson={lesson} known={known} pupil={pupil} open={open} />;
}
