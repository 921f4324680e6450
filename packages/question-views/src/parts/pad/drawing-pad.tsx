import { Button, IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Eraser, Pencil, Redo2, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useAssetUrl } from '../../content/medium-view.tsx';
import classes from './drawing-pad.module.css';
import { PAD_SIZE, type PadGround } from './ground-picture.ts';
import { PadGroundView } from './pad-ground.tsx';
import { PadHands } from './pad-hands.ts';
import { added, drawStroke, NO_STROKES, type PadHistory, type PadStroke, redone, undone } from './strokes.ts';
import { padTexts } from './texts.ts';
import { type Keeping, useKeptDrawing } from './use-kept-drawing.ts';

/** Tokens whose colours are drawn with, on white paper in each theme. */
const COLORS = ['--ink', '--red', '--blue', '--jade'] as const;
/** Widths of the pens, and of their eraser, pixels of the drawing. */
const WIDTHS = { fine: 4, middle: 8, broad: 18 } as const;
const ERASER = 5;
/** The longer side of a drawing on a picture, pixels. */
const LONGEST = 1600;

export interface DrawingPadProps {
  readonly ground: PadGround | undefined;
  /** Hash of the stored drawing. */
  readonly drawing: string | undefined;
  readonly onDrawing: (hash: string | undefined) => void;
  readonly locked: boolean;
}

/** A pad for drawing with pen, mouse and any number of fingers, on white or ruled paper or a picture. */
export function DrawingPad({ ground, drawing, onDrawing, locked }: DrawingPadProps): ReactNode {
  const texts = useTextsOf(padTexts);
  const host = useQuestionHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hands = useRef<PadHands>(undefined);
  const [size, setSize] = useState(PAD_SIZE);
  const [history, setHistory] = useState<PadHistory>(NO_STROKES);
  const [pen, setPen] = useState<Pen>({ tool: 'pen', color: '--ink', width: 'middle' });
  const base = useBasePicture(drawing, history !== NO_STROKES);
  const isOpen = !locked && host.store !== undefined;
  const kept = useKeptDrawing({
    locked,
    onStored: (hash) => {
      if (!locked) onDrawing(hash);
    },
    picture: () => pictureOf(canvas.current, history.strokes.length === 0 && (history.isCleared || !base)),
  });
  /** Two fingers may finish their strokes before the next rendering. */
  const change = (next: (before: PadHistory) => PadHistory) => {
    setHistory(next);
    kept.changed();
  };
  const draw = useEffectEvent(() => {
    redraw(canvas.current, history, base);
    hands.current?.drawOpen();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the canvas clears it
  useEffect(() => draw(), [history, base, size]);
  const drawn = useEffectEvent((stroke: PadStroke) => change((before) => added(before, stroke)));
  const current = useEffectEvent(() => {
    const paper = canvas.current;
    const color = paper ? getComputedStyle(paper).getPropertyValue(pen.color).trim() : '';
    const width = WIDTHS[pen.width] * (pen.tool === 'eraser' ? ERASER : 1);
    return { tool: pen.tool, color, width };
  });
  // The first stroke may begin as soon as the pad is shown, before other effects run.
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node || !isOpen) return;
    hands.current = new PadHands(node, {
      pen: () => current(),
      drawn: (stroke) => drawn(stroke),
      discarded: () => draw(),
    });
    return hands.current.listen();
  }, [isOpen]);
  const hasDrawn = history.strokes.length > 0 || (base !== undefined && !history.isCleared);
  return (
    <Stack gap={3} className={classes.pad}>
      {isOpen ? (
        <Toolbar pen={pen} onPen={setPen} history={history} hasDrawn={hasDrawn} onChange={change} />
      ) : null}
      {/* Paper is white, and its inks are those of the light theme. */}
      <div
        className={classes.paper}
        data-theme="light"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          ['--aspect' as string]: size.width / size.height,
        }}
      >
        <PadGroundView ground={ground} size={size} onSize={(natural) => setSize(fitted(natural))} />
        <canvas
          ref={canvas}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={hasDrawn ? texts.drawn(history.strokes.length) : texts.empty}
          className={classes.canvas}
          data-open={isOpen ? '' : undefined}
        />
      </div>
      <KeptState
        state={isOpen ? kept.state : 'kept'}
        canStore={host.store !== undefined || locked}
        onTryAgain={kept.tryAgain}
      />
    </Stack>
  );
}

interface Pen {
  readonly tool: PadStroke['tool'];
  readonly color: (typeof COLORS)[number];
  readonly width: keyof typeof WIDTHS;
}

interface ToolbarProps {
  readonly pen: Pen;
  readonly onPen: (pen: Pen) => void;
  readonly history: PadHistory;
  readonly hasDrawn: boolean;
  readonly onChange: (next: (before: PadHistory) => PadHistory) => void;
}

