import { Button, Checkbox, Column, Dialog, FaultMessage, Row, Select, Stack, Text } from '@lectern/ui';
import { useMemo } from 'react';
import { arrangementOfSheet, isWhole } from './arrangement.ts';
import { CheckedGrid } from './checked-grid.tsx';
import classes from './table-import.module.css';
import { linesOfTable } from './table-lines.ts';
import type { TableSheet } from './table-sheet.ts';
import { useTableTexts } from './table-texts.ts';
import type { ReadTable, TableOnItsWay } from './use-table-import.ts';

export interface TableCheckProps<Id extends string> {
  readonly table: TableOnItsWay<Id>;
  readonly read: ReadTable<Id>;
  readonly labels: Readonly<Record<Id, string>>;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** Number of rows that can be selected as the row of column names. */
const HEADS_MAX = 30;
/** Number of left-out rows that are listed one by one. */
const LEFT_SHOWN = 50;

/**
 * Lets the user check the interpretation of a table: the sheet, the row of column names, the kind of each column, and
 * the left-out rows.
 */
export function TableCheck<Id extends string>({ table, read, labels, busy, onClose }: TableCheckProps<Id>) {
  const texts = useTableTexts();
  const { sheets, arrangement, formulas } = read;
  const { rules, arrange } = table;
  const sheet = sheets[arrangement.sheet];
  const { lines, left } = useMemo(() => linesOfTable(sheet, arrangement, rules), [sheet, arrangement, rules]);
  const isThere = isWhole(arrangement, rules);
  const missing = rules.needs.filter((id) => !arrangement.columns.includes(id)).map((id) => labels[id]);
  const lists = arrangement.columns.filter((id) => id === rules.main).length;
  const told = left.filter(({ why }) => why !== 'head');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={texts('check')}
      footer={
        <>
          <Button disabled={busy} onClick={table.drop}>
            {texts('back')}
          </Button>
          <Button tone="primary" busy={busy} disabled={!isThere || lines.length === 0} onClick={table.take}>
            {texts('next')}
          </Button>
        </>
      }
    >
      <Column gap={4} className={classes.check}>
        <Choices table={table} read={read} />
        {(table.refusal !== undefined || missing.length > 0) && (
          <FaultMessage>
            {table.refusal ?? texts('missing', { names: missing.join(texts('between')) })}
          </FaultMessage>
        )}
        {sheet?.isTooLong && <FaultMessage>{texts('faults.tooManyRows')}</FaultMessage>}
        <CheckedGrid
          sheet={sheet}
          arrangement={arrangement}
          rules={rules}
          labels={labels}
          left={left}
          arrange={arrange}
        />
        <Result isThere={isThere} lines={lines.length} left={told} lists={lists} formulas={formulas} />
      </Column>
    </Dialog>
  );
}

type ChoicesProps<Id extends string> = Pick<TableCheckProps<Id>, 'table' | 'read'>;

/** The sheet, the row of column names, and whether hidden rows are read. */
function Choices<Id extends string>({ table, read }: ChoicesProps<Id>) {
  const texts = useTableTexts();
  const { sheets, arrangement } = read;
  const { rules, arrange } = table;
  const sheet = sheets[arrangement.sheet];
  const hidden = sheet?.rows.filter(({ isHidden }) => isHidden).length ?? 0;
  return (
    <Row wrap className={classes.choices}>
      {sheets.length > 1 && (
        <Choice label={texts('sheet')}>
          <Select
            label={texts('sheet')}
            value={arrangement.sheet}
            options={sheets.map((each, value) => ({ value, label: nameOf(each, texts) }))}
            onChange={(index) => arrange(arrangementOfSheet(sheets, index, rules))}
          />
        </Choice>
      )}
      <Choice label={texts('head')}>
        <Select
          label={texts('head')}
          value={arrangement.head ?? -1}
          options={[
            { value: -1, label: texts('noHead') },
            ...(sheet?.rows ?? []).slice(0, HEADS_MAX).map(({ number, cells }, value) => ({
              value,
              label: texts('headRow', { row: number, words: wordsOf(cells) }),
            })),
          ]}
          onChange={(head) =>
            arrange(arrangementOfSheet(sheets, arrangement.sheet, rules, head < 0 ? null : head))
          }
        />
      </Choice>
      {hidden > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is in it
        <label className={classes.tick}>
          <Checkbox
            checked={arrangement.withHidden}
            onChange={(withHidden) => arrange({ ...arrangement, withHidden })}
          />
          {texts('withHidden', { count: hidden })}
        </label>
      )}
    </Row>
  );
}

interface ResultProps {
  /** Whether the table has all required columns. */
  readonly isThere: boolean;
  /** Number of lines that are read. */
  readonly lines: number;
  readonly left: ReturnType<typeof linesOfTable>['left'];
  readonly lists: number;
  readonly formulas: boolean;
}

/** The number of lines that are read, and the rows that are left out. */
function Result({ isThere, lines, left, lists, formulas }: ResultProps) {
  const texts = useTableTexts();
  return (
    <Stack flex="none" gap={1}>
      <p role="status">
        {lines === 0 && isThere && texts('nothing')}
        {lines > 0 &&
          (left.length === 0
            ? texts('summary', { count: lines })
            : texts('summaryLeft', { count: lines, left: left.length }))}
      </p>
      {left.length > 0 && (
        <Stack as="ul" size="small" gap={1} className={classes.left}>
          {left.slice(0, LEFT_SHOWN).map(({ row, words, why }) => (
            <li key={row}>
              {texts('leftRow', { row })} <bdi>{words}</bdi> <em>{texts(`whys.${why}`)}</em>
            </li>
          ))}
          {left.length > LEFT_SHOWN && <li>{texts('moreLeft', { count: left.length - LEFT_SHOWN })}</li>}
        </Stack>
      )}
      {lists > 1 && (
        <Text as="p" tone="quiet" size="small">
          {texts('lists', { lists })}
        </Text>
      )}
      {formulas && (
        <Text as="p" tone="quiet" size="small">
          {texts('formulas')}
        </Text>
      )}
    </Stack>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Row wrap className={classes.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </Row>
  );
}

function nameOf({ name, isHidden, isTooLong }: TableSheet, texts: ReturnType<typeof useTableTexts>): string {
  if (isTooLong) return texts('longSheet', { name });
  return isHidden ? texts('hiddenSheet', { name }) : name;
}

function wordsOf(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, 40);
}
