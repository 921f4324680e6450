import type { BodyOf } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { classNames, Text, useTextsOf } from '@lectern/ui';
import type { CSSProperties, ReactNode } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import jigsawClasses from '../jigsaw/jigsaw.module.css';
import { isNamed, type JigsawOwn, PieceView } from '../jigsaw/piece-view.tsx';
import { mixed, pairsOf } from '../pairs/rounds.ts';
import { gameTexts } from '../texts.ts';
import { withCardOn } from './deck-cards.ts';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

const TRAY = 'tray';

/**
 * 拼图 on a phone: pieces are dragged to places and can be moved. A piece with a question uncovers the picture at the place of
 * its answer, right or wrong; a piece that is only named shows its own part of the picture.
 */
export const JigsawFrame = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const shared = useTextsOf(gameTexts);
  const contentName = useContentName();
  const own = body.own as JigsawOwn;
  const [part] = body.parts;
  const { left = [], right = [] } = (part?.body ?? {}) as Partial<BodyOf<'matching'>>;
  const pairs = pairsOf(response?.parts[part?.id ?? '']);
  const contentOf = (piece: string) => left.find(({ id }) => id === piece)?.content;
  const board = useDragToTarget({
    targets: [
      ...own.places.map((id, index) => ({ id, name: texts.place(index + 1) })),
      { id: TRAY, name: shared.tray },
    ],
    nameOf: (piece) => contentName(contentOf(piece)),
    onDrop(piece, place) {
      if (!part) return;
      const placed = pairs.map((pair) => ({ card: pair.left, target: pair.right }));
      const next = withCardOn(placed, piece, place === TRAY ? undefined : place);
      const given = { pairs: next.map(({ card, target }) => ({ left: card, right: target })) };
      onChange({ ...response, parts: { ...response?.parts, [part.id]: given } });
    },
    locked: false,
  });
  const tray = mixed(
    left.filter(({ id }) => !pairs.some((pair) => pair.left === id)),
    left.length,
  );
  const { className: trayClass, ...trayTarget } = board.target(TRAY);
  const aspect = own.picture ? own.picture.width / own.picture.height : 1;
  return (
    <div
      ref={board.surface}
      className={classes.puzzle}
      style={{ '--aspect': aspect, '--rows': own.rows, '--columns': own.columns } as CSSProperties}
    >
      <Text tone="quiet" role="status">
        {pairs.length === 0 ? texts.puzzle : texts.puzzled(pairs.length, left.length)}
      </Text>
      <div className={jigsawClasses.frame}>
        {own.places.map((place, index) => (
          <Place
            key={place}
            {...{ own, left, right, board, place }}
            name={texts.place(index + 1)}
            piece={pairs.find((pair) => pair.right === place)?.left}
          />
        ))}
      </div>
      <div
        {...trayTarget}
        role="group"
        aria-label={shared.tray}
        className={classNames(jigsawClasses.tray, trayClass)}
      >
        {tray.map(({ id }, index) => (
          <TrayPiece key={id} {...{ own, left, right, board }} piece={id} name={texts.piece(index + 1)} />
        ))}
        {tray.length === 0 ? <Text tone="quiet">{shared.trayEmpty}</Text> : null}
      </div>
      {board.status}
    </div>
  );
});

type Cards = BodyOf<'matching'>['left'];

interface PuzzleProps {
  readonly own: JigsawOwn;
  readonly left: Cards;
  readonly right: Cards;
  readonly board: DragToTarget;
  readonly name: string;
}

/** The place whose part of the picture is on a named piece: the place that has the same name. */
function pictureOf(piece: string, { left, right }: PuzzleProps): string | undefined {
  const content = left.find(({ id }) => id === piece)?.content;
  if (!content || !isNamed(content)) return undefined;
  return right.find((place) => plainTextOf(place.content) === plainTextOf(content))?.id;
}

interface PlaceProps extends PuzzleProps {
  readonly place: string;
  readonly piece: string | undefined;
}

/** A place of the picture: its answer, or the piece that was put there. */
function Place(props: PlaceProps): ReactNode {
  const { own, left, right, board, place, name, piece } = props;
  const contentName = useContentName();
  const answer = right.find(({ id }) => id === place)?.content;
  const { className, ...target } = board.target(place);
  const { className: cardClass, ...card } = piece === undefined ? {} : board.card(piece, place);
  return (
    <div {...target} role="group" aria-label={name} className={classNames(jigsawClasses.place, className)}>
      {piece === undefined ? (
        answer && !isNamed(answer) ? (
          <ContentView content={answer} className={classes.small} />
        ) : null
      ) : (
        <div {...card} className={classNames(jigsawClasses.placed, cardClass)}>
          <PieceView own={own} place={pictureOf(piece, props) ?? place} />
          <span className="visually-hidden">{contentName(left.find(({ id }) => id === piece)?.content)}</span>
        </div>
      )}
    </div>
  );
}

/** A piece that is in no place: its question, or its part of the picture. */
function TrayPiece(props: PuzzleProps & { readonly piece: string }): ReactNode {
  const { own, left, board, piece, name } = props;
  const picture = pictureOf(piece, props);
  const { className, ...card } = board.card(piece, TRAY);
  const content = left.find(({ id }) => id === piece)?.content;
  return (
    <div
      {...card}
      className={classNames(jigsawClasses.piece, className)}
      data-plain={picture === undefined ? '' : undefined}
      data-picture={picture === undefined ? undefined : ''}
    >
      {picture === undefined ? (
        content && <ContentView content={content} />
      ) : (
        <>
          <PieceView own={own} place={picture} />
          {/* The name of a piece would tell its place. */}
          <span className="visually-hidden">{name}</span>
        </>
      )}
    </div>
  );
}
