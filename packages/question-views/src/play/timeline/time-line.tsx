import type { BodyOf, Content } from '@lectern/questions';
import { classNames, Text, useTextsOf } from '@lectern/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { followWithCard } from '../../parts/drag-to-target/card-follower.ts';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { gameTexts } from '../texts.ts';
import { placeOfTime, rowsOf, type Span, spread, ticksOf } from './axis.ts';
import { type Scale, timelineTexts } from './texts.ts';
import classes from './timeline.module.css';

export interface TimeLineOwn extends Span {
  readonly scale: Scale;
  readonly anchors: readonly { readonly content: Content; readonly at: number }[];
}

type Item = BodyOf<'ordering'>['items'][number];

/** Width of a card above the line, a part of the line. */
const CARD_WIDTH = 0.17;
/** Cards beside a line that runs down have room for this number at least. */
const FEWEST_BESIDE = 8;
/** Rows above the line that have room at least. */
const FEWEST_ROWS = 3;

/** The cards in the order of their places. */
export function orderBy(placed: ReadonlyMap<string, number>): string[] {
  return [...placed].toSorted((a, b) => a[1] - b[1]).map(([id]) => id);
}

type OnLine = Item & { readonly at: number };

interface LineProps {
  readonly own: TimeLineOwn;
  readonly items: readonly Item[];
  readonly onLine: readonly OnLine[];
  readonly stays: ReadonlySet<string>;
  readonly dateOf: (id: string) => string | undefined;
  readonly onPlace: (id: string, at: number | undefined) => void;
  readonly locked: boolean;
  readonly hint: string;
}

const TRAY = 'tray';

/** The line with its ticks, given events and cards, and the tray. Pointers drop a card at any place, keys between two others. */
export function TimeLine(props: LineProps): ReactNode {
  const { own, items, onLine, stays, dateOf, onPlace, locked, hint } = props;
  const texts = useTextsOf(timelineTexts);
  const shared = useTextsOf(gameTexts);
  const contentName = useContentName();
  const axis = useRef<HTMLDivElement>(null);
  /** Place in the window at which a pointer dropped a card; undefined for keys. */
  const dropped = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const marks = marksOf(own, onLine, contentName);
  const gaps = [
    ...marks.map((mark, index) => ({ id: `gap ${index}`, mark })),
    { id: 'gap end', mark: undefined },
  ];
  const nameOfGap = (mark: Mark | undefined) => {
    const last = marks.at(-1);
    if (mark) return texts.before(mark.name);
    return last ? texts.after(last.name) : texts.line;
  };
  const board = useDragToTarget({
    targets: [
      ...gaps.map(({ id, mark }) => ({ id, name: nameOfGap(mark) })),
      { id: TRAY, name: shared.tray },
    ],
    nameOf: (id) => contentName(items.find((item) => item.id === id)?.content),
    onDrop(card, target) {
      const index = gaps.findIndex(({ id }) => id === target);
      const { current: node } = axis;
      if (index < 0 || !node) onPlace(card, undefined);
      else onPlace(card, dropped.current ? placeIn(node, dropped.current) : middleOf(marks, index));
      dropped.current = undefined;
    },
    locked,
    follow(surface, node, port) {
      const follower = followWithCard(surface, node, port);
      return {
        ...follower,
        drop(by, at) {
          dropped.current = at;
          follower.drop(by, at);
        },
      };
    },
  });
  return (
    <div
      ref={board.surface}
      className={classes.timeline}
      onClickCapture={({ clientX, clientY, detail }) => {
        dropped.current = detail > 0 ? { x: clientX, y: clientY } : undefined;
      }}
      onKeyDownCapture={() => {
        dropped.current = undefined;
      }}
    >
      <Axis ref={axis} own={own} onLine={onLine}>
        {gaps.map(({ id }, index) => {
          const { className, ...target } = board.target(id);
          const ends = [marks[index - 1]?.at ?? 0, marks[index]?.at ?? 1] as const;
          return (
            <div
              key={id}
              {...target}
              className={classNames(classes.gap, className)}
              style={{ '--from': ends[0], '--to': ends[1] } as CSSProperties}
            />
          );
        })}
        {onLine.length === 0 && (
          <Text as="p" tone="quiet" className={classes.hint}>
            {hint}
          </Text>
        )}
        <Cards onLine={onLine} stays={stays} dateOf={dateOf} board={board} />
      </Axis>
      <Tray board={board} items={items.filter(({ id }) => !onLine.some((one) => one.id === id))} />
      {board.status}
    </div>
  );
}

