import { plainTextOf } from '@lectern/questions';
import { Select, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { useAuthor } from '../../author-context.ts';
import { CheckGrid } from '../../fields/check-grid.tsx';
import classes from '../../fields/fields.module.css';
import { Fold, Group, ProblemNote, SelectLine } from '../../fields/lines.tsx';
import { PairList } from '../../fields/pair-list.tsx';
import { PartList } from '../../fields/part-list.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { cardTexts } from './card-texts.ts';
import { joinedTo, newPair, pairsOf, withCards, withPairs, withPastedPairs } from './pairs.ts';

type Value = KindValue<'matching'>;

const MOST_CARDS = 12;

/** 匹配题: lines of two cards, or two lists with what belongs together. */
export function MatchingFields({ value, onChange, notes }: FieldsProps<'matching'>): ReactNode {
  const t = useTextsOf(cardTexts);
  const { body } = value;
  return (
    <>
      {body.partners === 'one' ? (
        <PairFields value={value} onChange={onChange} notes={notes} most={MOST_CARDS} />
      ) : (
        <LinkFields value={value} onChange={onChange} notes={notes} most={MOST_CARDS} />
      )}
      <SelectLine
        label={t.partners}
        value={body.partners}
        options={(['one', 'many-left', 'many'] as const).map((mode) => ({
          value: mode,
          label: t.partnerModes[mode],
        }))}
        onChange={(partners) => onChange(withCards(value, body.left, body.right, partners))}
      />
    </>
  );
}

export interface CardFieldsProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly notes: ProblemNotes;
  readonly most: number;
  /** Games without distractors leave them out. */
  readonly hasDistractors?: boolean;
}

interface LinkFieldsProps extends Omit<CardFieldsProps, 'hasDistractors'> {
  /** The cards on the left are changed elsewhere. */
  readonly onlyRight?: boolean;
  /** Names of the cards of the two sides. */
  readonly names?: { readonly left: string; readonly right: string };
}

/** Pairs, each card with one partner. */
export function PairFields({
  value,
  onChange,
  notes,
  most,
  hasDistractors = true,
}: CardFieldsProps): ReactNode {
  const t = useTextsOf(cardTexts);
  const { makeId } = useAuthor();
  const { rows, distractors } = pairsOf(value);
  const fault = notes.of();
  return (
    <Group title={t.pairs} beside={<span className={classes.label}>{t.pairsHint}</span>}>
      <PairList
        rows={rows}
        onChange={(next) => onChange(withPairs({ rows: next, distractors }, makeId))}
        makeRow={() => newPair(makeId)}
        onCells={(index, cells) =>
          onChange(
            withPairs({ rows: withPastedPairs(rows, index, cells, makeId, most), distractors }, makeId),
          )
        }
        fewest={1}
        most={most}
        names={{ left: t.leftOf, right: t.rightOf, row: t.pair, add: t.addPair }}
        problemsOf={({ id, rightId }) => ({
          left: notes.of(id),
          right: rightId === undefined ? undefined : notes.of(rightId),
        })}
      />
      {hasDistractors && (
        <Fold
          title={t.distractors}
          summary={
            distractors.length === 0
              ? t.noDistractors
              : distractors.map(({ content }) => plainTextOf(content)).join('、')
          }
          startsOpen={distractors.length > 0}
        >
          <PartList
            parts={distractors}
            onChange={(next) => onChange(withPairs({ rows, distractors: next }, makeId))}
            makePart={(content) => ({ id: makeId(), content })}
            fewest={0}
            most={most}
            nameOf={(index) => t.distractor(index + 1)}
            addLabel={t.addDistractor}
            problemOf={({ id }) => notes.of(id)}
          />
        </Fold>
      )}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
    </Group>
  );
}

/** Two lists; each card on the left names its partner, or a table of boxes joins several. */
export function LinkFields({
  value,
  onChange,
  notes,
  most,
  onlyRight = false,
  names,
}: LinkFieldsProps): ReactNode {
  const t = useTextsOf(cardTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  const fault = notes.of();
  const partnerOf = (id: string) => key.pairs.find(({ left }) => left === id)?.right;
  return (
    <>
      <Group title={names?.right ?? t.right}>
        <CardList
          cards={body.right}
          onChange={(right) => onChange(withCards(value, body.left, right))}
          nameOf={(index) => (names ? `${names.right} ${index + 1}` : t.rightOf(index + 1))}
          notes={notes}
          most={most}
        />
      </Group>
      {!onlyRight && (
        <Group title={names?.left ?? t.left}>
          <CardList
            cards={body.left}
            onChange={(left) => onChange(withCards(value, left, body.right))}
            nameOf={(index) => (names ? `${names.left} ${index + 1}` : t.leftOf(index + 1))}
            notes={notes}
            most={most}
            after={
              body.partners === 'many'
                ? undefined
                : ({ id, content }) => (
                    <Select
                      label={`${plainTextOf(content)} ${t.belongsTo}`}
                      value={partnerOf(id) ?? null}
                      placeholder={t.choosePartner}
                      disabled={readOnly}
                      className={classes.select ?? ''}
                      options={body.right.map((card, index) => ({
                        value: card.id,
                        label: plainTextOf(card.content) || t.rightOf(index + 1),
                      }))}
                      onChange={(right) => onChange(joinedTo(value, id, [right]))}
                    />
                  )
            }
          />
        </Group>
      )}
      {body.partners === 'many' && (
        <Group title={t.links}>
          <CheckGrid
            label={t.links}
            rows={body.left.map(({ id, content }, index) => ({
              id,
              name: plainTextOf(content) || t.leftOf(index + 1),
            }))}
            columns={body.right.map(({ id, content }, index) => ({
              id,
              name: plainTextOf(content) || t.rightOf(index + 1),
            }))}
            isOn={(left, right) => key.pairs.some((pair) => pair.left === left && pair.right === right)}
            onToggle={(left, right, on) => {
              const others = key.pairs.filter((pair) => pair.left === left).map((pair) => pair.right);
              onChange(
                joinedTo(value, left, on ? [...others, right] : others.filter((one) => one !== right)),
              );
            }}
          />
        </Group>
      )}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
    </>
  );
}

interface CardListProps {
  readonly cards: Value['body']['left'];
  readonly onChange: (cards: readonly Value['body']['left'][number][]) => void;
  readonly nameOf: (index: number) => string;
  readonly notes: ProblemNotes;
  readonly most: number;
  readonly after?: ((card: Value['body']['left'][number]) => ReactNode) | undefined;
}

function CardList({ cards, onChange, nameOf, notes, most, after }: CardListProps): ReactNode {
  const t = useTextsOf(cardTexts);
  const { makeId } = useAuthor();
  return (
    <PartList
      parts={cards}
      onChange={onChange}
      makePart={(content) => ({ id: makeId(), content })}
      fewest={1}
      most={most}
      nameOf={nameOf}
      addLabel={t.addCard}
      problemOf={({ id }) => notes.of(id)}
      after={after}
    />
  );
}
