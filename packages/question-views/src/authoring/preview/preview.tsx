import {
  freshQuestion,
  interactiveKindOf,
  type PlayedBody,
  type PlayedKey,
  type PlayedResponse,
  type Question,
  reviewOf,
  type SingleQuestion,
  withoutKey,
} from '@lectern/questions';
import { Button, Row, TabPanel, Tabs, useTextsOf } from '@lectern/ui';
import { Eye, EyeOff, Monitor, Smartphone } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PlayView } from '../../answer-views.tsx';
import { ContentView } from '../../content/content-view.tsx';
import { QuestionView } from '../../question/question-view.tsx';
import classes from './preview.module.css';
import { previewTexts } from './preview-texts.ts';

type Screen = 'panel' | 'phone';

/** Half of a panel, which is the strip of one of two pupils: a whole one would be too small to read. CSS pixels. */
const PANEL_WIDTH = 960;
const PHONE_WIDTH = 390;
/** A game needs the width of a board. */
const GAME_WIDTH = 1180;
/** The order in which lists are shown is the same for the same seed. */
const SEED = 20;
const PLAYER = 'preview';

/** A question as pupils see it while it is made, to be tried, with its answer on request. */
export function Preview({ question }: { readonly question: Question }): ReactNode {
  const t = useTextsOf(previewTexts);
  const [screen, setScreen] = useState<Screen>('panel');
  const [showsAnswer, setShowsAnswer] = useState(false);
  // The answer is shown in the quiet form, which a phone has, too.
  const isGame = screen === 'panel' && !showsAnswer && interactiveKindOf(question.kind) !== undefined;
  const tabs = [
    { value: 'panel' as const, label: t.panel, icon: <Monitor aria-hidden="true" /> },
    { value: 'phone' as const, label: t.phone, icon: <Smartphone aria-hidden="true" /> },
  ];
  return (
    <aside className={classes.preview} aria-label={t.preview}>
      <Row justify="between" gap={2}>
        <Tabs value={screen} onChange={setScreen} label={t.preview} tabs={tabs}>
          {tabs.map(({ value }) => (
            <TabPanel key={value} value={value}>
              {null}
            </TabPanel>
          ))}
        </Tabs>
        <Button
          size="small"
          tone="quiet"
          aria-pressed={showsAnswer}
          icon={showsAnswer ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShowsAnswer(!showsAnswer)}
        >
          {showsAnswer ? t.hideAnswer : t.showAnswer}
        </Button>
      </Row>
      <Sheet key={`${screen} ${isGame}`} screen={screen} isGame={isGame}>
        {isGame ? (
          <Game key={question.kind} question={question as SingleQuestion} />
        ) : (
          <Tried key={question.kind} question={question} screen={screen} showsAnswer={showsAnswer} />
        )}
      </Sheet>
    </aside>
  );
}

interface SheetProps {
  readonly screen: Screen;
  readonly isGame: boolean;
  readonly children: ReactNode;
}

/** A page of the width of the screen, as large as there is room for. */
function Sheet({ screen, isGame, children }: SheetProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const width = screen === 'phone' ? PHONE_WIDTH : isGame ? GAME_WIDTH : PANEL_WIDTH;
  const scale = useScale(room, width);
  return (
    <div ref={room} className={classes.room} data-screen={screen}>
      <div className={classes.sheet} data-game={isGame ? '' : undefined} style={{ width, zoom: scale }}>
        {children}
      </div>
    </div>
  );
}

interface TriedProps {
  readonly question: Question;
  readonly screen: Screen;
  readonly showsAnswer: boolean;
}

function Tried({ question, screen, showsAnswer }: TriedProps): ReactNode {
  const [response, setResponse] = useState<unknown>();
  // Typing goes before drawing: the preview follows when there is time.
  const settled = useDeferredValue(question);
  const fresh = useMemo(() => freshQuestion(settled, SEED), [settled]);
  const asked = useMemo(() => withoutKey(fresh, { seed: SEED }), [fresh]);
  const review = useMemo(
    () => (showsAnswer ? reviewOf(fresh, response) : undefined),
    [fresh, response, showsAnswer],
  );
  return (
    <QuestionView
      question={asked}
      screen={screen}
      mode={review ? 'review' : 'answer'}
      review={review}
      response={response}
      onChange={setResponse}
    />
  );
}

/** The game as one pupil plays it on the panel. It begins again when its content changes. */
function Game({ question }: { readonly question: SingleQuestion }): ReactNode {
  const t = useTextsOf(previewTexts);
  const settled = useDeferredValue(question);
  const fresh = useMemo(() => freshQuestion(settled, SEED) as SingleQuestion, [settled]);
  const asked = useMemo(() => withoutKey(fresh, { seed: SEED }), [fresh]);
  const [responses, setResponses] = useState<Readonly<Record<string, PlayedResponse>>>({});
  if (!asked.body) return null;
  return (
    <>
      <ContentView content={asked.stem} className={classes.stem ?? ''} />
      <PlayView
        key={JSON.stringify([fresh.body, fresh.key])}
        kind={fresh.kind}
        body={asked.body as PlayedBody}
        answerKey={fresh.key as PlayedKey}
        players={[{ id: PLAYER, name: t.pupil }]}
        responses={responses}
        onResponse={(player, response) => setResponses({ ...responses, [player]: response })}
      />
    </>
  );
}

/** The factor by which a page of a width, CSS pixels, fits into the room for it; at most 1. */
function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    const measure = () => {
      const style = getComputedStyle(current);
      const free =
        current.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      setScale(Math.min(1, Math.max(0.2, free / width)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [room, width]);
  return scale;
}
