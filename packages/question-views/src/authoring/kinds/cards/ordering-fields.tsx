import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { CheckLine, Fold, Group, ProblemNote } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { cardTexts } from './card-texts.ts';
import { orderRows, withOrderRows } from './orders.ts';

const FEWEST = 2;
const MOST = 12;
const MOST_OF_GAMES = 40;

/** 排序题: the items in the right order. */
export function OrderingFields({ value, onChange, notes, compact }: FieldsProps<'ordering'>): ReactNode {
  const t = useTextsOf(cardTexts);
  const { makeId } = useAuthor();
  const rows = orderRows(value);
  const { body, key } = value;
  const fault = notes.of();
  const fix = (name: 'fixedFirst' | 'fixedLast', id: string | undefined) => (checked: boolean) =>
    onChange({ body: defined({ ...body, [name]: checked ? id : undefined }), key });
  return (
    <>
      <Group title={t.order} beside={<span className={classes.label}>{t.orderHint}</span>}>
        <PartList
          parts={rows}
          onChange={(next) => onChange(withOrderRows(value, next))}
          makePart={(content) => ({ id: makeId(), content, isSameRank: false })}
          fewest={FEWEST}
          most={compact ? MOST_OF_GAMES : MOST}
          nameOf={(index) => t.item(index + 1)}
          addLabel={t.addItem}
          problemOf={({ id }) => notes.of(id)}
          after={(row, index) =>
            index > 0 && (
              <CheckLine
                label={t.sameRank}
                checked={row.isSameRank}
                onChange={(isSameRank) =>
                  onChange(
                    withOrderRows(
                      value,
                      rows.map((one) => (one.id === row.id ? { ...one, isSameRank } : one)),
                    ),
                  )
                }
              />
            )
          }
        />
        {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      </Group>
      {!compact && (
        <Fold
          title={t.fixed}
          summary={
            [body.fixedFirst && t.fixedFirst, body.fixedLast && t.fixedLast].filter(Boolean).join('、') ||
            t.noneFixed
          }
        >
          <CheckLine
            label={t.fixedFirst}
            checked={body.fixedFirst !== undefined}
            onChange={fix('fixedFirst', rows[0]?.id)}
          />
          <CheckLine
            label={t.fixedLast}
            checked={body.fixedLast !== undefined}
            onChange={fix('fixedLast', rows.at(-1)?.id)}
          />
        </Fold>
      )}
    </>
  );
}
