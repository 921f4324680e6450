import {
  contentOf,
  kindOf,
  plainTextOf,
  SUM_FORMS,
  SUM_RULE_NAMES,
  SUM_RULES,
  type SumRuleName,
  sumParts,
} from '@lectern/questions';
import { Button, IconButton, Row, Stack, Text, ToggleGroup, useTextsOf } from '@lectern/ui';
import { Plus, RefreshCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { CheckLine, Fold, Group, Line, NumberLine, ProblemNote } from '../../fields/lines.tsx';
import {
  type GameOf,
  type GamePart,
  type GameProps,
  type GameValue,
  partsOf,
  withOwn,
  withParts,
} from '../game-value.ts';
import { listTexts } from './list-texts.ts';

type Value = GameOf<'sums-sprint'>;

const MOST = 60;
const USUAL_COUNT = 20;
const GRADES = [1, 2, 3, 4, 5, 6] as const;

/** The game with sums made by its rules; the same game for the same seed but for ids. */
export function withMadeSums(
  value: Value,
  settings: {
    rules?: readonly SumRuleName[];
    forms?: Value['body']['own']['forms'];
    count?: number;
    seed?: number;
  },
  makeId: () => string,
): Value {
  const { own } = value.body;
  const rules = [...(settings.rules ?? own.rules)];
  const forms = [...(settings.forms ?? own.forms)];
  const seed = settings.seed ?? own.seed ?? 1;
  const [firstRule, ...otherRules] = rules;
  if (!firstRule) return withOwn(value, { rules, forms, seed: undefined, facts: [] });
  const [firstForm = 'result', ...otherForms] = forms;
  const count = settings.count ?? (own.rules.length > 0 ? value.body.parts.length : USUAL_COUNT);
  const made = sumParts(
    { rules: [firstRule, ...otherRules], forms: [firstForm, ...otherForms], count, seed },
    makeId,
  );
  const parts = made.bodies.map((part): GamePart => {
    const own = made.keys.find(({ id }) => id === part.id);
    return { ...part, key: own?.key };
  });
  return withOwn(withParts(value, parts), { rules, forms, seed, facts: made.facts });
}

/** 口算竞速: sums by the rules of grades, or a teacher's own. */
export function SumsFields({ value, onChange, notes }: GameProps<'sums-sprint'>): ReactNode {
  const t = useTextsOf(listTexts);
  const { makeId, readOnly } = useAuthor();
  const { own } = value.body;
  const make = (settings: Parameters<typeof withMadeSums>[1]) =>
    onChange(withMadeSums(value, settings, makeId));
  return (
    <>
      <Fold
        title={t.rules}
        summary={own.rules.map((rule) => t.ruleNames[rule]).join('、')}
        startsOpen={own.rules.length === 0}
      >
        {GRADES.map((grade) => (
          <Line key={grade} label={t.grades[grade] ?? ''} wide>
            {SUM_RULE_NAMES.filter((rule) => SUM_RULES[rule].grade === grade).map((rule) => (
              <CheckLine
                key={rule}
                label={t.ruleNames[rule] ?? rule}
                checked={own.rules.includes(rule)}
                onChange={(checked) =>
                  make({ rules: checked ? [...own.rules, rule] : own.rules.filter((one) => one !== rule) })
                }
              />
            ))}
          </Line>
        ))}
      </Fold>
      {own.rules.length > 0 && (
        <>
          <Line label={t.forms}>
            <ToggleGroup
              label={t.forms}
              multiple
              disabled={readOnly}
              value={own.forms.length === 0 ? ['result'] : own.forms}
              options={SUM_FORMS.map((form) => ({ value: form, label: t.formNames[form] }))}
              onChange={(forms) => make({ forms: SUM_FORMS.filter((form) => forms.includes(form)) })}
            />
          </Line>
          <NumberLine
            label={t.count}
            value={value.body.parts.length}
            min={1}
            max={MOST}
            digits={0}
            unit={t.sumsUnit}
            onChange={(count) => make({ count: count ?? USUAL_COUNT })}
          />
          {!readOnly && (
            <Row>
              <Button
                size="small"
                icon={<RefreshCw aria-hidden="true" />}
                onClick={() => make({ seed: (own.seed ?? 1) + 1 })}
              >
                {t.again}
              </Button>
            </Row>
          )}
        </>
      )}
      <SumList value={value} onChange={onChange} notes={notes} />
    </>
  );
}

function SumList({ value, onChange, notes }: GameProps<'sums-sprint'>): ReactNode {
  const t = useTextsOf(listTexts);
  const { makeId, readOnly } = useAuthor();
  const parts = partsOf(value);
  const shown = shownSums(value);
  const remove = (id: string) => {
    const facts = value.body.own.facts.filter(({ part }) => part !== id);
    onChange(
      withOwn(
        withParts(
          value,
          parts.filter((part) => part.id !== id),
        ),
        { facts },
      ),
    );
  };
  const isBlank = (id: string) => notes.within(id, 'numeric').count > 0;
  return (
    <Group title={t.sums}>
      <ol className={classes.sums}>
        {shown.map(({ id, text, answer }) => (
          <li key={id} className={classes.sum}>
            <span>{text}</span>
            <Text tone="accent" title={t.answer}>
              {answer}
            </Text>
            {!readOnly && parts.length > 1 && (
              <IconButton
                size="small"
                label={t.remove(text)}
                icon={<X aria-hidden="true" />}
                onClick={() => remove(id)}
              />
            )}
          </li>
        ))}
      </ol>
      {parts.some(({ id }) => isBlank(id)) && <ProblemNote>{t.ownHint}</ProblemNote>}
      {!readOnly && parts.length < MOST && (
        <OwnSum
          onAdd={(line) => {
            const part = ownSum(line, makeId());
            if (!part) return false;
            // The empty sum of a new game makes room for the first one that is typed.
            const kept = parts.filter(({ id }) => !isBlank(id));
            onChange(withParts(value, [...kept, part]));
            return true;
          }}
        />
      )}
    </Group>
  );
}

function OwnSum({ onAdd }: { readonly onAdd: (line: string) => boolean }): ReactNode {
  const t = useTextsOf(listTexts);
  const [line, setLine] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const isAdded = onAdd(line);
    setWrong(!isAdded);
    if (isAdded) setLine('');
  };
  return (
    <Stack gap={1}>
      <div className={classes.row}>
        <HeldInput
          aria-label={t.own}
          placeholder={`${t.own}：${t.ownHint}`}
          value={line}
          aria-invalid={isWrong || undefined}
          onChange={(text) => {
            setLine(text);
            setWrong(false);
          }}
          onEnter={add}
        />
        <Button
          icon={<Plus aria-hidden="true" />}
          aria-label={t.own}
          disabled={line.trim() === ''}
          onClick={add}
        />
      </div>
      {isWrong && <ProblemNote>{t.ownHint}</ProblemNote>}
    </Stack>
  );
}

/** A sum that a teacher typed, such as `7+5` or `7+5=12`, as a basic question; undefined when it has no value. */
export function ownSum(line: string, id: string): GamePart | undefined {
  const [asked = '', given] = line.split(/[=＝]/).map((part) => part.trim());
  const value = (given && !/^[□?？]+$/.test(given) ? given : asked).slice(0, 200);
  const key = { value };
  const isUnderstood = value !== '' && (kindOf('numeric')?.problems({}, key) ?? []).length === 0;
  return isUnderstood ? { id, kind: 'numeric', stem: contentOf(`${asked} = □`), body: {}, key } : undefined;
}

/** A sum of a game with its answer, for a list. */
function shownSums(value: GameValue): { id: string; text: string; answer: string }[] {
  return partsOf(value).map(({ id, kind, stem, body, key }) => {
    const right = kindOf(kind)?.rightResponse(body, key) as { value?: string; choice?: string } | undefined;
    return { id, text: stem ? plainTextOf(stem) : '', answer: right?.value ?? right?.choice ?? '' };
  });
}
