import { gapsOf } from '@lectern/questions';
import { Button, Row, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAuthor } from '../author-context.ts';
import { useFileAddress } from '../content-field/media-row.tsx';
import { Fold, Group, Line, NumberLine, SelectLine } from '../fields/lines.tsx';
import { LinkFields, PairFields } from '../kinds/cards/matching-fields.tsx';
import { OrderingFields } from '../kinds/cards/ordering-fields.tsx';
import { withCards } from '../kinds/cards/pairs.ts';
import { BankClozeFields } from '../kinds/gaps/cloze-fields.tsx';
import { gapTexts } from '../kinds/gaps/gap-texts.ts';
import picture from '../picture/picture.module.css';
import { PictureField } from '../picture/picture-field.tsx';
import { gameTexts } from './game-texts.ts';
import { firstPart, type GameProps, partsOf, withOwn, withPart, withParts } from './game-value.ts';
import { SoundField } from './sound-field.tsx';

/** 选词填空: a passage with its bank, and sounds at gaps. */
export function WordBankFields({ value, onChange, notes }: GameProps<'word-bank'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const names = useTextsOf(gapTexts);
  const part = firstPart(value, 'bank-cloze');
  if (!part) return null;
  const { audio } = value.body.own;
  const gaps = gapsOf(part.value.body.passage);
  return (
    <>
      <BankClozeFields
        compact
        value={part.value}
        onChange={(next) => {
          const left = gapsOf(next.body.passage);
          const kept = audio.filter(({ gap }) => left.includes(gap));
          onChange(withOwn(withPart(value, part.id, next), { audio: kept }));
        }}
        notes={notes.within(part.id, 'bank-cloze')}
      />
      <Fold title={t.gapSounds} summary={audio.length === 0 ? t.noSounds : String(audio.length)}>
        {gaps.map((gap, index) => (
          <Line key={gap} label={names.gap(index + 1)}>
            <SoundField
              name={names.gap(index + 1)}
              asset={audio.find((one) => one.gap === gap)?.asset}
              onChange={(asset) => {
                const others = audio.filter((one) => one.gap !== gap);
                onChange(
                  withOwn(value, { audio: asset === undefined ? others : [...others, { gap, asset }] }),
                );
              }}
            />
          </Line>
        ))}
      </Fold>
    </>
  );
}

const MOST_PAIRS = 24;

/** 知识配对: pairs and distractors, and how many are on the board at once. */
export function KnowledgePairsFields({ value, onChange, notes }: GameProps<'knowledge-pairs'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const part = firstPart(value, 'matching');
  if (!part) return null;
  return (
    <>
      <PairFields
        value={withCards(part.value, part.value.body.left, part.value.body.right, 'one')}
        onChange={(next) => onChange(withPart(value, part.id, next))}
        notes={notes.within(part.id, 'matching')}
        most={MOST_PAIRS}
      />
      <NumberLine
        label={t.roundSize}
        value={value.body.own.roundSize}
        min={2}
        max={12}
        digits={0}
        unit={t.pairsUnit}
        onChange={(roundSize) => onChange(withOwn(value, { roundSize: roundSize ?? 4 }))}
      />
    </>
  );
}

const MOST_OF_MEMORY = 15;

/** 翻牌记忆: pairs, whether they are equal, and how long they are shown first. */
export function MemoryFields({ value, onChange, notes }: GameProps<'memory'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { own } = value.body;
  return (
    <>
      {partsOf(value).map((part) => (
        <PairFields
          key={part.id}
          value={{ body: part.body, key: part.key } as never}
          onChange={(next) => onChange(withPart(value, part.id, next))}
          notes={notes.within(part.id, 'matching')}
          most={MOST_OF_MEMORY}
          hasDistractors={false}
        />
      ))}
      <SelectLine
        label={t.relation}
        value={own.relation}
        options={(['belonging', 'equal'] as const).map((one) => ({ value: one, label: t.relations[one] }))}
        onChange={(relation) => onChange(withOwn(value, { relation }))}
      />
      <NumberLine
        label={t.showSeconds}
        value={own.showSeconds}
        min={0}
        max={60}
        digits={0}
        unit={t.seconds}
        onChange={(showSeconds) => onChange(withOwn(value, { showSeconds: showSeconds ?? 0 }))}
      />
    </>
  );
}

