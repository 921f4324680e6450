import { type Content, contentOf, isBlank } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import classes from '../../fields/fields.module.css';
import { Group, ProblemNote } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { gameTexts } from '../game-texts.ts';
import { type GameOf, type GamePart, type GameProps, partsOf, withOwn, withParts } from '../game-value.ts';

type Value = GameOf<'truth-rush'>;

const MOST = 60;

/** A statement of a true-false rush. */
export interface Statement {
  readonly id: string;
  readonly content: Content;
  readonly truth: boolean;
  readonly reason: Content | undefined;
}

/** The statements of a game with their truth and reason. */
export function statementsOf(value: Value): Statement[] {
  return partsOf(value).map(({ id, stem, key }) => ({
    id,
    content: stem ?? contentOf(''),
    truth: (key as { truth: boolean }).truth,
    reason: value.key.own.reasons.find(({ part }) => part === id)?.reason,
  }));
}

/** The game with other statements. What else a part has is kept. */
export function withStatements(value: Value, statements: readonly Statement[]): Value {
  const known = new Map(partsOf(value).map((part) => [part.id, part]));
  const parts = statements.map(({ id, content, truth }): GamePart => {
    const before = known.get(id);
    return {
      id,
      kind: 'true-false',
      stem: isBlank(content) ? undefined : content,
      body: before?.body ?? {},
      key: { ...(before?.key as object | undefined), truth },
    };
  });
  const reasons = statements.flatMap(({ id, reason }) =>
    reason === undefined || isBlank(reason) ? [] : [{ part: id, reason }],
  );
  return withOwn(withParts(value, parts), {}, { reasons });
}

/** 判断对错: lines that are true or false, each with why. */
export function RushFields({ value, onChange, notes }: GameProps<'truth-rush'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { makeId, readOnly } = useAuthor();
  const statements = statementsOf(value);
  const change = (next: readonly Statement[]) => onChange(withStatements(value, next));
  const replace = (statement: Statement) =>
    change(statements.map((one) => (one.id === statement.id ? statement : one)));
  const fault = notes.of();
  return (
    <Group title={t.statements} beside={<span className={classes.label}>{t.statementsHint}</span>}>
      <PartList
        parts={statements}
        onChange={change}
        makePart={(content) => ({ id: makeId(), content, truth: true, reason: undefined })}
        fewest={1}
        most={MOST}
        nameOf={(index) => t.statement(index + 1)}
        addLabel={t.addStatement}
        problemOf={({ id }) => notes.of(`${id}/stem`) ?? notes.of(id)}
        before={(statement, index) => (
          <button
            type="button"
            className={classes.letter}
            aria-pressed={statement.truth}
            aria-label={`${t.statement(index + 1)} ${statement.truth ? t.isTrue : t.isFalse}`}
            disabled={readOnly}
            onClick={() => replace({ ...statement, truth: !statement.truth })}
          >
            {statement.truth ? '✓' : '✗'}
          </button>
        )}
        below={(statement, index) => (
          <ContentField
            look="plain"
            value={statement.reason ?? contentOf('')}
            label={`${t.statement(index + 1)} ${t.reason}`}
            placeholder={t.reason}
            media={false}
            onChange={(reason) => replace({ ...statement, reason: isBlank(reason) ? undefined : reason })}
          />
        )}
      />
      {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
    </Group>
  );
}
