import { type BodyOf, contentOf, gapsOf, plainTextOf } from '@lectern/questions';
import { Button, Select, Stack, useTextsOf } from '@lectern/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, ProblemNote } from '../../fields/lines.tsx';
import { letterOf, PartList } from '../../fields/part-list.tsx';
import { gapTexts } from './gap-texts.ts';
import { PassageField } from './passage-field.tsx';
import { withBank, withBankPassage, withClozePassage, withFill } from './passages.ts';

const FEWEST_CHOICES = 2;
const MOST_CHOICES = 6;
const MOST_ITEMS = 80;

type Gap = BodyOf<'cloze-choice'>['gaps'][number];

/** 完形选择: a passage, and the choices of each gap in a line. */
export function ClozeChoiceFields({
  value,
  onChange,
  notes,
  compact,
}: FieldsProps<'cloze-choice'>): ReactNode {
  const t = useTextsOf(gapTexts);
  const { makeId } = useAuthor();
  const { body, key } = value;
  const changeGap = (gap: Gap) => {
    const ids = new Set(gap.choices.map(({ id }) => id));
    onChange({
      body: { ...body, gaps: body.gaps.map((one) => (one.id === gap.id ? gap : one)) },
      key: { right: key.right.filter((fill) => fill.gap !== gap.id || ids.has(fill.choice)) },
    });
  };
  return (
    <>
      <PassageField
        passage={body.passage}
        onChange={(passage, answers) => onChange(withClozePassage(value, passage, answers, makeId))}
        problem={notes.of()}
      />
      {body.gaps.length > 0 && (
        <Group title={t.choicesOfGaps}>
          <Stack gap={3}>
            {body.gaps.map((gap, index) => (
              <GapChoices
                key={gap.id}
                gap={gap}
                number={index + 1}
                right={key.right.find((fill) => fill.gap === gap.id)?.choice}
                onChange={changeGap}
                onRight={(choice) => onChange({ body, key: { right: withFill(key.right, gap.id, choice) } })}
                problem={notes.of(gap.id)}
                problemOf={(id) => notes.of(id)}
              />
            ))}
          </Stack>
        </Group>
      )}
      {!compact && (
        <CheckLine
          label={t.shuffle}
          checked={body.shuffle ?? false}
          onChange={(shuffle) => onChange({ body: defined({ ...body, shuffle: shuffle || undefined }), key })}
        />
      )}
    </>
  );
}

interface GapChoicesProps {
  readonly gap: Gap;
  readonly number: number;
  readonly right: string | undefined;
  readonly onChange: (gap: Gap) => void;
  readonly onRight: (choice: string) => void;
  readonly problem: string | undefined;
  readonly problemOf: (id: string) => string | undefined;
}

function GapChoices({
  gap,
  number,
  right,
  onChange,
  onRight,
  problem,
  problemOf,
}: GapChoicesProps): ReactNode {
  const t = useTextsOf(gapTexts);
  const { makeId, readOnly } = useAuthor();
  const { choices } = gap;
  const remove = (id: string) => onChange({ ...gap, choices: choices.filter((one) => one.id !== id) });
  return (
    <div className={classes.row} role="radiogroup" aria-label={t.gap(number)}>
      <span className={classes.mark}>{number}.</span>
      <div className={classes.fill}>
        <div className={classes.gapChoices}>
          {choices.map(({ id, content }, index) => (
            <div key={id} className={classes.row}>
              <button
                type="button"
                role="radio"
                className={classes.letter}
                aria-checked={right === id}
                aria-label={t.rightOf(number, letterOf(index))}
                disabled={readOnly}
                onClick={() => onRight(id)}
              >
                {letterOf(index)}
              </button>
              <ContentField
                value={content}
                label={t.choiceOf(number, letterOf(index))}
                placeholder={letterOf(index)}
                media={false}
                onChange={(next) =>
                  onChange({
                    ...gap,
                    choices: choices.map((one) => (one.id === id ? { id, content: next } : one)),
                  })
                }
                onEnter={() => undefined}
                onErase={choices.length > FEWEST_CHOICES ? () => remove(id) : undefined}
                problem={problemOf(id)}
              />
            </div>
          ))}
          {!readOnly && choices.length < MOST_CHOICES && (
            <Button
              size="small"
              tone="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() =>
                onChange({ ...gap, choices: [...choices, { id: makeId(), content: contentOf('') }] })
              }
            >
              {t.addChoice}
            </Button>
          )}
        </div>
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      </div>
    </div>
  );
}

/** 选句填空: a passage, a bank, and the item of each gap. */
export function BankClozeFields({ value, onChange, notes, compact }: FieldsProps<'bank-cloze'>): ReactNode {
  const t = useTextsOf(gapTexts);
  const { makeId, readOnly } = useAuthor();
  const { body, key } = value;
  const gaps = gapsOf(body.passage);
  const flag = (name: 'reuse' | 'shuffle') => (checked: boolean) =>
    onChange({ body: defined({ ...body, [name]: checked || undefined }), key });
  return (
    <>
      <PassageField
        passage={body.passage}
        onChange={(passage, answers) => onChange(withBankPassage(value, passage, answers, makeId))}
        problem={notes.of()}
      />
      <Group title={t.bank}>
        <PartList
          parts={body.bank}
          onChange={(bank) => onChange(withBank(value, [...bank]))}
          makePart={(content) => ({ id: makeId(), content })}
          fewest={1}
          most={MOST_ITEMS}
          nameOf={(index) => t.item(letterOf(index))}
          addLabel={t.addItem}
          before={(_part, index) => <span className={classes.mark}>{letterOf(index)}.</span>}
          problemOf={({ id }) => notes.of(id)}
        />
      </Group>
      {gaps.length > 0 && (
        <Group title={t.answers}>
          {gaps.map((gap, index) => {
            const chosen = key.right.find((fill) => fill.gap === gap)?.choice;
            const problem = notes.of(gap);
            return (
              <div key={gap}>
                <div className={classes.row}>
                  <span className={classes.mark}>{index + 1}.</span>
                  <Select
                    label={t.answerOf(index + 1)}
                    value={chosen ?? null}
                    placeholder={t.notChosen}
                    disabled={readOnly}
                    className={classes.fill ?? ''}
                    options={body.bank.map(({ id, content }, at) => ({
                      value: id,
                      label: `${letterOf(at)}. ${plainTextOf(content)}`,
                    }))}
                    onChange={(choice) =>
                      onChange({ body, key: { right: withFill(key.right, gap, choice) } })
                    }
                  />
                </div>
                {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
              </div>
            );
          })}
        </Group>
      )}
      {!compact && (
        <Fold title={t.order}>
          <CheckLine label={t.reuse} checked={body.reuse ?? false} onChange={flag('reuse')} />
          <CheckLine label={t.shuffleBank} checked={body.shuffle ?? false} onChange={flag('shuffle')} />
        </Fold>
      )}
    </>
  );
}
