import { Row, Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { GripHorizontal, GripVertical, X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PanelButton,
  useViewOnly,
} from '../../../parts/class-tools/index.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import classes from './curtain.module.css';
import {
  type AfterTurn,
  CLOSED,
  type CurtainBox,
  type CurtainSide,
  curtainOf,
  drawn,
  SIDES,
} from './curtain-box.ts';

const zh = {
  title: '拉幕',
  sides: { top: '上边', right: '右边', bottom: '下边', left: '左边' },
  draw: '拖动{{side}}，露出幕后的内容',
  cover: '全部遮住',
  stays: '翻页后不动',
  closes: '翻页后遮住',
  close: '收起',
};

const en: typeof zh = {
  title: 'Curtain',
  sides: { top: 'top edge', right: 'right edge', bottom: 'bottom edge', left: 'left edge' },
  draw: 'Draw the {{side}} to show what is behind',
  cover: 'Cover all',
  stays: 'Stays on turning',
  closes: 'Closes on turning',
  close: 'Put away',
};

const { useTexts } = defineTexts(zh, en);

/** Distance by which an arrow key moves the curtain, as a fraction of the screen. */
const KEY_STEP = 0.04;

/** A curtain over the slide that is drawn from any of its four sides. */
export const curtain: ClassToolPart = { View: Curtain, takes: [] };

function Curtain({ id, lesson, show, close }: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = lesson.state(id);
  const values = useSignal(state);
  const afterTurn: AfterTurn = values.afterTurn === 'closes' ? 'closes' : 'stays';
  const [drawnBox, setDrawnBox] = useState<CurtainBox>();
  const { pageId } = show;
  // The page has changed since the curtain was drawn: the curtain closes before the new page is painted.
  const viewOnly = useViewOnly();
  const isTurned = !viewOnly && afterTurn === 'closes' && values.page !== undefined && values.page !== pageId;
  const box = isTurned ? CLOSED : (drawnBox ?? curtainOf(values.box));
  const keep = (next: CurtainBox) => state.change({ box: { ...next }, page: pageId });
  useEffect(() => {
    if (isTurned) state.change({ box: { ...CLOSED }, page: pageId });
  }, [isTurned, state, pageId]);

  const style = {
    '--left': `${box.left * 100}%`,
    '--top': `${box.top * 100}%`,
    '--right': `${100 - box.right * 100}%`,
    '--bottom': `${100 - box.bottom * 100}%`,
  } as CSSProperties;
  return (
    <section className={classes.layer} style={style} aria-label={t('title')} onWheel={keepFromPage}>
      <Stack align="center" items="center" overflow="clip" className={classes.cloth}>
        <Row align="stretch" justify="center" wrap gap={2} className={classes.actions}>
          <PanelButton label={t('cover')} onPress={() => keep(CLOSED)} />
          {(['stays', 'closes'] as const).map((each) => (
            <PanelButton
              key={each}
              label={t(each)}
              pressed={afterTurn === each}
              onPress={() => state.change({ afterTurn: each, page: pageId })}
            />
          ))}
          <PanelButton label={t('close')} icon={<X />} onPress={close} />
        </Row>
      </Stack>
      {SIDES.map((side) => (
        <Handle
          key={side}
          side={side}
          box={box}
          onDraw={setDrawnBox}
          onEnd={(next) => {
            setDrawnBox(undefined);
            keep(next);
          }}
        />
      ))}
    </section>
  );
}

/**
 * Gestures on the curtain must not change the hidden page. With Ctrl the wheel zooms the window, which is not
 * prevented.
 */
function keepFromPage(event: WheelEvent): void {
  if (!event.ctrlKey) event.stopPropagation();
}

interface HandleProps {
  readonly side: CurtainSide;
  readonly box: CurtainBox;
  readonly onDraw: (box: CurtainBox) => void;
  readonly onEnd: (box: CurtainBox) => void;
}

/** One edge of the curtain, dragged by a pointer or moved by arrow keys. */
function Handle({ side, box, onDraw, onEnd }: HandleProps): ReactNode {
  const t = useTexts();
  const held = useRef<{ readonly pointer: number; readonly off: number; last: CurtainBox }>(undefined);
  const goesAcross = side === 'left' || side === 'right';
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number => {
    const room = (currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    return goesAcross ? (clientX - room.left) / room.width : (clientY - room.top) / room.height;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer !== event.pointerId) return;
    const { last } = held.current;
    held.current = undefined;
    event.currentTarget.blur();
    onEnd(last);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(drawn(box, side, box[side] + by * KEY_STEP));
  };
  return (
    <Stack
      align="center"
      items="center"
      role="slider"
      tabIndex={0}
      aria-label={t('draw', { side: t(`sides.${side}`) })}
      aria-orientation={goesAcross ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(box[side] * 100)}
      className={classes.handle}
      data-side={side}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || held.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { pointer: event.pointerId, off: box[side] - placeOf(event), last: box };
      }}
      onPointerMove={(event) => {
        const now = held.current;
        if (now?.pointer !== event.pointerId) return;
        now.last = drawn(box, side, placeOf(event) + now.off);
        onDraw(now.last);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span>{goesAcross ? <GripVertical aria-hidden="true" /> : <GripHorizontal aria-hidden="true" />}</span>
    </Stack>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
