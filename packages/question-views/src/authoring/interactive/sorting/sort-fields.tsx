import { contentOf, kindOf } from '@lectern/questions';
import { Button, IconButton, Row, Stack, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KindValue } from '../../author-context.ts';
import { useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, NumberLine, ProblemNote } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { LinkFields } from '../../kinds/cards/matching-fields.tsx';
import { MatrixFields } from '../../kinds/cards/matrix-fields.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { gameTexts } from '../game-texts.ts';
import { firstPart, type GameProps, partsOf, withOwn, withPart, withParts } from '../game-value.ts';
import { type Bin, binsOf, withBins } from './bins.ts';

const MOST_BINS = 4;
const MOST_CARDS = 24;

/** 趣味分类: bins with their cards, and cards of none. */
export function FunSortFields({ value, onChange, notes }: GameProps<'fun-sort'>): ReactNode {
  const part = firstPart(value, 'matching');
  if (!part) return null;
  return (
    <BinFields
      value={part.value}
      onChange={(next) => {
        const distractors = binsOf(next).loose.length > 0;
        onChange(withOwn(withPart(value, part.id, next), {}, { distractors }));
      }}
      notes={notes.within(part.id, 'matching')}
    />
  );
}

interface BinFieldsProps {
  readonly value: KindValue<'matching'>;
  readonly onChange: (value: KindValue<'matching'>) => void;
  readonly notes: ProblemNotes;
}

function BinFields({ value, onChange, notes }: BinFieldsProps): ReactNode {
  const t = useTextsOf(gameTexts);
  const { makeId, readOnly } = useAuthor();
  const { bins, loose } = binsOf(value);
  const store = (next: readonly Bin[], rest = loose) => onChange(withBins({ bins: next, loose: rest }));
  const change = (bin: Bin) => store(bins.map((one) => (one.id === bin.id ? bin : one)));
  const fault = notes.of();
  const cardList = (cards: Bin['cards'], set: (cards: Bin['cards']) => void) => (
    <PartList
      parts={cards}
      onChange={set}
      makePart={(content) => ({ id: makeId(), content })}
      fewest={0}
      most={MOST_CARDS}
      nameOf={(index) => t.card(index + 1)}
      addLabel={t.addCard}
      problemOf={({ id }) => notes.of(id)}
    />
  );
  return (
    <Group title={t.bins} beside={<span className={classes.label}>{t.binsHint}</span>}>
      <Stack gap={3}>
        {bins.map((bin, index) => (
          <section key={bin.id} className={classes.box} aria-label={t.bin(index + 1)}>
            <Row gap={2} align="start">
              <ContentField
                value={bin.content}
                label={t.bin(index + 1)}
                placeholder={t.bin(index + 1)}
                onChange={(content) => change({ ...bin, content })}
                onEnter={() => undefined}
                problem={notes.of(bin.id)}
              />
              <IconButton
                size="small"
                label={t.remove(t.bin(index + 1))}
                icon={<X aria-hidden="true" />}
                disabled={readOnly || bins.length < 2}
                onClick={() =>
                  store(
                    bins.filter(({ id }) => id !== bin.id),
                    [...loose, ...bin.cards],
                  )
                }
              />
            </Row>
            {cardList(bin.cards, (cards) => change({ ...bin, cards }))}
          </section>
        ))}
      </Stack>
      {!readOnly && bins.length < MOST_BINS && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...bins, { id: makeId(), content: contentOf(''), cards: [] }])}
          >
            {t.addBin}
          </Button>
        </Row>
      )}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      <Fold
        title={t.noBin}
        summary={loose.length === 0 ? t.noSounds : String(loose.length)}
        startsOpen={loose.length > 0}
      >
        {cardList(loose, (cards) => store(bins, cards))}
      </Fold>
    </Group>
  );
}

const MOST_OF_ROUND = 60;
const MOST_ROUNDS = 10;

/** 超级分类: rounds of cards and bins, where a card may belong to several. */
export function SuperSortFields({ value, onChange, notes }: GameProps<'super-sort'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { makeId, readOnly } = useAuthor();
  const parts = partsOf(value);
  const addRound = () => {
    const blank = kindOf('super-sort')?.blank(makeId) as GameProps<'super-sort'>['value'] | undefined;
    if (blank) onChange(withParts(value, [...parts, ...partsOf(blank)]));
  };
  const fault = notes.of();
  return (
    <>
      {parts.map((part, index) => (
        <Group
          key={part.id}
          title={parts.length > 1 ? t.round(index + 1) : t.bins}
          beside={
            parts.length > 1 && (
              <IconButton
                size="small"
                label={t.remove(t.round(index + 1))}
                icon={<X aria-hidden="true" />}
                disabled={readOnly}
                onClick={() =>
                  onChange(
                    withParts(
                      value,
                      parts.filter(({ id }) => id !== part.id),
                    ),
                  )
                }
              />
            )
          }
        >
          {part.kind === 'matrix' ? (
            <MatrixFields
              compact
              value={{ body: part.body, key: part.key } as KindValue<'matrix'>}
              onChange={(next) => onChange(withPart(value, part.id, next))}
              notes={notes.within(part.id, part.kind)}
            />
          ) : (
            <LinkFields
              value={manyOf({ body: part.body, key: part.key } as KindValue<'matching'>)}
              onChange={(next) => onChange(withPart(value, part.id, next))}
              notes={notes.within(part.id, part.kind)}
              most={MOST_OF_ROUND}
              names={{ left: t.cards, right: t.binNames }}
            />
          )}
        </Group>
      ))}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      {!readOnly && parts.length < MOST_ROUNDS && (
        <Row>
          <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={addRound}>
            {t.addRound}
          </Button>
        </Row>
      )}
      <TableFields value={value} onChange={onChange} />
      <CheckLine
        label={t.classWords}
        checked={value.body.own.classWords}
        onChange={(classWords) => onChange(withOwn(value, { classWords }))}
      />
    </>
  );
}

function manyOf({ body, key }: KindValue<'matching'>): KindValue<'matching'> {
  return { body: { ...body, partners: 'many' }, key };
}

const USUAL_TABLE = { rows: 2, columns: 2 };

/** Whether the bins are the cells of a table, row by row, and how large it is. */
function TableFields({ value, onChange }: Omit<GameProps<'super-sort'>, 'notes'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { table } = value.body.own;
  return (
    <>
      <CheckLine
        label={t.table}
        checked={table !== undefined}
        onChange={(has) => onChange(withOwn(value, { table: has ? USUAL_TABLE : undefined }))}
      />
      {table &&
        (['rows', 'columns'] as const).map((side) => (
          <NumberLine
            key={side}
            label={t[side]}
            value={table[side]}
            min={2}
            max={4}
            digits={0}
            onChange={(count) => onChange(withOwn(value, { table: { ...table, [side]: count ?? 2 } }))}
          />
        ))}
    </>
  );
}
