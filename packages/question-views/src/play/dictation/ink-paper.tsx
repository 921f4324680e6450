import { IconButton, Row, useTextsOf } from '@lectern/ui';
import { RotateCcw, Undo2 } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PadHands } from '../../parts/pad/pad-hands.ts';
import { drawStroke, type PadStroke } from '../../parts/pad/strokes.ts';
import classes from './dictation.module.css';
import type { Paper } from './paper.ts';
import { dictationTexts } from './texts.ts';

/** Pixels of a square. */
const SQUARE = 220;
const PEN = 10;

/** Paper on which a word is written with a finger, a pen or the mouse; reports the picture of the ink after each stroke. */
export function InkPaper({
  paper,
  onInk,
}: {
  readonly paper: Paper;
  /** The picture as a data address; undefined when nothing is written. */
  readonly onInk: (picture: string | undefined) => void;
}): ReactNode {
  const texts = useTextsOf(dictationTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly PadStroke[]>([]);
  const reported = useEffectEvent(onInk);
  useEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context) return;
    context.clearRect(0, 0, node.width, node.height);
    for (const stroke of strokes) drawStroke(context, stroke);
    reported(strokes.length === 0 ? undefined : node.toDataURL());
  }, [strokes]);
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const color = getComputedStyle(node).getPropertyValue('--ink').trim();
    return new PadHands(node, {
      pen: () => ({ tool: 'pen', color, width: PEN }),
      drawn: (stroke) => setStrokes((before) => [...before, stroke]),
      // Another list of the same strokes is drawn again.
      discarded: () => setStrokes((before) => [...before]),
    }).listen();
  }, []);
  return (
    <div className={classes.writing}>
      <PaperView paper={paper}>
        <canvas
          ref={canvas}
          width={paper.columns * SQUARE}
          height={paper.rows * SQUARE}
          role="img"
          aria-label={texts.paper}
          className={classes.ink}
        />
      </PaperView>
      <Row gap={2} justify="center">
        <IconButton
          label={texts.undo}
          icon={<Undo2 />}
          size="large"
          disabled={strokes.length === 0}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        />
        <IconButton
          label={texts.clear}
          icon={<RotateCcw />}
          size="large"
          disabled={strokes.length === 0}
          onClick={() => setStrokes([])}
        />
      </Row>
    </div>
  );
}

/** Squares (田字格) or lines (四线三格). Paper is white, and its ink is that of the light theme. */
export function PaperView({
  paper,
  children,
}: {
  readonly paper: Paper;
  readonly children: ReactNode;
}): ReactNode {
  const { ruling, columns, rows } = paper;
  return (
    <div
      className={classes.paper}
      data-theme="light"
      data-ruling={ruling}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      {children}
    </div>
  );
}
