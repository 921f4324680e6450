import { type BodyOf, contentOf, plainTextOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, NumberLine, ProblemNote } from '../../fields/lines.tsx';
import { letterOf, PartList } from '../../fields/part-list.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { choiceTexts } from './choice-texts.ts';

const FEWEST = 2;
const MOST = 10;

type ChoiceBody = BodyOf<'single-choice'>;

/** 单选题: a press on a letter marks the right choice. */
export function SingleChoiceFields({
  value,
  onChange,
  notes,
  compact,
}: FieldsProps<'single-choice'>): ReactNode {
  const { body, key } = value;
  return (
    <>
      <ChoiceList
        body={body}
        onBody={(next) => onChange({ body: next, key })}
        right={[key.right]}
        onToggle={(id) => onChange({ body, key: { right: id } })}
        notes={notes}
        faults={[key.right]}
      />
      {!compact && <ShuffleFold body={body} onBody={(next) => onChange({ body: next, key })} />}
    </>
  );
}

/** 多选题: each press on a letter marks a choice right or wrong. */
export function MultipleChoiceFields({
  value,
  onChange,
  notes,
  compact,
}: FieldsProps<'multiple-choice'>): ReactNode {
  const t = useTextsOf(choiceTexts);
  const { body, key } = value;
  const onBody = (next: ChoiceBody) => {
    const ids = new Set(next.choices.map(({ id }) => id));
    onChange({ body: { ...body, ...next }, key: { right: key.right.filter((id) => ids.has(id)) } });
  };
  const toggle = (id: string) => {
    const right = key.right.includes(id) ? key.right.filter((one) => one !== id) : [...key.right, id];
    // In the order of the choices.
    onChange({
      body,
      key: { right: body.choices.map((one) => one.id).filter((one) => right.includes(one)) },
    });
  };
  const limit = (name: 'leastPicks' | 'mostPicks') => (count: number | undefined) =>
    onChange({ body: defined({ ...body, [name]: count }), key });
  return (
    <>
      <ChoiceList
        body={body}
        onBody={onBody}
        right={key.right}
        onToggle={toggle}
        several
        notes={notes}
        faults={[undefined]}
      />
      {!compact && (
        <ShuffleFold body={body} onBody={onBody}>
          <NumberLine
            label={t.least}
            value={body.leastPicks}
            onChange={limit('leastPicks')}
            min={0}
            max={MOST}
            first={1}
            none={t.any}
          />
          <NumberLine
            label={t.most}
            value={body.mostPicks}
            onChange={limit('mostPicks')}
            min={0}
            max={MOST}
            first={body.choices.length}
            none={t.any}
          />
        </ShuffleFold>
      )}
    </>
  );
}

interface ChoiceListProps {
  readonly body: ChoiceBody;
  readonly onBody: (body: ChoiceBody) => void;
  readonly right: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly several?: boolean;
  readonly notes: ProblemNotes;
  /** The parts of which a problem concerns the whole list. */
  readonly faults: readonly (string | undefined)[];
}

function ChoiceList({ body, onBody, right, onToggle, several = false, notes, faults }: ChoiceListProps) {
  const t = useTextsOf(choiceTexts);
  const { makeId, readOnly } = useAuthor();
  const known = new Set(body.choices.map(({ id }) => id));
  const fault = faults
    .map((at) => (at !== undefined && known.has(at) ? undefined : notes.of(at)))
    .find(Boolean);
  return (
    <Group
      title={t.choices}
      beside={<span className={classes.label}>{several ? t.markSeveral : t.markOne}</span>}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names */}
      <div role={several ? 'group' : 'radiogroup'} aria-label={t.right}>
        <PartList
          parts={body.choices}
          onChange={(choices) => onBody({ ...body, choices: [...choices] })}
          makePart={(content) => ({ id: makeId(), content: content ?? contentOf('') })}
          fewest={FEWEST}
          most={MOST}
          nameOf={(index) => t.choice(letterOf(index))}
          addLabel={t.addChoice}
          problemOf={({ id }) => notes.of(id)}
          before={({ id, content }, index) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be checked
            <button
              type="button"
              role={several ? 'checkbox' : 'radio'}
              className={classes.letter}
              data-square={several ? '' : undefined}
              aria-checked={right.includes(id)}
              aria-label={t.markRight(letterOf(index), plainTextOf(content))}
              disabled={readOnly}
              onClick={() => onToggle(id)}
            >
              {letterOf(index)}
            </button>
          )}
        />
      </div>
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
    </Group>
  );
}

interface ShuffleFoldProps {
  readonly body: ChoiceBody;
  readonly onBody: (body: ChoiceBody) => void;
  readonly children?: ReactNode;
}

function ShuffleFold({ body, onBody, children }: ShuffleFoldProps): ReactNode {
  const t = useTextsOf(choiceTexts);
  return (
    <Fold title={t.order} summary={body.shuffle ? t.shuffled : t.asWritten}>
      <CheckLine
        label={t.shuffle}
        checked={body.shuffle ?? false}
        onChange={(shuffle) => onBody(defined({ ...body, shuffle: shuffle || undefined }))}
      />
      {body.shuffle && (
        <CheckLine
          label={t.fixedLast}
          checked={body.fixedLast ?? false}
          onChange={(fixedLast) => onBody(defined({ ...body, fixedLast: fixedLast || undefined }))}
        />
      )}
      {children}
    </Fold>
  );
}
