import type { ActivitySetting } from '@lectern/protocol/activity-shapes';
import type { AskedQuestion, SingleQuestion } from '@lectern/questions';
import { fileKindsOf } from '@lectern/questions/shown';
import { Box, Button, Column, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ScanLine, Vote } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ClassToolPart, type ClassToolProps, ToolWindow } from '../../../parts/class-tools/index.ts';
import { type PanelPhones, usePhones } from '../../../parts/phones/index.ts';
import { JoinCode } from '../phones/join-code.tsx';
import { foldPhones } from '../phones/phones-window.ts';
import { useCardBoxes } from './cards/card-boxes.ts';
import { beginAsking } from './cards/local-askings.ts';
import { cardsOn, turnCardsOn } from './cards/question-cards.tsx';
import { useLocalAsking } from './cards/use-local-asking.ts';
import { askedNow, type Draft, draftOf, fitsCards, settingOf } from './draft.ts';
import { loadExercise } from './exercise/exercise-choice.ts';
import { loadExerciseDocument } from './exercise/exercise-fields.tsx';
import { useExerciseTexts } from './exercise/exercise-texts.ts';
import classes from './interaction.module.css';
import { asksQuestion } from './question-activity.ts';
import { LocalQuestion, Running } from './running.tsx';
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
      size={{ w: 1100, h: 700 }}
      minSize={{ w: 480, h: 420 }}
    >
      <Column size="panel" pad={5} gap={4} className={classes.body}>
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
  const exerciseTexts = useExerciseTexts();
  const kept = tool.lesson.state(tool.id);
  const values = useSignal(kept);
  const draft = draftOf(values);
  const { starting, notLoaded, start, askExercise, ask } = useAsking(tool, phones, draft);
  // The picture of the camera needs the room of the code.
  const areCardsOn = cardsOn(values);
  const boxes = useCardBoxes(tool.lesson);
  const hasClass = useSignal(tool.lesson.classTaught, ({ type }) => type === 'there');
  const local = useLocalAsking(tool, phones, boxes);
  const askLocally = (setting: ActivitySetting) => {
    turnCardsOn(tool.lesson, tool.id);
    if (setting.kind === 'question') beginAsking(tool.lesson, setting.asked as SingleQuestion);
  };
  if (local && boxes)
    return <LocalQuestion key={local.id} tool={tool} boxes={boxes} local={local} onAgain={askLocally} />;
  if (state.kind !== 'open')
    return <NotOpen phones={phones} onOpen={open} onCards={hasClass ? askLocally : undefined} />;
  const askByCards = async () => {
    const setting = settingOf(draft);
    turnCardsOn(tool.lesson, tool.id);
    if (state.connected) await ask();
    const now = phones.state.get();
    if (now.kind !== 'open' || !now.panel.activity) askLocally(setting);
  };
  const { activity, door, participants } = state.panel;
  const looks = areCardsOn && activity?.state === 'open' && asksQuestion(activity);
  const asked = activity ? (activity.asked as AskedQuestion | null) : draftQuestion(draft);
  const isOfFiles = asked != null && fileKindsOf(asked).size > 0;
  // The table of an exercise needs the room of the code too, which the corner of the phones shows.
  const isWide = looks || activity?.setting.kind === 'exercise' || isOfFiles;
  return (
    <>
      {!state.connected && (
        <Box as="p" surface="notice" role="status">
          {t(isOfFiles ? 'works.offline' : 'cutOff')}
        </Box>
      )}
      {(notLoaded || state.trouble !== undefined) && (
        <Box as="p" surface="notice" role="alert">
          {notLoaded ? exerciseTexts('tooLate') : state.trouble}
        </Box>
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
            onAgain={() =>
              void (activity.setting.kind === 'exercise' ? askExercise() : start(activity.setting))
            }
          />
        ) : (
          <Setup
            reader={tool.show.reader}
            draft={draft}
            starting={starting}
            present={participants.length}
            onChange={(typed) => kept.change(typed)}
            onStart={() => void ask()}
            onCards={hasClass && fitsCards(draft) ? () => void askByCards() : undefined}
          />
        )}
        {door?.admits && !isWide && <JoinCode small code={door.code} lock={door.key} isAdmitting />}
      </Row>
    </>
  );
}

/** The quick question of a draft; undefined for other drafts. */
function draftQuestion(draft: Draft): SingleQuestion | undefined {
  if (draft.kind !== 'quick') return undefined;
  const setting = settingOf(draft);
  return setting.kind === 'question' ? (setting.asked as SingleQuestion) : undefined;
}

/** Asks on the phones. `notLoaded`: the questions of an exercise could not be loaded, so nothing was asked. */
function useAsking({ id, lesson, show }: ClassToolProps, phones: PanelPhones, draft: Draft) {
  const [starting, setStarting] = useState(false);
  const [notLoaded, setNotLoaded] = useState(false);
  const start = async (setting: ActivitySetting) => {
    setStarting(true);
    await phones.start(setting);
    setStarting(false);
  };
  const askExercise = async () => {
    const { exercise, minutes } = draft;
    if (!exercise) return;
    setStarting(true);
    setNotLoaded(false);
    const loaded = await loadExercise(exercise, {
      reader: show.reader,
      loadDocument: loadExerciseDocument,
    }).catch(() => undefined);
    setStarting(false);
    setNotLoaded(loaded === undefined);
    if (loaded) await start({ ...loaded, time_limit: minutes === 0 ? null : minutes * 60 });
  };
  const ask = async () => {
    if (draft.kind === 'exercise') return askExercise();
    await start(settingOf(draft));
    const now = phones.state.get();
    // If the phones did not receive the question, it stays in the draft.
    if (now.kind === 'open' && now.panel.activity) lesson.state(id).change(askedNow(draft));
  };
  return { starting, notLoaded, start, askExercise, ask };
}

interface NotOpenProps {
  readonly phones: PanelPhones;
  readonly onOpen: () => void;
  /** Asks by cards without the server; left out in a lesson without a class. */
  readonly onCards: ((setting: ActivitySetting) => void) | undefined;
}

/** Shown while the lesson is not open for phones, such as without a network. */
function NotOpen({ phones, onOpen, onCards }: NotOpenProps): ReactNode {
  const t = useTexts();
  const state = useSignal(phones.state);
  const trouble = state.kind === 'closed' ? state.trouble : undefined;
  if (state.kind !== 'closed')
    return (
      <div className={classes.none}>
        <p role="status">{t('asking')}</p>
      </div>
    );
  return (
    <div className={classes.none}>
      {trouble !== undefined && (
        <Box as="p" surface="notice" role="alert">
          {t('notOpened', { trouble })}
        </Box>
      )}
      <Row gap={4} wrap justify="center">
        <Button tone="primary" size="panel" onClick={onOpen}>
          {t('open')}
        </Button>
        {trouble !== undefined &&
          onCards &&
          (['choice', 'truth'] as const).map((form) => (
            <Button
              key={form}
              size="panel"
              icon={<ScanLine aria-hidden="true" />}
              onClick={() => onCards(settingOf(draftOf({ kind: 'quick', form })))}
            >
              {t(`cards.${form}`)}
            </Button>
          ))}
      </Row>
    </div>
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
