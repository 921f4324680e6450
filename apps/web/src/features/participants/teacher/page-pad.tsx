import { ColorDots } from '@lectern/property-panel';
import type { SaidBoard, TeacherView } from '@lectern/protocol/phone-views';
import { LASER_EVERY_MS, type TeacherCommand } from '@lectern/protocol/teacher-commands';
import { BoardGround } from '@lectern/stage/board-ground';
import { Row, Stack } from '@lectern/ui';
import { PenLine, Undo2, Zap } from 'lucide-react';
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PagePicture } from '../page-picture.tsx';
import { type Place, placeOn, strokePoints } from './pad-strokes.ts';
import classes from './page-pad.module.css';
import { useTexts } from './texts.ts';

/** The pen colours that a phone offers; black is replaced on a dark board. */
const COLORS = { red: 'D92D20', blue: '2E6BE6', black: '1D2421', white: 'FFFFFF' } as const;
type Color = keyof typeof COLORS;
const ON_DARK: readonly Color[] = ['white', 'red', 'blue'];
const ON_LIGHT: readonly Color[] = ['red', 'blue', 'black'];
/** Width of the pen, logical pixels. */
const PEN_WIDTH = 5;
/** Interval at which a resting pointer is sent again, milliseconds. */
const LASER_AGAIN_MS = 1_000;

export interface PagePadProps {
  readonly page: NonNullable<TeacherView['page']>;
  readonly disabled: boolean;
  readonly onCommand: (asked: TeacherCommand) => boolean;
}

/** The panel's current page at the width of the phone: a finger on it points or writes there. */
export function PagePad({ page, disabled, onCommand }: PagePadProps): ReactNode {
  const t = useTexts();
  const [tool, setTool] = useState<'laser' | 'pen'>('laser');
  const { size, board } = page;
  const colors = board && board.color !== 'white' ? ON_DARK : ON_LIGHT;
  const [color, setColor] = useState<Color>(board ? (colors[0] ?? 'red') : 'red');
  const [written, setWritten] = useState<readonly WrittenStroke[]>([]);
  const hand = useHand({
    onPoint: (at) => onCommand({ kind: 'laser', at }),
    onStroke: (places) => {
      const points = [...strokePoints(places, size)];
      const isSent = onCommand({
        kind: 'stroke',
        page: page.number,
        board: board?.id ?? '',
        color: COLORS[color],
        width: PEN_WIDTH,
        points,
      });
      if (isSent) setWritten([...written, { points: points.join(' '), color: COLORS[color] }]);
    },
  });
  return (
    <Stack as="section" columns="one" gap={2} className={classes.padding}>
      <div
        className={classes.pad}
        style={{ aspectRatio: `${size.w} / ${size.h}` }}
        data-covered={page.covered || undefined}
        title={t(tool === 'laser' ? 'pad' : 'padPen')}
        {...(disabled ? {} : hand.of(tool))}
      >
        <Face page={page} />
        <svg viewBox={`0 0 ${size.w} ${size.h}`} aria-hidden="true">
          <Written strokes={written} />
          {tool === 'pen' && hand.places.length > 0 && (
            <polyline
              points={hand.places.map(({ x, y }) => `${x * size.w},${y * size.h}`).join(' ')}
              style={{ stroke: `#${COLORS[color]}` }}
            />
          )}
        </svg>
        {tool === 'laser' && hand.places.at(-1) && (
          <i className={classes.dot} style={dotAt(hand.places.at(-1))} />
        )}
      </div>
      <Row wrap gap={2} className={classes.hand}>
        <Tools tool={tool} onTool={setTool} />
        {tool === 'pen' && (
          <ColorDots
            className={classes.color}
            choices={colors.map((each) => ({
              value: each,
              color: `#${COLORS[each]}`,
              label: t('color', { color: t(`colors.${each}`) }),
            }))}
            chosen={color}
            onPick={setColor}
          />
        )}
        <b className={classes.pages}>
          {t('pages', { number: (board ?? page).number, count: (board ?? page).count })}
        </b>
        <button
          type="button"
          className={classes.undo}
          disabled={disabled || written.length === 0}
          aria-label={t('undo')}
          onClick={() => {
            if (onCommand({ kind: 'undo' })) setWritten(written.slice(0, -1));
          }}
        >
          <Undo2 aria-hidden="true" />
        </button>
      </Row>
    </Stack>
  );
}

interface WrittenStroke {
  readonly points: string;
  readonly color: string;
}

