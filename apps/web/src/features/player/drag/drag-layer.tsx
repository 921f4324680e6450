import type { CoursewareReader } from '@lectern/courseware';
import { DragHands, type ShowOverlays } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import type { WindowClear } from '@lectern/ui/window';
import { RotateCcw, X } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useMemo } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { useLateTexts } from '../late-texts.ts';
import question from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import classes from './drag-layer.module.css';
import type { DraggedElements } from './dragged-elements.ts';
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

/** While the hand drags: the hands themselves, what can be done, and the warning before all goes back to its place. */
export function DragLayer({ dragging, elements, reader, pageId, surface, overlays, clear }: DragLayerProps) {
  const t = useLateTexts();
  const { asksToClose, close, answer } = dragging;
  useEffect(() => {
    if (!surface.current || pageId === undefined) return;
    const hands = new DragHands(surface.current, {
      moved: (id) => elements.at(id),
      put: (id, to) => elements.put(id, to),
      step: (id, by) => elements.step(id, by),
    });
    return hands.listen();
  }, [surface, pageId, elements]);
  useEffect(
    () =>
      asksToClose ? overlays.lay({ id: 'drag-question', takes: ['keys', 'wheel', 'swipes'] }) : undefined,
    [asksToClose, overlays],
  );
  const here = useMemo(() => (pageId === undefined ? [] : movablesOn(reader, pageId)), [reader, pageId]);
  const moved = useSignal(elements.moved);
  return (
    <>
      <section className={classes.bar} aria-label={t('dragBar')} data-top-bar="" style={beside(clear)}>
        <p role="status">{t(here.length > 0 ? 'dragHint' : 'nothingToDrag')}</p>
        {here.length > 0 && (
          <PanelButton
            label={t('putBackPage')}
            icon={<RotateCcw />}
            disabled={!here.some((id) => moved.has(id))}
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

/** What may be dragged on a page, in groups too. */
function movablesOn(reader: CoursewareReader, parentId: string): readonly string[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    const within = element.type === 'group' ? movablesOn(reader, id) : [];
    return element.movableInClass ? [id, ...within] : within;
  });
}
