import { type BodyOf, type Content, contentOf, isBlank, plainTextOf, type Rubric } from '@lectern/questions';
import { Button, IconButton, Row, Stack, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import { CompareFold } from '../../fields/compare-fields.tsx';
import { fieldTexts } from '../../fields/field-texts.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { Fold, Group, NumberLine, ProblemNote, SelectLine, ShareField } from '../../fields/lines.tsx';
import { RubricFields } from '../../fields/rubric-fields.tsx';
import { WordsInput } from '../../fields/words-input.tsx';
import type { ProblemNotes } from '../../problem-notes.ts';
import { openTexts } from './open-texts.ts';

const MOST_KEYWORDS = 20;
const MOST_BOXES = 12;

/** 简答题: a sample answer, keywords with synonyms and shares, and folded: length and rubric. */
export function ShortAnswerFields({
  value,
  onChange,
  notes,
  compact,
}: FieldsProps<'short-answer'>): ReactNode {
  const t = useTextsOf(openTexts);
  const { body, key } = value;
  return (
    <>
      <SampleField
        label={t.sample}
        value={key.sample}
        onChange={(sample) => onChange({ body, key: defined({ ...key, sample }) })}
      />
      <KeywordFields value={value} onChange={onChange} notes={notes} />
      {!compact && (
        <>
          <LengthFold
            body={body}
            most={5000}
            onChange={(length) => onChange({ body: defined({ ...body, ...length }), key })}
            problem={notes.of()}
          >
            <NumberLine
              label={t.lines}
              value={body.lines}
              min={1}
              max={40}
              digits={0}
              first={4}
              none={t.usualLines}
              onChange={(lines) => onChange({ body: defined({ ...body, lines }), key })}
            />
          </LengthFold>
          {(key.keywords ?? []).length > 0 && (
            <CompareFold
              value={key.compare}
              onChange={(compare) => onChange({ body, key: defined({ ...key, compare }) })}
            />
          )}
          <RubricFold
            value={key.rubric}
            onChange={(rubric) => onChange({ body, key: defined({ ...key, rubric }) })}
            notes={notes}
          />
        </>
      )}
    </>
  );
}

type Keyword = NonNullable<KindValue<'short-answer'>['key']['keywords']>[number];

/** The keywords with equal parts of all points. */
export function withEqualShares(keywords: readonly Keyword[]): Keyword[] {
  const hundredth = Math.floor(100 / Math.max(1, keywords.length));
  const rest = 100 - hundredth * keywords.length;
  // The first keywords have the hundredths that are left over.
  return keywords.map((one, index) => ({ ...one, share: (hundredth + (index < rest ? 1 : 0)) / 100 }));
}

function KeywordFields({ value: { body, key }, onChange, notes }: FieldsProps<'short-answer'>): ReactNode {
  const t = useTextsOf(openTexts);
  const names = useTextsOf(fieldTexts);
  const { makeId, readOnly } = useAuthor();
  const keywords = key.keywords ?? [];
  const store = (next: Keyword[]) =>
    onChange({ body, key: defined({ ...key, keywords: next.length > 0 ? next : undefined }) });
  const isEven = JSON.stringify(withEqualShares(keywords)) === JSON.stringify(keywords);
  const withCount = (next: Keyword[]) => store(isEven ? withEqualShares(next) : next);
  const fault = notes.of();
  return (
    <Group title={t.keywords} beside={<span className={classes.label}>{t.keywordsHint}</span>}>
      {keywords.map((keyword, index) => (
        <Stack gap={1} key={keyword.id}>
          <Row gap={2}>
            <span className={classes.mark}>{index + 1}.</span>
            <WordsInput
              label={t.keyword(index + 1)}
              placeholder={t.keywordPlaceholder}
              words={keyword.words}
              onChange={(words) =>
                store(keywords.map((one) => (one.id === keyword.id ? { ...one, words } : one)))
              }
            />
            <ShareField
              label={`${t.keyword(index + 1)} ${names.share}`}
              value={keyword.share}
              onChange={(share) =>
                store(keywords.map((one) => (one.id === keyword.id ? { ...one, share } : one)))
              }
            />
            <IconButton
              size="small"
              label={names.remove(t.keyword(index + 1))}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => withCount(keywords.filter(({ id }) => id !== keyword.id))}
            />
          </Row>
          {notes.of(keyword.id) !== undefined && <ProblemNote>{notes.of(keyword.id)}</ProblemNote>}
        </Stack>
      ))}
      {fault !== undefined && keywords.length > 0 && <ProblemNote>{fault}</ProblemNote>}
      {!readOnly && (
        <Row gap={2}>
          {keywords.length < MOST_KEYWORDS && (
            <Button
              size="small"
              tone="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => withCount([...keywords, { id: makeId(), words: [], share: 0 }])}
            >
              {t.addKeyword}
            </Button>
          )}
          {keywords.length > 1 && !isEven && (
            <Button size="small" tone="quiet" onClick={() => store(withEqualShares(keywords))}>
              {t.equalShares}
            </Button>
          )}
        </Row>
      )}
    </Group>
  );
}

