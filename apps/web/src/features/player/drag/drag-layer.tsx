import type { CoursewareReader } from '@lectern/courseware';
import { draggablesOn, type Landing } from '@lectern/stage/dragging';
import type { ShowOverlays } from '@lectern/stage/show';
import { Row, Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { WindowClear } from '@lectern/ui/window';
import { RotateCcw, X } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';
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
  /** The current page if no layer covers it; undefined otherwise. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  readonly overlays: ShowOverlays;
  /** Space that the toolbar takes. */
  readonly clear: WindowClear;
}

/** Time for which the result of a drop is shown, milliseconds. */
const SAID_MS = 2_400;
const SAID = { right: 'sortedRight', wrong: 'sortedWrong' } as const satisfies Record<Landing, string>;

/**
 * Layer for the drag tool: pointer handlers, a bar with a hint, and the confirmation before all elements are moved
 * back.
 */
export function DragLayer({ dragging, elements, reader, pageId, surface, overlays, clear }: DragLayerProps) {
  const t = useLazyTexts();
  const { asksToClose, close, answer } = dragging;
  /** Result of the last drop into a basket, while it is shown. */
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
      <Row
        as="section"
        size="panel"
        tone="ink"
        radius="round"
        gap={4}
        className={classes.bar}
        aria-label={t('dragBar')}
        data-top-bar=""
        style={beside(clear)}
      >
        {/* The text keeps its width, so that the buttons do not move when it changes. */}
        <Stack as="p" className={classes.said} data-room={t(hint)}>
          <span role="status">{t(landing === undefined ? hint : SAID[landing])}</span>
        </Stack>
        {here.length > 0 && (
          <PanelButton
            label={t('putBackPage')}
            icon={<RotateCcw />}
            disabled={elements.draggedOf(here).length === 0}
            onPress={() => elements.putBack(here)}
          />
        )}
        <PanelButton label={t('closeDrag')} icon={<X />} onPress={close} />
      </Row>
      {asksToClose && <CloseQuestion onAnswer={answer} />}
    </>
  );
}

/** Centres the bar in the space beside the toolbar. */
function beside({ left = 0, right = 0 }: WindowClear): CSSProperties {
  return { '--clear-left': `${left}rem`, '--clear-right': `${right}rem` } as CSSProperties;
}

/** Asks before the drag tool closes, because the positions of dragged elements are lost. */
function CloseQuestion({ onAnswer }: { readonly onAnswer: (closes: boolean) => void }) {
  const t = useLazyTexts();
  return (
    <QuestionDialog title={t('closeDragTitle')} onCancel={() => onAnswer(false)}>
      <p>{t('closeDragHelp')}</p>
      <Row align="stretch" justify="end" wrap gap={3} className={question.answers}>
        <button type="button" onClick={() => onAnswer(true)}>
          {t('closeDrag')}
        </button>
        <button type="button" className={question.keep} onClick={() => onAnswer(false)}>
          {t('keepDragging')}
        </button>
      </Row>
    </QuestionDialog>
  );
}
