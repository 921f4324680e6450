import {
  freshQuestion,
  interactiveKindOf,
  type Question,
  reviewOf,
  type SingleQuestion,
  toBasic,
  withoutKey,
} from '@lectern/questions';
import { Button, Row, TabPanel, Tabs, useTextsOf } from '@lectern/ui';
import { Eye, EyeOff, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { answerViewOf } from '../../answer-views.tsx';
import { QuestionView } from '../../question/question-view.tsx';
import classes from './preview.module.css';
import { previewTexts } from './preview-texts.ts';
import { useScale } from './use-scale.ts';

type Screen = 'panel' | 'phone';

/** Half of a panel, which is the strip of one of two pupils: a whole one would be too small to read. CSS pixels. */
const PANEL_WIDTH = 960;
const PHONE_WIDTH = 390;
/** The order in which lists are shown is the same for the same seed. */
const SEED = 20;

/** A question as pupils see it while it is made, to be tried, with its answer on request. */
export function Preview({ question }: { readonly question: Question }): ReactNode {
  const t = useTextsOf(previewTexts);
  const [screen, setScreen] = useState<Screen>('panel');
  const [showsAnswer, setShowsAnswer] = useState(false);
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
      <Sheet key={screen} screen={screen}>
        {shownQuestions(question).map((shown, index, all) => (
          <Tried
            key={`${shown.id} ${shown.kind}`}
            question={shown}
            screen={screen}
            number={all.length > 1 ? String(index + 1) : undefined}
            showsAnswer={showsAnswer}
          />
        ))}
      </Sheet>
    </aside>
  );
}

/** A game that has no view yet is shown in its quiet form: the basic questions that it plays. */
function shownQuestions(question: Question): Question[] {
  if (!interactiveKindOf(question.kind) || answerViewOf(question.kind)) return [question];
  let index = 0;
  return toBasic(question as SingleQuestion, () => `${question.id}-${index++}`) ?? [question];
}

interface SheetProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/** A page of the width of the screen, as large as there is room for. */
function Sheet({ screen, children }: SheetProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const width = screen === 'panel' ? PANEL_WIDTH : PHONE_WIDTH;
  const scale = useScale(room, width);
  return (
    <div ref={room} className={classes.room} data-screen={screen}>
      <div className={classes.sheet} style={{ width, zoom: scale }}>
        {children}
      </div>
    </div>
  );
}

interface TriedProps {
  readonly question: Question;
  readonly screen: Screen;
  readonly number: string | undefined;
  readonly showsAnswer: boolean;
}

function Tried({ question, screen, number, showsAnswer }: TriedProps): ReactNode {
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
      number={number}
      mode={review ? 'review' : 'answer'}
      review={review}
      response={response}
      onChange={setResponse}
    />
  );
}
