import { kindOf } from '@lectern/questions';
import { Button, IconButton, NumberField, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { fieldTexts } from '../../fields/field-texts.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { Fold, ProblemNote } from '../../fields/lines.tsx';
import { numberTexts } from './number-texts.ts';

type Value = KindValue<'numeric'>;
const MOST = 12;
const DRAWS = 3;
/** Multiples of the golden section are spread evenly over 0 to 1. */
const GOLDEN = 0.6180339887498949;

interface ParameterFoldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problemOf: (letter: string) => string | undefined;
}

/** Letters that stand for another number in each pupil's question, and three draws of them. */
export function ParameterFold({ value, onChange, problemOf }: ParameterFoldProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const names = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  const all = body.parameters ?? [];
  const store = (next: typeof all) =>
    onChange({
      body: defined({ ...body, parameters: next.length > 0 ? next : undefined, drawn: undefined }),
      key,
    });
  const change = (index: number, patch: Partial<(typeof all)[number]>) =>
    store(all.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  return (
    <Fold
      title={t.parameters}
      summary={all.length === 0 ? t.noParameters : all.map(({ name }) => name).join('、')}
    >
      <Text size="small" tone="quiet">
        {t.parametersHint}
      </Text>
      {all.map((one, index) => {
        const problem = problemOf(one.name);
        const number = (name: 'from' | 'to' | 'step', least: number) => (
          <NumberField
            label={`${t.parameter(one.name)} ${t[name]}`}
            prefix={t[name]}
            value={one[name]}
            min={least}
            max={1e9}
            digits={6}
            disabled={readOnly}
            onChange={(next) => change(index, { [name]: next })}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letter changes while it is typed
          <Stack gap={1} key={index}>
            <Row gap={2} wrap>
              <HeldInput
                size="small"
                aria-label={`${t.letter} ${index + 1}`}
                value={one.name}
                maxLength={1}
                style={{ width: '3rem' }}
                onChange={(name) => /^[A-Za-z]$/.test(name) && change(index, { name })}
              />
              {number('from', -1e9)}
              {number('to', -1e9)}
              {number('step', 1e-6)}
              <IconButton
                size="small"
                label={names.remove(t.parameter(one.name))}
                icon={<X aria-hidden="true" />}
                disabled={readOnly}
                onClick={() => store(all.filter((_, at) => at !== index))}
              />
            </Row>
            {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
          </Stack>
        );
      })}
      {!readOnly && all.length < MOST && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...all, { name: freeLetter(all), from: 1, to: 10, step: 1 }])}
          >
            {t.addParameter}
          </Button>
        </Row>
      )}
      {all.length > 0 && <Draws value={value} />}
    </Fold>
  );
}

function Draws({ value }: { readonly value: Value }): ReactNode {
  const t = useTextsOf(numberTexts);
  return (
    <Stack gap={1} role="group" aria-label={t.preview}>
      <Text size="small" weight="bold">
        {t.preview}
      </Text>
      {drawsOf(value).map(({ values, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: draws have no names
        <Text key={index} size="small" numeric>
          {t.drawn(values, answer ?? t.noValue)}
        </Text>
      ))}
    </Stack>
  );
}

function freeLetter(all: readonly { readonly name: string }[]): string {
  const used = new Set(all.map(({ name }) => name));
  return [...'abcdmnpqxyz'].find((letter) => !used.has(letter)) ?? 'k';
}

/** Values of the letters and the right answers for three pupils. */
export function drawsOf({ body, key }: Value): { values: string; answer: string | undefined }[] {
  const kind = kindOf('numeric');
  return Array.from({ length: DRAWS }, (_, draw) => {
    let count = draw * 7;
    const drawn = kind?.drawn?.(body, key, () => (++count * GOLDEN) % 1) as Value['body'] | undefined;
    const right = kind?.rightResponse(drawn ?? body, key) as { value?: string } | undefined;
    return {
      values: (drawn?.drawn ?? []).map(({ name, value }) => `${name} = ${value}`).join('，'),
      answer: right?.value,
    };
  });
}
