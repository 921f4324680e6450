import { type BodyOf, type Content, contentOf, type KeyOf, plainTextOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { Fold, Group, ProblemNote } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { PictureField } from '../../picture/picture-field.tsx';
import {
  firstPart,
  type GameOf,
  type GameProps,
  type GameValue,
  partsOf,
  withOwn,
  withPart,
} from '../game-value.ts';
import { PartsFields } from '../lists/parts-fields.tsx';
import { pictureGameTexts } from './picture-game-texts.ts';
import { type Pin, PinCanvas } from './pin-canvas.tsx';

type Value = GameOf<'label-picture'>;

const MOST = 30;
const MOST_DISTRACTORS = 20;

/** A name and its dot on the picture. */
export interface Label {
  /** Id of the target, the card on the left. */
  readonly id: string;
  readonly nameId: string;
  readonly content: Content;
  readonly dot: { readonly x: number; readonly y: number } | undefined;
}

interface Labels {
  readonly labels: readonly Label[];
  readonly distractors: readonly { readonly id: string; readonly content: Content }[];
}

/** The names of a picture with their dots; undefined when its labels are typed or tapped for. */
export function labelsOf(value: Value): Labels | undefined {
  const part = firstPart(value, 'matching');
  if (!part) return undefined;
  const { body, key } = part.value;
  const names = new Map(body.right.map((card) => [card.id, card.content]));
  const dots = new Map(value.body.own.targets.map(({ id, dot }) => [id, dot]));
  const used = new Set<string>();
  const labels = body.left.map(({ id }): Label => {
    const nameId = key.pairs.find(({ left, right }) => left === id && names.has(right))?.right ?? `${id}-n`;
    used.add(nameId);
    return { id, nameId, content: names.get(nameId) ?? contentOf(''), dot: dots.get(id) };
  });
  return { labels, distractors: body.right.filter(({ id }) => !used.has(id)) };
}

/** The picture with these names. A target shows its number; a place for its label that was set stays. */
export function withLabels(value: Value, { labels, distractors }: Labels): Value {
  const part = firstPart(value, 'matching');
  if (!part) return value;
  const body: BodyOf<'matching'> = {
    left: labels.map(({ id }, index) => ({ id, content: contentOf(String(index + 1)) })),
    right: [...labels.map(({ nameId, content }) => ({ id: nameId, content })), ...distractors],
    partners: 'one',
  };
  const key: KeyOf<'matching'> = { pairs: labels.map(({ id, nameId }) => ({ left: id, right: nameId })) };
  const before = new Map(value.body.own.targets.map((target) => [target.id, target]));
  const targets = labels.flatMap(({ id, dot }) => (dot ? [{ ...before.get(id), id, dot }] : []));
  return withOwn(withPart(value, part.id, { body, key }), { targets });
}

/** 标注图: a picture, names, and their dots. */
export function LabelPictureFields({ value, onChange, notes }: GameProps<'label-picture'>): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId, readOnly } = useAuthor();
  const shown = labelsOf(value);
  const [chosen, setChosen] = useState<string>();
  const { picture } = value.body.own;
  const part = partsOf(value)[0];
  const inPart = notes.within(part?.id ?? '', 'matching');
  const pictureField = <LabelledPicture value={value} onChange={onChange} notes={notes} />;
  if (!shown)
    return (
      <>
        {pictureField}
        <PartsFields
          value={value}
          onChange={onChange as (value: GameValue) => void}
          notes={notes}
          most={MOST}
          kinds={[part?.kind ?? 'hotspot']}
        />
      </>
    );
  const { labels, distractors } = shown;
  const store = (next: readonly Label[], rest = distractors) =>
    onChange(withLabels(value, { labels: next, distractors: rest }));
  const current = chosen ?? labels.find(({ dot }) => !dot)?.id;
  const place = (id: string, dot: { x: number; y: number }) => {
    store(labels.map((one) => (one.id === id ? { ...one, dot } : one)));
    // The next name without a place is placed next.
    setChosen(labels.find((one) => one.id !== id && !one.dot)?.id ?? id);
  };
  return (
    <>
      {pictureField}
      {picture && (
        <PinCanvas
          picture={picture}
          pins={pinsOf(labels, t.name)}
          chosen={readOnly ? undefined : current}
          onChoose={setChosen}
          onPlace={place}
        />
      )}
      <Group
        title={t.names}
        beside={<span className={classes.label}>{picture ? t.namesHint : t.pictureFirst}</span>}
      >
        <PartList
          parts={labels}
          onChange={(next) => store(next)}
          makePart={(content) => ({ id: makeId(), nameId: makeId(), content, dot: undefined })}
          fewest={1}
          most={MOST}
          nameOf={(index) => t.name(index + 1)}
          addLabel={t.addName}
          problemOf={({ id, nameId }) => inPart.of(nameId) ?? notes.of(id)}
          before={(label, index) => (
            <button
              type="button"
              className={classes.letter}
              aria-pressed={label.id === current}
              aria-label={t.place(plainTextOf(label.content) || t.name(index + 1))}
              disabled={readOnly || !picture}
              onClick={() => setChosen(label.id)}
            >
              {index + 1}
            </button>
          )}
        />
      </Group>
      <DistractorFold
        distractors={distractors}
        onChange={(next) => store(labels, next)}
        problemOf={(id) => inPart.of(id)}
      />
    </>
  );
}

function pinsOf(labels: readonly Label[], nameOf: (number: number) => string): Pin[] {
  return labels.flatMap(({ id, content, dot }, index) =>
    dot ? [{ id, point: dot, number: index + 1, name: plainTextOf(content) || nameOf(index + 1) }] : [],
  );
}

interface DistractorFoldProps {
  readonly distractors: Labels['distractors'];
  readonly onChange: (distractors: Labels['distractors']) => void;
  readonly problemOf: (id: string) => string | undefined;
}

function DistractorFold({ distractors, onChange, problemOf }: DistractorFoldProps): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId } = useAuthor();
  return (
    <Fold
      title={t.distractors}
      summary={distractors.map(({ content }) => plainTextOf(content)).join('、') || t.none}
    >
      <PartList
        parts={distractors}
        onChange={onChange}
        makePart={(content) => ({ id: makeId(), content })}
        fewest={0}
        most={MOST_DISTRACTORS}
        nameOf={(index) => t.distractor(index + 1)}
        addLabel={t.addDistractor}
        problemOf={({ id }) => problemOf(id)}
      />
    </Fold>
  );
}

function LabelledPicture({ value, onChange, notes }: GameProps<'label-picture'>): ReactNode {
  const problem = notes.of('picture');
  return (
    <>
      <PictureField
        value={value.body.own.picture}
        onChange={(picture) => onChange(withOwn(value, { picture }))}
      />
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
    </>
  );
}
