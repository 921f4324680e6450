import {
  type Content,
  contentOf,
  isBlank,
  isComposite,
  plainTextOf,
  type Question,
} from '@lectern/questions';
import { ToggleGroup, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { defined, useAuthor } from '../author-context.ts';
import { ContentField } from '../content-field/content-field.tsx';
import { HeldInput } from '../fields/held-input.tsx';
import { Fold, Line, NumberLine, SelectLine } from '../fields/lines.tsx';
import { letterOf, PartList } from '../fields/part-list.tsx';
import { WordsInput } from '../fields/words-input.tsx';
import type { ProblemNotes } from '../problem-notes.ts';
import { commonTexts } from './common-texts.ts';

const MOST_HINTS = 3;

interface FoldsProps {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
  readonly notes: ProblemNotes;
}

/** The fields that every question has and few need, folded: analysis first. */
export function CommonFolds({ question, onChange, notes }: FoldsProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const set = (patch: Partial<Question>) => onChange(defined({ ...question, ...patch } as Question));
  const { analysis } = question;
  return (
    <div>
      <Fold
        title={t.analysis}
        summary={analysis ? plainTextOf(analysis) : t.none}
        startsOpen={analysis !== undefined}
      >
        <ContentField
          value={analysis ?? contentOf('')}
          label={t.analysis}
          placeholder={t.analysisPlaceholder}
          onChange={(next) => set({ analysis: unlessEmpty(next) })}
        />
      </Fold>
      <AboutFold question={question} set={set} />
      <HintsFold question={question} set={set} notes={notes} />
      <FeedbackFold question={question} set={set} />
      <TimeFold question={question} set={set} />
      <OriginFold question={question} set={set} />
    </div>
  );
}

interface FoldProps {
  readonly question: Question;
  readonly set: (patch: Partial<Question>) => void;
}

function unlessEmpty(value: Content): Content | undefined {
  return isBlank(value) && plainTextOf(value) === '' ? undefined : value;
}

function AboutFold({ question, set }: FoldProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const { readOnly } = useAuthor();
  const { difficulty, knowledgePoints = [], tags = [] } = question;
  const summary = [difficulty && t.levels[difficulty - 1], ...knowledgePoints, ...tags]
    .filter(Boolean)
    .join(' · ');
  return (
    <Fold title={t.about} summary={summary === '' ? t.notSet : summary}>
      <Line label={t.difficulty}>
        <ToggleGroup
          label={t.difficulty}
          disabled={readOnly}
          value={difficulty === undefined ? [] : [String(difficulty)]}
          options={t.levels.map((label, index) => ({ value: String(index + 1), label }))}
          onChange={([level]) => set({ difficulty: level === undefined ? undefined : Number(level) })}
        />
      </Line>
      {(['knowledgePoints', 'tags'] as const).map((name) => (
        <Line key={name} label={t[name]} wide>
          <WordsInput
            label={t[name]}
            placeholder={t.listHint}
            words={question[name] ?? []}
            onChange={(words) => set({ [name]: words.length > 0 ? words.slice(0, 50) : undefined })}
          />
        </Line>
      ))}
      {(['ability', 'stage'] as const).map((name) => (
        <TextLine
          key={name}
          label={t[name]}
          value={question[name]}
          onChange={(text) => set({ [name]: text })}
        />
      ))}
    </Fold>
  );
}

interface TextLineProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly longest?: number;
}

function TextLine({ label, value, onChange, longest = 200 }: TextLineProps): ReactNode {
  return (
    <Line label={label} wide>
      <HeldInput
        size="small"
        aria-label={label}
        maxLength={longest}
        value={value ?? ''}
        onChange={(text) => onChange(text === '' ? undefined : text)}
      />
    </Line>
  );
}

function HintsFold({ question, set, notes }: FoldProps & Pick<FoldsProps, 'notes'>): ReactNode {
  const t = useTextsOf(commonTexts);
  const { makeId } = useAuthor();
  const hints = question.hints ?? [];
  const store = (next: typeof hints) => set({ hints: next.length > 0 ? next : undefined });
  return (
    <Fold
      title={t.hints}
      summary={hints.length === 0 ? t.none : hints.map(({ content }) => plainTextOf(content)).join(' · ')}
    >
      <PartList
        parts={hints}
        onChange={(next) => store([...next])}
        makePart={(content) => ({ id: makeId(), content, cost: 0 })}
        fewest={0}
        most={MOST_HINTS}
        nameOf={(index) => t.hint(index + 1)}
        addLabel={t.addHint}
        problemOf={({ id }) => notes.of(id)}
        after={(hint) => (
          <NumberLine
            label={t.hintCost}
            value={hint.cost}
            min={0}
            max={100}
            step={0.5}
            unit={t.pointsUnit}
            onChange={(cost) =>
              store(hints.map((one) => (one.id === hint.id ? { ...one, cost: cost ?? 0 } : one)))
            }
          />
        )}
      />
    </Fold>
  );
}

