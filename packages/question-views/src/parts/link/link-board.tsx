import type { Content } from '@lectern/questions';
import { Column, classNames, useTextsOf } from '@lectern/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { Mark, type MarkState } from '../../review/mark.tsx';
import { useDragToTarget } from '../drag-to-target/use-drag-to-target.tsx';
import { followWithLine } from './line-follower.ts';
import classes from './link-board.module.css';
import { endId, type Link, linkBetween } from './links.ts';
import { linkTexts } from './texts.ts';
import { type LineEnd, useLineEnds } from './use-line-ends.ts';

interface Card {
  readonly id: string;
  readonly content: Content;
}

/** A line with its sign after the key was shown. */
export interface ReviewedLink extends Link {
  readonly state: MarkState;
}

export interface LinkBoardProps {
  readonly columns: readonly (readonly Card[])[];
  readonly links: readonly Link[];
  /** A line was drawn between two cards of neighbouring columns, or drawn again. */
  readonly onLink: (link: Link) => void;
  readonly locked: boolean;
  /** Lines with their signs after the key was shown, in place of `links`. */
  readonly reviewed?: readonly ReviewedLink[] | undefined;
}

/** Two or three columns of cards that are joined by lines: by drawing one, by two taps, or by keys. */
export function LinkBoard({ columns, links, onLink, locked, reviewed }: LinkBoardProps): ReactNode {
  const texts = useTextsOf(linkTexts);
  const contentName = useContentName();
  const cards = columns.flatMap((column, index) =>
    column.map(({ id, content }) => ({ end: endId(index, id), name: contentName(content) })),
  );
  const nameOf = (end: string) => cards.find((card) => card.end === end)?.name ?? '';
  const board = useDragToTarget({
    targets: cards.map(({ end, name }) => ({ id: end, name })),
    nameOf,
    accepts: (one, other) => linkBetween(one, other) !== undefined,
    onDrop(one, other) {
      const link = other === undefined ? undefined : linkBetween(one, other);
      if (link) onLink(link);
    },
    locked,
    follow: followWithLine,
    texts: texts.drag,
  });
  const ends = useLineEnds(board.surface);
  const partnersOf = (end: string) =>
    links.flatMap(({ column, from, to }) => {
      const [one, other] = [endId(column, from), endId(column + 1, to)];
      return one === end ? [nameOf(other)] : other === end ? [nameOf(one)] : [];
    });
  return (
    <div className={classes.board} ref={board.surface}>
      <svg className={classes.lines} data-drawn-lines="" aria-hidden="true">
        {(reviewed ?? links).map((link: Link & { readonly state?: MarkState }) => (
          <BoardLine
            key={`${link.column} ${link.from} ${link.to}`}
            link={link}
            ends={ends}
            state={link.state}
          />
        ))}
      </svg>
      {columns.map((column, index) => (
        <Column key={columnKey(index)} className={classes.column} gap={3} justify="center">
          {column.map(({ id, content }) => {
            const end = endId(index, id);
            const { className, ...card } = board.card(end, end);
            const { className: open, ...target } = board.target(end);
            const joined = partnersOf(end);
            return (
              <div key={id} {...target} tabIndex={undefined} className={classNames(classes.place, open)}>
                <div
                  {...card}
                  className={classNames(classes.card, className)}
                  data-linked={joined.length > 0 ? '' : undefined}
                >
                  <ContentView content={content} />
                  {joined.length > 0 ? (
                    <span className="visually-hidden">{texts.joinedWith(joined)}</span>
                  ) : null}
                </div>
              </div>
            );
          })}
        </Column>
      ))}
      {locked ? null : <LineButtons links={links} ends={ends} nameOf={nameOf} onLink={onLink} />}
      {reviewed?.map((link) => (
        <OnLine
          key={`${link.column} ${link.from} ${link.to}`}
          link={link}
          ends={ends}
          at={link.state === 'missing' ? 1 - AT : AT}
        >
          <Mark state={link.state} />
        </OnLine>
      ))}
      {board.status}
    </div>
  );
}

function columnKey(index: number): string {
  return `column ${index}`;
}

function pathOf(link: Link, ends: ReadonlyMap<string, LineEnd>) {
  const from = ends.get(endId(link.column, link.from));
  const to = ends.get(endId(link.column + 1, link.to));
  return from && to && { x1: from.right, y1: from.y, x2: to.left, y2: to.y };
}

function BoardLine({
  link,
  ends,
  state,
}: {
  readonly link: Link;
  readonly ends: ReadonlyMap<string, LineEnd>;
  readonly state: MarkState | undefined;
}): ReactNode {
  const path = pathOf(link, ends);
  return path ? <line {...path} data-state={state} /> : null;
}

/** The part of a line from its start to its button or sign: near an end, for lines cross in their middles. */
const AT = 0.2;

function OnLine({
  link,
  ends,
  at,
  children,
}: {
  readonly link: Link;
  readonly ends: ReadonlyMap<string, LineEnd>;
  /** Part of the line's length, from the left. */
  readonly at: number;
  readonly children: ReactNode;
}): ReactNode {
  const path = pathOf(link, ends);
  if (!path) return null;
  const [left, top] = [path.x1 + (path.x2 - path.x1) * at, path.y1 + (path.y2 - path.y1) * at];
  return (
    <div className={classes.onLine} style={{ left, top }}>
      {children}
    </div>
  );
}

/** A button on each line that removes it. */
function LineButtons({
  links,
  ends,
  nameOf,
  onLink,
}: {
  readonly links: readonly Link[];
  readonly ends: ReadonlyMap<string, LineEnd>;
  readonly nameOf: (end: string) => string;
  readonly onLink: (link: Link) => void;
}): ReactNode {
  const texts = useTextsOf(linkTexts);
  return links.map((link) => (
    <OnLine key={`${link.column} ${link.from} ${link.to}`} link={link} ends={ends} at={AT}>
      <button
        type="button"
        className={classes.remove}
        aria-label={texts.remove(
          nameOf(endId(link.column, link.from)),
          nameOf(endId(link.column + 1, link.to)),
        )}
        onClick={() => onLink(link)}
      >
        <X aria-hidden="true" />
      </button>
    </OnLine>
  ));
}
