import type { CoursewareReader } from '@lectern/courseware';
import { draggablesOn, type Landing } from '@lectern/stage/dragging';
import type { ShowOverlays } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import type { WindowClear } from '@lectern/ui/window';
import { RotateCcw, X } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { useLateTexts } from '../late-texts.ts';
import question from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import classes from './drag-layer.module.css';
import type { DraggedElements } from './dragged-elements.ts';
import { useDragHands } from './use-drag-hands.ts';
import type { Dragging } from './use-dragging.ts';

export interface DragLayerProps {
  readonly dragging: Dragging;
  readonly elements: DraggedElements;
  readonly reader: CoursewareReader;
  /** The page that is shown, and nothing lies between it and the hand; undefined otherwise. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  readonly overlays: ShowOverlays;
  /** What the toolbar takes of the screen. */
  readonly clear: WindowClear;
}

/** Milliseconds. */
const SAID_MS = 2_400;
const SAID = { right: 'sortedRight', wrong: 'sortedWrong' } as const satisfies Record<Landing, string>;

/** While the hand drags: the hands themselves, what can be done, and the warning before all goes back to its place. */
export function DragLayer({ dragging, elements, reader, pageId, surface, overlays, clear }: DragLayerProps) {
  const t = useLateTexts();
  const { asksToClose, close, answer } = dragging;
  /** What came of the last thing that was dropped into a basket, while it is said. */
  const [landing, setLanding] = useState<Landing>();
  useDragHands({ elements, reader, pageId, surface, landed: setLanding });
  useLayoutEffect(
    () =>
      asksToClose ? overlays.lay({ id: 'drag-question', takes: ['keys', 'wheel', 'swipes'] }) : undefined,
    [asksToClose, overlays],
  );
  const here = useMemo(
    () => (pageId === undefined ? [] : draggablesOn(reader, pageId).map(({ id }) => id)),
    [reader, pageId],
  );
  useSignal(elements.moved);
  useEffect(() => {
    if (landing === undefined) return;
    const timer = setTimeout(() => setLanding(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [landing]);
  const hint = here.length > 0 ? 'dragHint' : 'nothingToDrag';
  return (
    <>
      <section className={classes.bar} aria-label={t('dragBar')} data-top-bar="" style={beside(clear)}>
        {/* The buttons stay where they are while something else is said. */}
        <p className={classes.said} data-room={t(hint)}>
          <span role="status">{t(landing === undefined ? hint : SAID[landing])}</span>
        </p>
        {here.length > 0 && (
          <PanelButton
            label={t('putBackPage')}
            icon={<RotateCcw />}
            disabled={elements.draggedOf(here).length === 0}
            onPress={() => elements.putBack(here)}
          />
        )}
        <PanelButton label={t('closeDrag')} icon={<X />} onPress={close} />
      </section>
      {asksToClose && <CloseQuestion onAnswer={answer} />}
    </>
  );
}

/** In the middle of what the toolbar leaves. */
function beside({ left = 0, right = 0 }: WindowClear): CSSProperties {
  return { '--clear-left': `${left}rem`, '--clear-right': `${right}rem` } as CSSProperties;
}

/** What was dragged is lost when dragging is closed. */
function CloseQuestion({ onAnswer }: { readonly onAnswer: (closes: boolean) => void }) {
  const t = useLateTexts();
  return (
    <QuestionDialog title={t('closeDragTitle')} onCancel={() => onAnswer(false)}>
      <p>{t('closeDragHelp')}</p>
      <div className={question.answers}>
        <button type="button" onClick={() => onAnswer(true)}>
          {t('closeDrag')}
        </button>
        <button type="button" className={question.keep} onClick={() => onAnswer(false)}>
          {t('keepDragging')}
        </button>
      </div>
    </QuestionDialog>
  );
}