function Toolbar({ pen, onPen, history, hasDrawn, onChange }: ToolbarProps): ReactNode {
  const texts = useTextsOf(padTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Row wrap gap={3} role="toolbar" aria-label={texts.tools}>
        <PenTools pen={pen} onPen={onPen} />
        <Row gap={1}>
          <IconButton
            label={texts.undo}
            icon={<Undo2 />}
            size="large"
            disabled={history.strokes.length === 0}
            onClick={() => onChange(undone)}
          />
          <IconButton
            label={texts.redo}
            icon={<Redo2 />}
            size="large"
            disabled={history.undone.length === 0}
            onClick={() => onChange(redone)}
          />
          <IconButton
            label={texts.clear}
            icon={<Trash2 />}
            size="large"
            disabled={!hasDrawn}
            onClick={() => setAsking(true)}
          />
        </Row>
      </Row>
      {isAsking ? (
        <Row gap={3} wrap role="alert">
          <Text>{texts.clearAsk}</Text>
          <Button
            tone="danger"
            size="large"
            onClick={() => {
              setAsking(false);
              onChange(() => ({ strokes: [], undone: [], isCleared: true }));
            }}
          >
            {texts.clear}
          </Button>
          <Button size="large" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

interface KeptStateProps {
  readonly state: Keeping;
  readonly canStore: boolean;
  readonly onTryAgain: () => void;
}

function KeptState({ state, canStore, onTryAgain }: KeptStateProps): ReactNode {
  const texts = useTextsOf(padTexts);
  return (
    <Row gap={3} role="status">
      {canStore ? null : <Text tone="warning">{texts.cannotStore}</Text>}
      {state === 'storing' ? <Text tone="quiet">{texts.storing}</Text> : null}
      {state === 'notStored' ? (
        <>
          <Text tone="error">{texts.notStored}</Text>
          <Button icon={<RotateCcw />} onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        </>
      ) : null}
    </Row>
  );
}

function PenTools({ pen, onPen }: { readonly pen: Pen; readonly onPen: (pen: Pen) => void }): ReactNode {
  const texts = useTextsOf(padTexts);
  return (
    <>
      <Row gap={1} role="radiogroup" aria-label={texts.color}>
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            role="radio"
            aria-checked={pen.tool === 'pen' && pen.color === color}
            aria-label={texts.colors[color]}
            className={classes.tool}
            data-theme="light"
            onClick={() => onPen({ ...pen, tool: 'pen', color })}
          >
            <span className={classes.color} data-ink={color}>
              <Pencil aria-hidden="true" />
            </span>
          </button>
        ))}
      </Row>
      <button
        type="button"
        aria-pressed={pen.tool === 'eraser'}
        aria-label={texts.eraser}
        className={classes.tool}
        onClick={() => onPen({ ...pen, tool: pen.tool === 'eraser' ? 'pen' : 'eraser' })}
      >
        <Eraser aria-hidden="true" />
      </button>
      <Row gap={1} role="radiogroup" aria-label={texts.width}>
        {(['fine', 'middle', 'broad'] as const).map((width) => (
          <button
            key={width}
            type="button"
            role="radio"
            aria-checked={pen.width === width}
            aria-label={texts.widths[width]}
            className={classes.tool}
            onClick={() => onPen({ ...pen, width })}
          >
            <span className={classes.width} style={{ height: `${WIDTHS[width] / 2}px` }} />
          </button>
        ))}
      </Row>
    </>
  );
}

/** The stored drawing, which the strokes are drawn over. It stays the one from the beginning after strokes were added. */
function useBasePicture(hash: string | undefined, isStarted: boolean): HTMLImageElement | undefined {
  const url = useAssetUrl(hash ?? '');
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    if (hash === undefined || url === undefined || isStarted) return;
    const image = new Image();
    // A canvas with a picture that the browser may not read could not be stored.
    image.crossOrigin = 'anonymous';
    image.onload = () => setPicture(image);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [hash, url, isStarted]);
  return picture;
}

function redraw(
  canvas: HTMLCanvasElement | null,
  { strokes, isCleared }: PadHistory,
  base: HTMLImageElement | undefined,
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (base && !isCleared) context.drawImage(base, 0, 0, canvas.width, canvas.height);
  for (const stroke of strokes) drawStroke(context, stroke);
}

function pictureOf(canvas: HTMLCanvasElement | null, isEmpty: boolean): Promise<Blob | undefined> {
  if (!canvas || isEmpty) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture of the drawing'))),
      'image/png',
    );
  });
}

/** A picture's size, reduced so that its longer side is at most `LONGEST`. */
function fitted({ width, height }: typeof PAD_SIZE): typeof PAD_SIZE {
  const scale = Math.min(1, LONGEST / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
