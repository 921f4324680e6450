import { contentOf, isBlank, kindOf } from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Button, IconButton, Menu, MenuItem, Row, Stack, Text, ToggleGroup, useTextsOf } from '@lectern/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { KindValue } from '../../author-context.ts';
import { useAuthor, useLanguage } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import classes from '../../fields/fields.module.css';
import { Group, Line, ProblemNote } from '../../fields/lines.tsx';
import { moved } from '../../fields/row-tools.tsx';
import { basicFieldsOf } from '../../kinds/basic-fields.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { gameTexts } from '../game-texts.ts';
import { type GamePart, type GameProps, type GameValue, partsOf, withOwn, withParts } from '../game-value.ts';

interface PartsFieldsProps {
  readonly value: GameValue;
  readonly onChange: (value: GameValue) => void;
  readonly notes: ProblemNotes;
  readonly most: number;
  /** The kinds of new parts, the usual one first. */
  readonly kinds: readonly string[];
  /** A new part with what it shares with the others, such as their picture. */
  readonly prepare?: (part: GamePart, parts: readonly GamePart[]) => GamePart;
  readonly title?: string;
  readonly stemLabel?: string;
}

/** The basic questions of a game, each with its stem and the most common fields of its kind. */
export function PartsFields({
  value,
  onChange,
  notes,
  most,
  kinds,
  prepare,
  title,
  stemLabel,
}: PartsFieldsProps): ReactNode {
  const t = useTextsOf(gameTexts);
  const language = useLanguage();
  const { makeId, readOnly } = useAuthor();
  const parts = partsOf(value);
  const store = (next: readonly GamePart[]) => onChange(withParts(value, next));
  const add = (kind: string) => {
    const blank = kindOf(kind)?.blank(makeId);
    if (!blank) return;
    const part = { id: makeId(), kind, ...blank };
    store([...parts, prepare ? prepare(part, parts) : part]);
  };
  const fault = notes.of();
  const [usual] = kinds;
  const button = (
    <Button
      size="small"
      tone="quiet"
      icon={<Plus aria-hidden="true" />}
      onClick={kinds.length === 1 ? () => add(usual ?? '') : undefined}
    >
      {t.addQuestion}
    </Button>
  );
  return (
    <Group title={title ?? t.questions}>
      <Stack gap={3}>
        {parts.map((part, index) => (
          <PartFields
            key={part.id}
            part={part}
            stemLabel={stemLabel ?? t.stemOf}
            number={index + 1}
            onChange={(next) => store(parts.map((one) => (one.id === part.id ? next : one)))}
            onMove={(by) => store(moved(parts, index, by))}
            onRemove={parts.length > 1 ? () => store(parts.filter(({ id }) => id !== part.id)) : undefined}
            notes={notes.within(part.id, part.kind)}
          />
        ))}
      </Stack>
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      {!readOnly && parts.length < most && (
        <Row>
          {kinds.length === 1 ? (
            button
          ) : (
            <Menu trigger={button}>
              {kinds.map((kind) => (
                <MenuItem key={kind} onSelect={() => add(kind)}>
                  {kindName(kind, language)}
                </MenuItem>
              ))}
            </Menu>
          )}
        </Row>
      )}
    </Group>
  );
}

interface PartFieldsProps {
  readonly part: GamePart;
  readonly stemLabel: string;
  readonly number: number;
  readonly onChange: (part: GamePart) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: (() => void) | undefined;
  readonly notes: ProblemNotes;
}

function PartFields({
  part,
  stemLabel,
  number,
  onChange,
  onMove,
  onRemove,
  notes,
}: PartFieldsProps): ReactNode {
  const t = useTextsOf(gameTexts);
  const language = useLanguage();
  const { readOnly } = useAuthor();
  const Fields = basicFieldsOf(part.kind);
  const value = useMemo(() => ({ body: part.body, key: part.key }) as KindValue, [part.body, part.key]);
  const name = t.question(number);
  return (
    <section className={classes.box} aria-label={name}>
      <Row gap={2}>
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="quiet" className={classes.fill}>
          {kindName(part.kind, language)}
        </Text>
        {!readOnly && (
          <>
            <IconButton
              size="small"
              label={t.moveUp(name)}
              icon={<ArrowUp aria-hidden="true" />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="small"
              label={t.moveDown(name)}
              icon={<ArrowDown aria-hidden="true" />}
              onClick={() => onMove(1)}
            />
            <IconButton
              size="small"
              label={t.remove(name)}
              icon={<X aria-hidden="true" />}
              disabled={!onRemove}
              onClick={onRemove}
            />
          </>
        )}
      </Row>
      <ContentField
        value={part.stem ?? contentOf('')}
        label={`${name} ${stemLabel}`}
        placeholder={stemLabel}
        problem={notes.of('stem')}
        onChange={(stem) => onChange({ ...part, stem: isBlank(stem) ? undefined : stem })}
      />
      {Fields && (
        <Fields
          compact
          value={value}
          onChange={(next) => onChange({ ...part, body: next.body, key: next.key })}
          notes={notes}
        />
      )}
    </section>
  );
}

const MOST_CHOICES = 40;

/** 趣味选择: choice questions, and as what their choices appear. */
export function ChoiceGameFields({ value, onChange, notes }: GameProps<'fun-choice'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { readOnly } = useAuthor();
  return (
    <>
      <PartsFields
        value={value}
        onChange={onChange as (value: GameValue) => void}
        notes={notes}
        most={MOST_CHOICES}
        kinds={['single-choice', 'multiple-choice']}
      />
      <Line label={t.shownAs}>
        <ToggleGroup
          label={t.shownAs}
          disabled={readOnly}
          value={[value.body.own.shownAs]}
          options={(['balloons', 'moles', 'doors'] as const).map((look) => ({
            value: look,
            label: t.looks[look],
          }))}
          onChange={([shownAs]) => shownAs && onChange(withOwn(value, { shownAs }))}
        />
      </Line>
    </>
  );
}
