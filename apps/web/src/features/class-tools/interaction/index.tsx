import type { ActivitySetting } from '@lectern/protocol/activity-shapes';
import type { HostedActivity } from '@lectern/protocol/phone-views';
import { Button, Column, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Vote } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  ToolWindow,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { type PanelPhones, usePhones } from '../../../parts/phones/index.ts';
import { JoinCode } from '../phones/join-code.tsx';
import { foldPhones } from '../phones/phones-window.ts';
import { answererOf, PupilStrip } from '../pupil-strip/pupil-strip.tsx';
import { type CardBoxes, useCardBoxes } from './cards/card-boxes.ts';
import { turnCardsOn, useQuestionCards } from './cards/question-cards.tsx';
import { askedNow, draftOf, fitsCards, settingOf } from './draft.ts';
import classes from './interaction.module.css';
import { RunningActivity } from './running-activity.tsx';
import { asksQuestion, RunningQuestion, type RunningQuestionProps } from './running-question.tsx';
import { Setup } from './setup.tsx';
import { useTexts } from './texts.ts';

/** Votes, buzzers and word clouds on the phones of the class, counted while answers arrive. */
export const interaction: ClassToolPart = { View: Interaction, takes: [] };

function Interaction(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const phones = usePhones(tool);
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Vote />}
      size={{ w: 1080, h: 600 }}
      minSize={{ w: 480, h: 420 }}
    >
      <Column gap={4} className={classes.body}>
        {phones && <Inside tool={tool} phones={phones} />}
      </Column>
    </ToolWindow>
  );
}

interface InsideProps {
  readonly tool: ClassToolProps;
  readonly phones: PanelPhones;
}

function Inside({ tool, phones }: InsideProps): ReactNode {
  const t = useTexts();
  const state = useSignal(phones.state);
  const open = useOpening(tool, phones);
  const [starting, setStarting] = useState(false);
  const kept = tool.lesson.state(tool.id);
  const draft = draftOf(useSignal(kept));
  const boxes = useCardBoxes(tool.lesson);
  const hasClass = useSignal(tool.lesson.classTaught, ({ type }) => type === 'there');
  if (state.kind !== 'open') {
    return (
      <div className={classes.none}>
        {state.kind === 'closed' ? (
          <>
            {state.trouble !== undefined && (
              <p className={classes.trouble} role="alert">
                {t('notOpened', { trouble: state.trouble })}
              </p>
            )}
            <Button tone="primary" size="large" className={classes.large ?? ''} onClick={open}>
              {t('open')}
            </Button>
          </>
        ) : (
          <p role="status">{t('asking')}</p>
        )}
      </div>
    );
  }
  const start = async (setting: ActivitySetting) => {
    setStarting(true);
    await phones.start(setting);
    setStarting(false);
  };
  const ask = async () => {
    await start(settingOf(draft));
    const now = phones.state.get();
    // If the phones did not receive the question, it stays in the draft.
    if (now.kind === 'open' && now.panel.activity) kept.change(askedNow(draft));
  };
  const askByCards = () => {
    turnCardsOn(tool.lesson, tool.id);
    return ask();
  };
  const { activity, door, participants } = state.panel;
  return (
    <>
      {!state.connected && (
        <p className={classes.trouble} role="status">
          {t('cutOff')}
        </p>
      )}
      {state.trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {state.trouble}
        </p>
      )}
      <Row align="stretch" gap={6} className={classes.sides}>
        {activity ? (
          <Running
            key={activity.id}
            tool={tool}
            boxes={boxes}
            activity={activity}
            participants={participants}
            onChange={(change) => void phones.change(change)}
            onAgain={() => void start(activity.setting)}
          />
        ) : (
          <Setup
            draft={draft}
            starting={starting}
            present={participants.length}
            onChange={(typed) => kept.change(typed)}
            onStart={() => void ask()}
            onCards={hasClass && fitsCards(draft) ? () => void askByCards() : undefined}
          />
        )}
        {door?.admits && <JoinCode small code={door.code} lock={door.key} isAdmitting />}
      </Row>
    </>
  );
}

interface RunningProps extends Omit<RunningQuestionProps, 'activity' | 'cards' | 'strip'> {
  readonly tool: ClassToolProps;
  readonly boxes: CardBoxes | undefined;
  readonly activity: HostedActivity;
}

function Running({ tool, boxes, activity, participants, ...acts }: RunningProps): ReactNode {
  return asksQuestion(activity) ? (
    <QuestionWithCards tool={tool} boxes={boxes} activity={activity} participants={participants} {...acts} />
  ) : (
    <RunningActivity
      activity={activity}
      present={participants.length}
      strip={({ participant_id: id, name }) => {
        const { member_id = null } = participants.find((each) => each.id === id) ?? {};
        return <Strip tool={tool} pupil={{ name, member_id }} />;
      }}
      {...acts}
    />
  );
}

function QuestionWithCards({
  tool,
  boxes,
  ...props
}: RunningQuestionProps & Pick<RunningProps, 'tool' | 'boxes'>): ReactNode {
  const cards = useQuestionCards(tool, props.activity, boxes);
  return <RunningQuestion {...props} cards={cards} strip={(pupil) => <Strip tool={tool} pupil={pupil} />} />;
}

interface StripProps {
  readonly tool: ClassToolProps;
  readonly pupil: { readonly name: string; readonly member_id: string | null };
}

/** What a teacher does after the answer of a pupil. */
function Strip({ tool: { lesson, open }, pupil }: StripProps): ReactNode {
  const known = usePeople(lesson);
  const answerer = answererOf(known, pupil);
  return (
    answerer && (
      <PupilStrip
        key={pupil.member_id ?? pupil.name}
        lesson={lesson}
        known={known}
        pupil={answerer}
        open={open}
      />
    )
  );
}

/**
 * Opens a closed lesson for phones once, because the tool needs them; it stays open in a corner when this window is
 * closed. Returns a function that opens it on request.
 */
function useOpening(tool: ClassToolProps, phones: PanelPhones): () => void {
  const { kind } = useSignal(phones.state);
  const { type } = useSignal(tool.lesson.classTaught);
  const asked = useRef(false);
  const open = () => void phones.open(type === 'there' ? 'either' : 'typed');
  const latest = useRef({ open, tool });
  useEffect(() => {
    latest.current = { open, tool };
  });
  // The tool of the phones is folded only once the lesson is open: an error while opening is shown in this window, not
  // in a window that covers it.
  useEffect(() => {
    if (kind === 'open') foldPhones(latest.current.tool);
  }, [kind]);
  useEffect(() => {
    if (asked.current || type === 'asked') return;
    // A lesson that was open before, or that the teacher closed meanwhile, is not changed.
    if (kind === 'closed') latest.current.open();
    if (kind !== 'asking') asked.current = true;
  }, [kind, type]);
  return open;
}
