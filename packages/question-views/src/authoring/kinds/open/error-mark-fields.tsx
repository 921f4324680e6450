import { plainTextOf } from '@lectern/questions';
import { Button, IconButton, Row, Select, Stack, ToggleGroup, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import { CompareFold } from '../../fields/compare-fields.tsx';
import { fieldTexts } from '../../fields/field-texts.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { CheckLine, Fold, Group, Line, ProblemNote, ShareField } from '../../fields/lines.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { openTexts } from './open-texts.ts';
import tokenClasses from './tokens.module.css';
import {
  sizeOfTokens,
  type Token,
  type TokenSize,
  textOfTokens,
  tokensOfText,
  withTokens,
} from './tokens.ts';

type Value = KindValue<'error-mark'>;
type TextError = Value['key']['errors'][number];
type Correction = TextError['accepted'][number];

const MOST_ACCEPTED = 30;
const LONGEST = 400;

/** 改错题: a text; its wrong words are pressed, and each gets its corrections. */
export function ErrorMarkFields({ value, onChange, notes, compact }: FieldsProps<'error-mark'>): ReactNode {
  const t = useTextsOf(openTexts);
  const { makeId, readOnly } = useAuthor();
  const [size, setSize] = useState<TokenSize>(() => sizeOfTokens(value.body.tokens));
  const { body, key } = value;
  const text = textOfTokens(body.tokens);
  const errors = new Map(key.errors.map((error) => [error.token, error]));
  const toggle = (token: string) =>
    onChange({
      body,
      key: {
        ...key,
        errors: errors.has(token)
          ? key.errors.filter((error) => error.token !== token)
          : body.tokens.flatMap(({ id }) =>
              id === token ? [{ token, accepted: [] }] : (errors.get(id) ?? []),
            ),
      },
    });
  const hasText = text.paragraphs.length > 0;
  return (
    <>
      <Group title={t.text} beside={<span className={classes.label}>{t.textHint}</span>}>
        <ContentField
          look="large"
          value={text}
          label={t.text}
          placeholder={t.textPlaceholder}
          media={false}
          onChange={(next) => onChange(withTokens(value, tokensOfText(next, body.tokens, size, makeId)))}
          problem={hasText ? undefined : notes.of(body.tokens[0]?.id)}
        />
        <Row>
          <ToggleGroup
            label={t.text}
            disabled={readOnly}
            value={[size]}
            options={[
              { value: 'character', label: t.byCharacter },
              { value: 'word', label: t.byWord },
            ]}
            onChange={([next]) => {
              if (!next) return;
              setSize(next);
              onChange(withTokens(value, tokensOfText(text, body.tokens, next, makeId)));
            }}
          />
        </Row>
        {hasText && (
          <div className={tokenClasses.tokens} role="group" aria-label={t.errors}>
            {body.tokens.map(({ id, runs }) => (
              <button
                key={id}
                type="button"
                className={tokenClasses.token}
                aria-pressed={errors.has(id)}
                disabled={readOnly}
                onClick={() => toggle(id)}
              >
                {wordOf(runs)}
              </button>
            ))}
          </div>
        )}
      </Group>
      {hasText && <ErrorList value={value} onChange={onChange} notes={notes} />}
      {!compact && <ErrorFold value={value} onChange={onChange} />}
    </>
  );
}

function wordOf(runs: Token['runs']): string {
  return plainTextOf({ paragraphs: [{ runs }] }).trim();
}

interface ErrorListProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly notes: ProblemNotes;
}

function ErrorList({ value: { body, key }, onChange, notes }: ErrorListProps): ReactNode {
  const t = useTextsOf(openTexts);
  const fault = notes.of();
  const change = (error: TextError) =>
    onChange({
      body,
      key: { ...key, errors: key.errors.map((one) => (one.token === error.token ? error : one)) },
    });
  return (
    <Group title={t.errors} beside={<span className={classes.label}>{t.errorsHint}</span>}>
      {key.errors.map((error) => {
        const word = wordOf(body.tokens.find(({ id }) => id === error.token)?.runs ?? []);
        return (
          <ErrorFields
            key={error.token}
            word={word}
            error={error}
            onChange={change}
            problem={notes.of(error.token) ?? notes.of(`${error.token}+`)}
          />
        );
      })}
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
    </Group>
  );
}

interface ErrorFieldsProps {
  readonly word: string;
  readonly error: TextError;
  readonly onChange: (error: TextError) => void;
  readonly problem: string | undefined;
}

const WAYS = ['replace', 'delete', 'insert'] as const;

function ErrorFields({ word, error, onChange, problem }: ErrorFieldsProps): ReactNode {
  const t = useTextsOf(openTexts);
  const names = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const rows: readonly Correction[] =
    error.accepted.length === 0 ? [{ way: 'replace', text: '' }] : error.accepted;
  const store = (accepted: Correction[]) => onChange({ token: error.token, accepted });
  const change = (index: number, next: Correction) =>
    store(rows.map((one, at) => (at === index ? next : one)));
  return (
    <div className={classes.box} role="group" aria-label={t.errorAt(word)}>
      {rows.map((correction, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corrections have no names
        <Row gap={2} key={index}>
          <span className={classes.mark}>{word}</span>
          <Select
            label={`${word} ${t.way}`}
            value={correction.way}
            disabled={readOnly}
            className={classes.share ?? ''}
            options={WAYS.map((way) => ({ value: way, label: t.ways[way] }))}
            onChange={(way) => change(index, way === 'delete' ? { way } : { way, text: textOf(correction) })}
          />
          {correction.way !== 'delete' && (
            <HeldInput
              aria-label={`${word} ${t.ways[correction.way]}`}
              placeholder={t.correction}
              maxLength={LONGEST}
              value={correction.text}
              onChange={(text) => change(index, { way: correction.way, text })}
            />
          )}
          {rows.length > 1 && (
            <IconButton
              size="small"
              label={names.remove(`${word} ${t.way} ${index + 1}`)}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => store(rows.filter((_, at) => at !== index))}
            />
          )}
        </Row>
      ))}
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      {!readOnly && error.accepted.length > 0 && rows.length < MOST_ACCEPTED && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...rows, { way: 'replace', text: '' }])}
          >
            {t.addCorrection}
          </Button>
        </Row>
      )}
    </div>
  );
}

function textOf(correction: Correction): string {
  return correction.way === 'delete' ? '' : correction.text;
}

function ErrorFold({ value: { body, key }, onChange }: Omit<ErrorListProps, 'notes'>): ReactNode {
  const t = useTextsOf(openTexts);
  const count = key.errors.length;
  return (
    <Fold title={t.settings} summary={body.told === undefined ? t.notTold : t.tellCount(body.told)}>
      <CheckLine
        label={t.tellCount(count)}
        checked={body.told !== undefined}
        onChange={(checked) =>
          onChange({ body: defined({ ...body, told: checked ? Math.max(1, count) : undefined }), key })
        }
      />
      <Stack gap={1}>
        <Line label={t.found}>
          <ShareField
            label={t.found}
            value={key.found ?? 0}
            onChange={(share) =>
              onChange({ body, key: defined({ ...key, found: share === 0 ? undefined : share }) })
            }
          />
        </Line>
      </Stack>
      <CompareFold
        value={key.compare}
        onChange={(compare) => onChange({ body, key: defined({ ...key, compare }) })}
      />
    </Fold>
  );
}