function Tray({
  board,
  items,
}: {
  readonly board: DragToTarget;
  readonly items: readonly Item[];
}): ReactNode {
  const shared = useTextsOf(gameTexts);
  const { className, ...target } = board.target(TRAY);
  return (
    <div {...target} role="group" aria-label={shared.tray} className={classNames(classes.tray, className)}>
      {items.map(({ id, content }) => {
        const { className: cardClass, ...card } = board.card(id, TRAY);
        return (
          <div key={id} {...card} className={classNames(classes.card, cardClass)}>
            <ContentView content={content} />
          </div>
        );
      })}
      {items.length === 0 ? <span className={classes.quiet}>{shared.trayEmpty}</span> : null}
    </div>
  );
}

interface Mark {
  readonly at: number;
  readonly name: string;
}

/** The given events and the cards on the line, from its beginning. */
function marksOf(own: TimeLineOwn, onLine: readonly OnLine[], nameOf: (content: Content) => string): Mark[] {
  return [
    ...own.anchors.map(({ content, at }) => ({ at: placeOfTime(own, at), name: nameOf(content) })),
    ...onLine.map(({ content, at }) => ({ at, name: nameOf(content) })),
  ].toSorted((a, b) => a.at - b.at);
}

/** The middle between the marks around a gap. */
function middleOf(marks: readonly Mark[], gap: number): number {
  return ((marks[gap - 1]?.at ?? 0) + (marks[gap]?.at ?? 1)) / 2;
}

/** The place of a pointer on the line, 0 to 1. */
function placeIn(axis: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): number {
  const { left, top, width, height } = axis.getBoundingClientRect();
  const isDown = getComputedStyle(axis).getPropertyValue('--is-down').trim() === '1';
  return Math.min(1, Math.max(0, isDown ? (y - top) / height : (x - left) / width));
}

interface AxisProps {
  readonly ref: React.Ref<HTMLDivElement>;
  readonly own: TimeLineOwn;
  readonly onLine: readonly OnLine[];
  readonly children: ReactNode;
}

/** The line with its ticks and given events; the cards are drawn above it, or beside it where the board is narrow. */
function Axis({ ref, own, onLine, children }: AxisProps): ReactNode {
  const texts = useTextsOf(timelineTexts);
  const ticks = ticksOf(own, own.scale === 'centuries' ? 100 : 1);
  const anchors = own.anchors.map(({ at }, index) => ({ id: `${index}`, at: placeOfTime(own, at) }));
  const rows = rowsOf(anchors, CARD_WIDTH);
  const mostRows = Math.max(FEWEST_ROWS, ...[...rowsOf(onLine, CARD_WIDTH).values()].map((row) => row + 1));
  return (
    <div
      ref={ref}
      className={classes.axis}
      role="group"
      aria-label={texts.line}
      style={{ '--count': onLine.length, '--most': mostRows } as CSSProperties}
    >
      {ticks.map((time) => (
        <span key={time} className={classes.tick} style={placeStyle(placeOfTime(own, time))}>
          <span>{texts.time(time, own.scale)}</span>
        </span>
      ))}
      {own.anchors.map(({ content, at }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: given events have no names
          key={index}
          className={classes.anchor}
          style={{ ...placeStyle(placeOfTime(own, at)), '--row': rows.get(`${index}`) } as CSSProperties}
        >
          <ContentView content={content} />
          <span className={classes.date}>{texts.time(at, own.scale)}</span>
        </div>
      ))}
      {children}
    </div>
  );
}

function placeStyle(at: number): CSSProperties {
  return { '--at': at } as CSSProperties;
}

interface CardsProps {
  readonly onLine: readonly OnLine[];
  readonly stays: ReadonlySet<string>;
  readonly dateOf: (id: string) => string | undefined;
  readonly board: DragToTarget;
}

function Cards({ onLine, stays, dateOf, board }: CardsProps): ReactNode {
  const rows = rowsOf(onLine, CARD_WIDTH);
  const places = spread(onLine, 1 / Math.max(FEWEST_BESIDE, onLine.length));
  return onLine.map(({ id, content, at }) => {
    const isKept = stays.has(id);
    const { className, ...card } = isKept ? { className: undefined, 'data-card': id } : board.card(id);
    return (
      <div
        key={id}
        className={classes.pin}
        style={{ ...placeStyle(at), '--row': rows.get(id), '--near': places.get(id) } as CSSProperties}
      >
        <div {...card} className={classNames(classes.card, className)} data-kept={isKept ? '' : undefined}>
          <ContentView content={content} />
          {dateOf(id) === undefined ? null : <span className={classes.date}>{dateOf(id)}</span>}
        </div>
      </div>
    );
  });
}
