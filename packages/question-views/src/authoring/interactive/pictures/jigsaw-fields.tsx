import { type BodyOf, contentOf, type KeyOf, plainTextOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import { useFileAddress } from '../../content-field/media-row.tsx';
import { CheckLine, NumberLine, ProblemNote } from '../../fields/lines.tsx';
import { PairFields } from '../../kinds/cards/matching-fields.tsx';
import pictures from '../../picture/picture.module.css';
import { PictureField } from '../../picture/picture-field.tsx';
import { firstPart, type GameOf, type GameProps, withOwn, withPart } from '../game-value.ts';
import { pictureGameTexts } from './picture-game-texts.ts';

type Value = GameOf<'jigsaw'>;

const MOST_PIECES = 48;
const MOST_SIDE = 12;

/** The jigsaw with as many pieces as the table has cells. Pieces that stay keep their question and answer. */
export function withPieces(value: Value, rows: number, columns: number, makeId: () => string): Value {
  const part = firstPart(value, 'matching');
  if (!part) return value;
  const { body, key } = part.value;
  const count = Math.min(MOST_PIECES, rows * columns);
  const rightOf = (left: string) => key.pairs.find((pair) => pair.left === left)?.right;
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = body.left[index];
    const place = piece && body.right.find(({ id }) => id === rightOf(piece.id));
    const name = contentOf(nameOfPiece(index));
    const isNamed = !piece || isPieceName(plainTextOf(piece.content));
    return {
      left: { id: piece?.id ?? makeId(), content: isNamed ? name : piece.content },
      right: { id: place?.id ?? makeId(), content: place && !isNamed ? place.content : name },
    };
  });
  const next: { body: BodyOf<'matching'>; key: KeyOf<'matching'> } = {
    body: { left: pieces.map((one) => one.left), right: pieces.map((one) => one.right), partners: 'one' },
    key: { pairs: pieces.map((one) => ({ left: one.left.id, right: one.right.id })) },
  };
  return withOwn(withPart(value, part.id, next), {
    rows,
    columns,
    places: pieces.map((one) => one.right.id),
  });
}

/** A1, A2, …, then B1: nine pieces a letter. */
function nameOfPiece(index: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(index / 9))}${(index % 9) + 1}`;
}

function isPieceName(text: string): boolean {
  return text.trim() === '' || /^[A-F][1-9]$/.test(text.trim());
}

/** 拼图: a picture, how it is cut, and questions on its pieces. */
export function JigsawFields({ value, onChange, notes }: GameProps<'jigsaw'>): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId } = useAuthor();
  const { own } = value.body;
  const part = firstPart(value, 'matching');
  const address = useFileAddress(own.picture?.asset);
  const [asks, setAsks] = useState(
    () => part?.value.body.left.some(({ content }) => !isPieceName(plainTextOf(content))) ?? false,
  );
  if (!part) return null;
  // A new game has fewer pieces than a jigsaw; it gets them with the first change.
  const cut = (rows: number, columns: number) => {
    if (rows * columns >= 4 && rows * columns <= MOST_PIECES)
      onChange(withPieces(value, rows, columns, makeId));
  };
  const isCut = own.places.length === own.rows * own.columns && own.places.length >= 4;
  const inPart = notes.within(part.id, 'matching');
  const fault = notes.of() ?? inPart.of();
  return (
    <>
      <PictureField
        value={own.picture}
        onChange={(picture) =>
          onChange(withOwn(isCut ? value : withPieces(value, 2, 2, makeId), { picture }))
        }
      />
      {notes.of('picture') !== undefined && <ProblemNote>{notes.of('picture')}</ProblemNote>}
      {own.picture && (
        <div className={pictures.frame}>
          <img src={address} alt={own.picture.alt ?? ''} />
          <div
            className={pictures.cuts}
            style={{ gridTemplate: `repeat(${own.rows}, 1fr) / repeat(${own.columns}, 1fr)` }}
            aria-hidden="true"
          >
            {Array.from({ length: own.rows * own.columns }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a drawing have no names
              <span key={index} />
            ))}
          </div>
        </div>
      )}
      {(['rows', 'columns'] as const).map((side) => (
        <NumberLine
          key={side}
          label={t[side]}
          value={own[side]}
          min={1}
          max={MOST_SIDE}
          digits={0}
          onChange={(count) => {
            const next = { rows: own.rows, columns: own.columns, [side]: count ?? 1 };
            cut(next.rows, next.columns);
          }}
        />
      ))}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      <CheckLine
        label={t.showsPicture}
        checked={own.showsPicture}
        onChange={(showsPicture) => onChange(withOwn(value, { showsPicture }))}
      />
      <CheckLine label={t.withQuestions} checked={asks} onChange={setAsks} />
      {asks && (
        <PairFields
          value={part.value}
          onChange={(next) => {
            const places = next.body.right.map(({ id }) => id);
            onChange(withOwn(withPart(value, part.id, next), { places }));
          }}
          notes={inPart}
          most={own.rows * own.columns}
          hasDistractors={false}
        />
      )}
    </>
  );
}