/** 作文与论述题: length, outline, photographs and rubric. */
export function EssayFields({ value, onChange, notes, compact }: FieldsProps<'essay'>): ReactNode {
  const t = useTextsOf(openTexts);
  const { body, key } = value;
  return (
    <>
      <SampleField
        label={t.sample}
        value={key.sample}
        onChange={(sample) => onChange({ body, key: defined({ ...key, sample }) })}
      />
      <NumberLine
        label={t.photographs}
        value={body.photographs || undefined}
        min={1}
        max={9}
        digits={0}
        first={3}
        unit={t.sheets}
        none={t.noPhotographs}
        onChange={(photographs) => onChange({ body: defined({ ...body, photographs }), key })}
      />
      <LengthFold
        body={body}
        most={20_000}
        onChange={(length) => onChange({ body: defined({ ...body, ...length }), key })}
        problem={notes.of()}
      >
        <SelectLine
          label={t.counts}
          value={body.counts ?? 'characters'}
          options={(['characters', 'words'] as const).map((unit) => ({ value: unit, label: t[unit] }))}
          onChange={(counts) =>
            onChange({
              body: defined({ ...body, counts: counts === 'characters' ? undefined : counts }),
              key,
            })
          }
        />
      </LengthFold>
      {!compact && (
        <>
          <OutlineFold value={value} onChange={onChange} notes={notes} />
          <RubricFold
            value={key.rubric}
            startsOpen
            onChange={(rubric) => onChange({ body, key: defined({ ...key, rubric }) })}
            notes={notes}
          />
        </>
      )}
    </>
  );
}

function OutlineFold({ value: { body, key }, onChange, notes }: FieldsProps<'essay'>): ReactNode {
  const t = useTextsOf(openTexts);
  const names = useTextsOf(fieldTexts);
  const { makeId, readOnly } = useAuthor();
  const outline = body.outline ?? [];
  const store = (next: typeof outline) =>
    onChange({ body: defined({ ...body, outline: next.length > 0 ? next : undefined }), key });
  return (
    <Fold
      title={t.outline}
      summary={outline.length === 0 ? t.noOutline : outline.map(({ title }) => title).join('、')}
    >
      {outline.map((box, index) => (
        <Stack gap={1} key={box.id}>
          <Row gap={2}>
            <HeldInput
              size="small"
              aria-label={t.box(index + 1)}
              placeholder={t.boxPlaceholder}
              maxLength={200}
              value={box.title}
              onChange={(title) => store(outline.map((one) => (one.id === box.id ? { ...one, title } : one)))}
            />
            <IconButton
              size="small"
              label={names.remove(t.box(index + 1))}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => store(outline.filter(({ id }) => id !== box.id))}
            />
          </Row>
          {notes.of(box.id) !== undefined && <ProblemNote>{notes.of(box.id)}</ProblemNote>}
        </Stack>
      ))}
      {!readOnly && outline.length < MOST_BOXES && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...outline, { id: makeId(), title: '' }])}
          >
            {t.addBox}
          </Button>
        </Row>
      )}
    </Fold>
  );
}

interface SampleFieldProps {
  readonly label: string;
  readonly value: Content | undefined;
  readonly onChange: (value: Content | undefined) => void;
}

/** A sample answer, which is left out when it is empty. */
export function SampleField({ label, value, onChange }: SampleFieldProps): ReactNode {
  const t = useTextsOf(openTexts);
  return (
    <Group title={label}>
      <ContentField
        value={value ?? contentOf('')}
        label={label}
        placeholder={t.samplePlaceholder}
        onChange={(next) => onChange(isBlank(next) && plainTextOf(next) === '' ? undefined : next)}
      />
    </Group>
  );
}

interface LengthFoldProps {
  readonly body: Pick<BodyOf<'short-answer'>, 'least' | 'most'>;
  readonly most: number;
  readonly onChange: (length: { least?: number | undefined; most?: number | undefined }) => void;
  readonly problem: string | undefined;
  readonly children?: ReactNode;
}

function LengthFold({ body, most, onChange, problem, children }: LengthFoldProps): ReactNode {
  const t = useTextsOf(openTexts);
  const summary = [
    body.least === undefined ? undefined : `${t.least} ${body.least}`,
    body.most === undefined ? undefined : `${t.most} ${body.most}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Fold title={t.length} summary={summary === '' ? t.anyLength : summary}>
      <NumberLine
        label={t.least}
        value={body.least}
        min={0}
        max={most}
        step={50}
        digits={0}
        first={100}
        none={t.any}
        onChange={(least) => onChange({ least })}
      />
      <NumberLine
        label={t.most}
        value={body.most}
        min={0}
        max={most}
        step={50}
        digits={0}
        first={600}
        none={t.any}
        onChange={(next) => onChange({ most: next })}
      />
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      {children}
    </Fold>
  );
}

interface RubricFoldProps {
  readonly value: Rubric | undefined;
  readonly onChange: (value: Rubric | undefined) => void;
  readonly notes: ProblemNotes;
  readonly startsOpen?: boolean;
}

export function RubricFold({ value = [], onChange, notes, startsOpen = false }: RubricFoldProps): ReactNode {
  const t = useTextsOf(openTexts);
  return (
    <Fold
      title={t.rubric}
      summary={value.length === 0 ? t.noRubric : value.map(({ title }) => title).join('、')}
      startsOpen={startsOpen && value.length > 0}
    >
      <RubricFields
        value={value}
        onChange={(next) => onChange(next.length > 0 ? next : undefined)}
        problemOf={(id) => notes.of(id)}
      />
    </Fold>
  );
}
