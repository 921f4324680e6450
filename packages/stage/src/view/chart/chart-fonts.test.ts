import { expect, it, vi } from 'vitest';
import { fontsOfChart, missingChartFonts } from './chart-fonts.ts';

const OPTION = {
  title: { text: '成绩', textStyle: { fontFamily: 'Arial', fontWeight: 'bold' } },
  xAxis: [{ data: ['一班'], axisLabel: { fontFamily: 'Arial' } }],
  graphic: [{ style: { font: '12px SimSun' } }],
};

it('fontsOfChart returns each font of an option once, with all its characters and the characters of numbers', () => {
  const { fonts, characters } = fontsOfChart(OPTION);
  expect([...fonts]).toEqual(['normal bold 16px Arial', 'normal normal 16px Arial', '12px SimSun']);
  for (const each of '成绩一班09.%') expect(characters).toContain(each);
});

it('missingChartFonts returns undefined when every font is loaded', () => {
  expect(missingChartFonts(OPTION, { check: () => true, load: async () => [] })).toBeUndefined();
});

it('missingChartFonts resolves when a missing font is loaded, and when it fails to load', async () => {
  const asked: string[] = [];
  const load = (font: string) => {
    asked.push(font);
    return font.includes('SimSun') ? Promise.reject(new Error('offline')) : Promise.resolve([]);
  };
  await missingChartFonts(OPTION, { check: () => false, load });
  expect(asked).toHaveLength(3);
});

it('missingChartFonts resolves after two seconds when a font does not load', async () => {
  vi.useFakeTimers();
  try {
    let done = false;
    const waiting = missingChartFonts(OPTION, {
      check: () => false,
      load: () => new Promise(() => undefined),
    });
    void waiting?.then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
