import { plainTextOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { Fold, Group, ProblemNote, SelectLine } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { PictureField } from '../../picture/picture-field.tsx';
import { type GameProps, type GameValue, partsOf, withOwn } from '../game-value.ts';
import { PartsFields } from '../lists/parts-fields.tsx';
import { type Label, type Labels, labelsOf, withLabels } from './labels.ts';
import { pictureGameTexts } from './picture-game-texts.ts';
import { type Pin, PinCanvas } from './pin-canvas.tsx';

const MOST = 30;
const MOST_DISTRACTORS = 20;

/** 标注图: a picture, names, and their dots. */
export function LabelPictureFields({ value, onChange, notes }: GameProps<'label-picture'>): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId, readOnly } = useAuthor();
  const shown = labelsOf(value);
  const [chosen, setChosen] = useState<string>();
  const { picture } = value.body.own;
  const part = partsOf(value)[0];
  const inPart = notes.within(part?.id ?? '', part?.kind ?? 'matching');
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
  const { labels } = shown;
  const store = (next: readonly Label[]) => onChange(withLabels(value, { ...shown, labels: next }));
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
          problemOf={({ id, nameId }) => inPart.of(nameId) ?? inPart.of(id) ?? notes.of(id)}
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
      <LabelFolds
        shown={shown}
        onChange={(next) => onChange(withLabels(value, next))}
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

interface LabelFoldsProps {
  readonly shown: Labels;
  readonly onChange: (labels: Labels) => void;
  readonly problemOf: (id: string) => string | undefined;
}

/** How the names get to the picture, and names that belong to no dot. */
function LabelFolds({ shown, onChange, problemOf }: LabelFoldsProps): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { makeId } = useAuthor();
  const { distractors, isTyped } = shown;
  return (
    <>
      <SelectLine
        label={t.howFilled}
        value={isTyped ? 'typed' : 'dragged'}
        options={[
          { value: 'dragged', label: t.dragged },
          { value: 'typed', label: t.typed },
        ]}
        onChange={(mode) => onChange({ ...shown, isTyped: mode === 'typed' })}
      />
      {!isTyped && (
        <Fold
          title={t.distractors}
          summary={distractors.map(({ content }) => plainTextOf(content)).join('、') || t.none}
        >
          <PartList
            parts={distractors}
            onChange={(next) => onChange({ ...shown, distractors: next })}
            makePart={(content) => ({ id: makeId(), content })}
            fewest={0}
            most={MOST_DISTRACTORS}
            nameOf={(index) => t.distractor(index + 1)}
            addLabel={t.addDistractor}
            problemOf={({ id }) => problemOf(id)}
          />
        </Fold>
      )}
    </>
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
