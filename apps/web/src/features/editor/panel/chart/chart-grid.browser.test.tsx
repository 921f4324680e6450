import { type Chart, chartRows } from '@lectern/courseware';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../../platform/testing/mounted.tsx';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { ChartGrid } from './chart-grid.tsx';

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

interface Shown {
  chart: Chart;
  readonly log: string[];
}

function Grid({ shown }: { readonly shown: Shown }): ReactNode {
  const [chart, setChart] = useState(shown.chart);
  const { log } = shown;
  const onChange = (next: Chart) => {
    shown.chart = next;
    log.push('change');
    setChart(next);
  };
  return (
    <ChartGrid
      chart={chart}
      onChange={onChange}
      onUndo={() => log.push('undo')}
      onRedo={() => log.push('redo')}
    />
  );
}

/** Mounts the grid of a chart whose series have these names and this number of rows; all values are 80. */
function shown(names: readonly string[], rows: number) {
  const categories = Array.from({ length: rows }, (_, at) => `科目${at + 1}`);
  const series = names.map((name) => ({ name, categories, values: categories.map(() => 80) }));
  const now: Shown = {
    chart: { plots: [{ type: 'bar', grouping: 'clustered', series }], axes: [] },
    log: [],
  };
  mount(<Grid shown={now} />);
  return {
    now,
    log: now.log,
    values: () => now.chart.plots.flatMap((plot) => plot.series.map((each) => each.values)),
  };
}

describe('the data of a chart', () => {
  it('stores a number when the cell is left, and restores a text that is not a number', async () => {
    const { log, values } = shown(['一班'], 2);
    const first = cell('一班，第 1 行');
    await first.fill('77');
    await pressOn(first, 'Enter');
    await expect.element(cell('一班，第 2 行')).toHaveFocus();
    expect(values()[0]?.[0]).toBe(77);
    await first.fill('许多');
    await pressOn(first, 'ArrowDown');
    await expect.element(first).toHaveValue('77');
    expect(log).toEqual(['change']);
  });

  it('moves by rows with the vertical arrows, and leaves the grid past the last row', async () => {
    shown(['一班'], 2);
    await pressOn(cell('一班，第 2 行'), 'ArrowUp');
    await expect.element(cell('一班，第 1 行')).toHaveFocus();
    await commands.press(['ArrowDown', 'ArrowDown']);
    await expect.poll(() => document.activeElement).toBe(document.body);
  });

  it('keeps the last row and the last series', async () => {
    shown(['一班'], 1);
    await expect.element(button('删除第 1 行')).toBeDisabled();
    await expect.element(button('删除系列 一班')).toBeDisabled();
  });

  it('adds and removes rows and series', async () => {
    const { now, values } = shown(['一班'], 2);
    await button('加一行').click();
    expect(chartRows(now.chart)).toBe(3);
    await button('加一个系列').click();
    await expect.element(button('删除系列 系列 2')).toBeEnabled();
    await button('删除系列 一班').click();
    expect(values()).toHaveLength(1);
    await button('删除第 1 行').click();
    expect(chartRows(now.chart)).toBe(2);
  });

  it('undoes and redoes by keys, except while a typed text is not stored', async () => {
    const { log } = shown(['一班'], 1);
    const first = cell('一班，第 1 行');
    await pressOn(first, 'Control+z', 'Control+Shift+z', 'Control+y');
    expect(log).toEqual(['undo', 'redo', 'redo']);
    await first.fill('5');
    await pressOn(first, 'Control+z');
    expect(log).toHaveLength(3);
  });

  it('spreads pasted cells over the grid, and leaves a pasted word to the browser', async () => {
    const { log, values } = shown(['一班', '二班'], 2);
    const first = cell('一班，第 1 行');
    await expect.element(first).toBeVisible();
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      first.element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(paste('9')).toBe(false);
    expect(log).toEqual([]);
    expect(paste('1\t2\n3\t4')).toBe(true);
    expect(values()).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('shows 200 rows of a longer chart with a note', async () => {
    shown(['一班'], 201);
    await expect.element(page.getByText('共 201 行，这里列出前 200 行')).toBeVisible();
    expect(cell('一班，第 200 行').query()).not.toBeNull();
    expect(cell('一班，第 201 行').query()).toBeNull();
  });
});
