import {
  type Chart,
  type ChartColumn,
  chartColumns,
  chartRows,
  MOST_CHART_ROWS,
  withChartCell,
  withChartPoint,
  withChartSeries,
  withoutChartPoint,
  withoutChartSeries,
  withPastedCells,
  withSeriesName,
} from '@lectern/courseware';
import { Box, Button, IconButton, Row, Stack, Text } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { usePanelTexts } from '../locale/texts.ts';
import classes from './chart-grid.module.css';

export interface ChartGridProps {
  readonly chart: Chart;
  readonly onChange: (chart: Chart) => void;
  /** Undoes a change made in the grid. */
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Maximum number of rows shown: more would slow typing down, and no class can read such a chart. */
const SHOWN_ROWS = 200;

/** The data of a chart as a spreadsheet: rows are points, columns are series. */
export function ChartGrid({ chart, onChange, onUndo, onRedo }: ChartGridProps): ReactNode {
  const t = usePanelTexts();
  const hint = useId();
  const table = useRef<HTMLTableElement>(null);
  const columns = chartColumns(chart);
  const rows = chartRows(chart);
  const shown = Math.min(rows, SHOWN_ROWS);
  const backTo = useRef<CellPlace>(undefined);
  useLayoutEffect(() => {
    const place = backTo.current;
    backTo.current = undefined;
    // Undo replaces the input of a cell whose value changes, so the new one is focused.
    if (place && !table.current?.contains(document.activeElement)) inputAt(table.current, place)?.select();
  });
  const cell = (column: ChartColumn, at: number, row: number) => (
    <Cell
      grid={{ chart, onChange, onUndo, onRedo }}
      column={column}
      at={{ row, column: at }}
      onStepBack={(place) => {
        backTo.current = place;
      }}
    />
  );
  return (
    <Stack gap={3} className={classes.whole}>
      <Text id={hint} as="p" tone="quiet">
        {t('chart.pasteHint')}
      </Text>
      <Box radius="control" className={classes.scroll}>
        <table ref={table} className={classes.table} aria-describedby={hint}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={`${column.plot}:${column.series}:${column.field}`} scope="col">
                  <Head chart={chart} column={column} onChange={onChange} name={cell(column, at, -1)} />
                </th>
              ))}
              <th aria-label={t('chart.removePoint')} />
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: shown }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place
              <tr key={row}>
                {columns.map((column, at) => (
                  <td key={`${column.plot}:${column.series}:${column.field}`}>{cell(column, at, row)}</td>
                ))}
                <td>
                  <IconButton
                    size="small"
                    label={t('chart.removeRow', { row: row + 1 })}
                    icon={<X />}
                    disabled={rows < 2}
                    onClick={() => onChange(withoutChartPoint(chart, row))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {rows > shown ? (
        <Text as="p" tone="quiet" size="small">
          {t('chart.moreRows', { shown, rows })}
        </Text>
      ) : null}
      <AddButtons chart={chart} onChange={onChange} />
    </Stack>
  );
}

interface HeadProps extends Pick<ChartGridProps, 'chart' | 'onChange'> {
  readonly column: ChartColumn;
  /** The field with the name of a series. */
  readonly name: ReactNode;
}

/** Heading of a column: the name of its series, with a button that removes it, or another label. */
function Head({ chart, column, name, onChange }: HeadProps): ReactNode {
  const t = usePanelTexts();
  if (column.field !== 'values') {
    return (
      <Text tone="quiet" className={classes.corner}>
        {t(column.field === 'sizes' ? 'chart.sizes' : 'chart.names')}
      </Text>
    );
  }
  return (
    <Row className={classes.head}>
      {name}
      <IconButton
        size="small"
        label={t('chart.removeSeries', { name: column.name || String(column.series + 1) })}
        icon={<X />}
        disabled={seriesOf(chart) < 2}
        onClick={() => onChange(withoutChartSeries(chart, column))}
      />
    </Row>
  );
}

function seriesOf({ plots }: Chart): number {
  return plots.reduce((sum, plot) => sum + plot.series.length, 0);
}

function AddButtons({ chart, onChange }: Pick<ChartGridProps, 'chart' | 'onChange'>): ReactNode {
  const t = usePanelTexts();
  return (
    <Row align="stretch" gap={2}>
      <Button
        size="small"
        icon={<Plus />}
        disabled={chartRows(chart) >= MOST_CHART_ROWS}
        onClick={() => onChange(withChartPoint(chart))}
      >
        {t('chart.addPoint')}
      </Button>
      <Button
        size="small"
        icon={<Plus />}
        onClick={() =>
          onChange(withChartSeries(chart, t('chart.newSeries', { number: seriesOf(chart) + 1 })))
        }
      >
        {t('chart.addSeries')}
      </Button>
    </Row>
  );
}

interface CellPlace {
  /** -1 is the row of the series' names. */
  readonly row: number;
  readonly column: number;
}

interface CellProps {
  readonly grid: ChartGridProps;
  readonly column: ChartColumn;
  readonly at: CellPlace;
  /** A key of undo or redo was pressed in the grid; the focus returns to this cell. */
  readonly onStepBack: (at: CellPlace) => void;
}

function Cell({ grid: { chart, onChange, onUndo, onRedo }, column, at, onStepBack }: CellProps): ReactNode {
  const t = usePanelTexts();
  const { row } = at;
  const value = row < 0 ? (column.name ?? '') : String(column.cells[row] ?? '');
  const put = (text: string) =>
    row < 0 ? withSeriesName(chart, column, text) : withChartCell(chart, column, row, text);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange(withPastedCells(chart, at, text));
  };
  return (
    <input
      // A value changed elsewhere replaces the input.
      key={value}
      className={classes.cell}
      aria-label={
        row < 0
          ? t('chart.seriesName', { number: column.series + 1 })
          : t('chart.cell', { column: column.name || t('chart.names'), row: row + 1 })
      }
      data-row={row}
      data-column={at.column}
      data-number={column.field === 'categories' || row < 0 ? undefined : ''}
      defaultValue={value}
      onPaste={paste}
      onKeyDown={(event) => {
        const stepped = steppedBack(event);
        // While the typed text differs from the stored value, undo is left to the browser.
        if (stepped === undefined || event.currentTarget.value !== value)
          return onKey(event, event.currentTarget.closest('table'));
        event.preventDefault();
        onStepBack(at);
        if (stepped === 'undo') onUndo();
        else onRedo();
      }}
      onBlur={(event) => {
        if (event.target.value === value) return;
        const next = put(event.target.value);
        if (next === chart) event.target.value = value;
        else onChange(next);
      }}
    />
  );
}

function inputAt(table: HTMLTableElement | null, { row, column }: CellPlace): HTMLInputElement | null {
  return table?.querySelector(`input[data-row="${row}"][data-column="${column}"]`) ?? null;
}

/** Returns whether a key press is undo or redo. */
function steppedBack(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** Enter and the vertical arrows move the focus by rows, as in a spreadsheet. */
function onKey(event: KeyboardEvent<HTMLInputElement>, table: HTMLTableElement | null): void {
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { row, column } = event.currentTarget.dataset;
  const next = inputAt(table, { row: Number(row) + step, column: Number(column) });
  if (next) next.select();
  else event.currentTarget.blur();
}