function Written({ strokes }: { readonly strokes: readonly WrittenStroke[] }): ReactNode {
  return strokes.map(({ points, color }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken from the end
    <polyline key={at} points={points} style={{ stroke: `#${color}` }} />
  ));
}

/** The page or the board that the panel shows, and whether it is covered. */
function Face({ page }: Pick<PagePadProps, 'page'>): ReactNode {
  const t = useTexts();
  const { size, board } = page;
  return (
    <>
      {board ? (
        <BoardFace board={board} size={size} />
      ) : (
        <PagePicture className={classes.picture} address={page.picture} alt={page.title}>
          <Stack rows="center" textAlign="center" pad={4} gap={2} items="center" className={classes.face}>
            <bdi>{page.title || t('untitled')}</bdi>
          </Stack>
        </PagePicture>
      )}
      {page.covered && (
        <Stack rows="center" textAlign="center" pad={4} gap={2} items="center" className={classes.face}>
          <em>{t('covered')}</em>
        </Stack>
      )}
    </>
  );
}

function dotAt(place: Place | undefined): CSSProperties {
  return place ? { insetInlineStart: `${place.x * 100}%`, insetBlockStart: `${place.y * 100}%` } : {};
}

interface HandPorts {
  readonly onPoint: (at: Place | null) => void;
  readonly onStroke: (places: readonly Place[]) => void;
}

/** Follows one finger on the pad from its press. Pointer positions are sent a limited number of times per second. */
function useHand({ onPoint, onStroke }: HandPorts) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const held = useRef<{ readonly id: number; readonly tool: 'laser' | 'pen'; places: readonly Place[] }>(
    undefined,
  );
  const pointed = useRef(0);
  const latest = useRef(onPoint);
  useEffect(() => {
    latest.current = onPoint;
  });
  // The position of a resting finger is repeated, because the panel removes a pointer without updates.
  const isPointing = places.length > 0 && held.current?.tool === 'laser';
  useEffect(() => {
    if (!isPointing) return;
    const timer = setInterval(() => {
      const at = held.current?.places.at(-1);
      if (at) latest.current(at);
    }, LASER_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPointing]);
  // The page changed under the finger, so the pointer no longer applies.
  useEffect(
    () => () => {
      if (held.current?.tool === 'laser') latest.current(null);
    },
    [],
  );
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (!now || now.id !== event.pointerId) return;
    const place = placeOn(event.currentTarget.getBoundingClientRect(), event);
    now.places = now.tool === 'pen' ? [...now.places, place] : [place];
    setPlaces(now.places);
    if (now.tool === 'laser' && event.timeStamp - pointed.current >= LASER_EVERY_MS) {
      pointed.current = event.timeStamp;
      onPoint(place);
    }
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (!now || now.id !== event.pointerId) return;
    held.current = undefined;
    setPlaces([]);
    if (now.tool === 'laser') onPoint(null);
    else if (now.places.length > 0) onStroke(now.places);
  };
  return {
    places,
    of: (tool: 'laser' | 'pen') => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (held.current || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { id: event.pointerId, tool, places: [] };
        pointed.current = Number.NEGATIVE_INFINITY;
        move(event);
      },
      onPointerMove: move,
      onPointerUp: end,
      // A cancelled stroke is discarded, but the pointer must be removed.
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (held.current?.tool === 'pen') held.current = { ...held.current, places: [] };
        end(event);
      },
    }),
  };
}

interface ToolsProps {
  readonly tool: 'laser' | 'pen';
  readonly onTool: (tool: 'laser' | 'pen') => void;
}

function Tools({ tool, onTool }: ToolsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <button type="button" aria-pressed={tool === 'laser'} onClick={() => onTool('laser')}>
        <Zap aria-hidden="true" />
        {t('laser')}
      </button>
      <button type="button" aria-pressed={tool === 'pen'} onClick={() => onTool('pen')}>
        <PenLine aria-hidden="true" />
        {t('pen')}
      </button>
    </>
  );
}

interface BoardFaceProps {
  readonly board: SaidBoard;
  /** Size of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/** The board that covers the page on the panel, with its lines and its number. */
function BoardFace({ board, size }: BoardFaceProps): ReactNode {
  const t = useTexts();
  return (
    <div className={classes.board} data-color={board.color}>
      <BoardGround color={board.color} ground={board.ground ?? 'plain'} size={size} />
      <span>{t('board', { number: board.number, count: board.count })}</span>
    </div>
  );
}