/** 趣味排序: the cards in order, by what they are ordered, and a picture behind the line. */
export function FunOrderFields({ value, onChange, notes }: GameProps<'fun-order'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const part = firstPart(value, 'ordering');
  const { own } = value.body;
  const address = useFileAddress(own.strip);
  if (!part) return null;
  return (
    <>
      <OrderingFields
        compact
        value={part.value}
        onChange={(next) => onChange(withPart(value, part.id, next))}
        notes={notes.within(part.id, 'ordering')}
      />
      <SelectLine
        label={t.by}
        value={own.by}
        options={(['size', 'time', 'process', 'other'] as const).map((one) => ({
          value: one,
          label: t.orders[one],
        }))}
        onChange={(by) => onChange(withOwn(value, { by }))}
      />
      <Fold title={t.strip} summary={own.strip === undefined ? t.noSounds : undefined}>
        <PictureField
          value={undefined}
          onChange={({ asset }) => onChange(withOwn(value, { strip: asset }))}
        />
        {own.strip !== undefined && (
          <>
            <div className={picture.frame}>
              <img src={address} alt={t.strip} />
            </div>
            <Row>
              <Button
                size="small"
                tone="quiet"
                onClick={() => onChange(withOwn(value, { strip: undefined }))}
              >
                {t.remove(t.strip)}
              </Button>
            </Row>
          </>
        )}
      </Fold>
    </>
  );
}

const MOST_OF_COLUMN = 8;

/** 趣味连线: two columns, or three, of which the middle one belongs to both halves. */
export function LinkLinesFields({ value, onChange, notes }: GameProps<'link-lines'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { makeId, readOnly } = useAuthor();
  const parts = partsOf(value);
  const [first, second] = parts.map((part) => ({
    id: part.id,
    value: { body: part.body, key: part.key } as NonNullable<
      ReturnType<typeof firstPart<'matching'>>
    >['value'],
  }));
  if (!first) return null;
  const storeFirst = (next: typeof first.value) => {
    const changed = withPart(value, first.id, next);
    if (!second) return onChange(changed);
    // The middle column is the same in both halves.
    onChange(withPart(changed, second.id, withCards(second.value, next.body.right, second.value.body.right)));
  };
  const addThird = () => {
    const body = { left: first.value.body.right, right: [], partners: 'one' as const };
    onChange(withParts(value, [...parts, { id: makeId(), kind: 'matching', body, key: { pairs: [] } }]));
  };
  return (
    <>
      {first.value.body.partners === 'one' && !second ? (
        <PairFields
          value={first.value}
          onChange={storeFirst}
          notes={notes.within(first.id, 'matching')}
          most={MOST_OF_COLUMN}
        />
      ) : (
        <LinkFields
          value={{ ...first.value, body: { ...first.value.body, partners: 'many' } }}
          onChange={storeFirst}
          notes={notes.within(first.id, 'matching')}
          most={MOST_OF_COLUMN}
        />
      )}
      {second && (
        <Group title={t.thirdColumn}>
          <LinkFields
            value={{ ...second.value, body: { ...second.value.body, partners: 'many' } }}
            onChange={(next) =>
              // The middle column is changed in the first half.
              onChange(withPart(value, second.id, withCards(next, first.value.body.right, next.body.right)))
            }
            notes={notes.within(second.id, 'matching')}
            most={MOST_OF_COLUMN}
            onlyRight
          />
        </Group>
      )}
      {!readOnly && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            onClick={second ? () => onChange(withParts(value, parts.slice(0, 1))) : addThird}
          >
            {second ? t.removeThird : t.addThird}
          </Button>
        </Row>
      )}
    </>
  );
}