function FeedbackFold({ question, set }: FoldProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const feedback = question.feedback ?? {};
  const store = (patch: typeof feedback) => {
    const next = defined({ ...feedback, ...patch });
    set({ feedback: Object.keys(next).length > 0 ? next : undefined });
  };
  const choices = choicesOf(question);
  const forChoices = feedback.choices ?? [];
  const given = (['right', 'partly', 'wrong'] as const).filter((name) => feedback[name]);
  return (
    <Fold
      title={t.feedback}
      summary={given.length === 0 ? t.none : given.map((name) => t.feedbackFor[name]).join('、')}
    >
      {(['right', 'partly', 'wrong'] as const).map((name) => (
        <Line key={name} label={t.feedbackFor[name]} wide>
          <ContentField
            value={feedback[name] ?? contentOf('')}
            label={t.feedbackFor[name]}
            media={false}
            onChange={(next) => store({ [name]: unlessEmpty(next) })}
          />
        </Line>
      ))}
      {choices.map(({ id }, index) => (
        <Line key={id} label={t.feedbackOf(letterOf(index))} wide>
          <ContentField
            value={forChoices.find((one) => one.id === id)?.content ?? contentOf('')}
            label={t.feedbackOf(letterOf(index))}
            media={false}
            onChange={(next) => {
              const others = forChoices.filter((one) => one.id !== id);
              const content = unlessEmpty(next);
              const all = content ? [...others, { id, content }] : others;
              store({ choices: all.length > 0 ? all : undefined });
            }}
          />
        </Line>
      ))}
    </Fold>
  );
}

/** The choices of a single or multiple choice; none for other kinds. */
function choicesOf(question: Question): readonly { readonly id: string }[] {
  if (isComposite(question) || !/^(?:single|multiple)-choice$/.test(question.kind)) return [];
  return (question.body as { choices: { id: string }[] }).choices;
}

function TimeFold({ question, set }: FoldProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const { timeLimit, attempts, counts } = question;
  const times = attempts === 'free' ? t.free : `${attempts} ${t.times}`;
  return (
    <Fold
      title={t.time}
      summary={`${timeLimit === undefined ? t.noLimit : `${timeLimit} ${t.seconds}`} · ${times}`}
    >
      <NumberLine
        label={t.timeLimit}
        value={timeLimit}
        min={1}
        max={86_400}
        step={10}
        digits={0}
        unit={t.seconds}
        first={60}
        none={t.noLimit}
        onChange={(seconds) => set({ timeLimit: seconds })}
      />
      <SelectLine
        label={t.attempts}
        value={String(attempts)}
        options={[
          ...[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: `${count} ${t.times}` })),
          { value: 'free', label: t.free },
        ]}
        onChange={(next) => set({ attempts: next === 'free' ? 'free' : Number(next) })}
      />
      {attempts !== 1 && (
        <SelectLine
          label={t.counts}
          value={counts}
          options={(['best', 'last'] as const).map((mode) => ({ value: mode, label: t.countModes[mode] }))}
          onChange={(next) => set({ counts: next })}
        />
      )}
    </Fold>
  );
}

function OriginFold({ question, set }: FoldProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const { source, author, licence } = question;
  const summary = [source, author, licence].filter(Boolean).join(' · ');
  return (
    <Fold title={t.origin} summary={summary === '' ? t.originHint : summary}>
      <TextLine label={t.source} value={source} longest={1000} onChange={(text) => set({ source: text })} />
      <TextLine label={t.author} value={author} onChange={(text) => set({ author: text })} />
      <TextLine label={t.licence} value={licence} onChange={(text) => set({ licence: text })} />
      <SelectLine
        label={t.language}
        value={question.language ?? ''}
        options={[
          { value: '', label: t.notSet },
          { value: 'zh-CN', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(language) => set({ language: language === '' ? undefined : language })}
      />
    </Fold>
  );
}
