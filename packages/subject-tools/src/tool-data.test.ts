import type { ToolData } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ToolShape } from './tool.ts';
import { currentData, fits, MOST_BYTES } from './tool-data.ts';

/** A fictitious tool: `minutes` became `seconds` in version 2, and `name` became `title` in version 3. */
const shape: ToolShape = {
  version: 3,
  migrations: {
    2: ({ minutes }) => ({ seconds: Number(minutes ?? 0) * 60, minutes: undefined }),
    3: ({ name }) => ({ title: name, name: undefined }),
  },
};

describe('the data of a tool', () => {
  it('are migrated version by version, and return the keys to store', () => {
    const { data, owed } = currentData(shape, { minutes: 2, name: 'egg', other: 1 });
    expect(data).toEqual({ seconds: 120, title: 'egg', other: 1, version: 3 });
    expect(owed).toEqual({
      minutes: undefined,
      seconds: 120,
      name: undefined,
      title: 'egg',
      version: 3,
    });
  });

  it('are migrated from their stored version', () => {
    expect(currentData(shape, { seconds: 5, name: 'egg', version: 2 }).data).toEqual({
      seconds: 5,
      title: 'egg',
      version: 3,
    });
  });

  it.each([
    { version: 3, title: 'egg' },
    { version: 9, novel: true },
  ] as ToolData[])('are unchanged when they are of the current or a later version: %o', (data) => {
    expect(currentData(shape, data)).toEqual({ data, owed: {} });
  });

  it('count as the first version when their version is no number', () => {
    for (const version of ['2', 0, -1, 1.5, null]) {
      expect(currentData(shape, { minutes: 1, version }).data).toEqual({ seconds: 60, version: 3 });
    }
  });

  it('are stored up to 64 KB, and may become smaller when they are larger already', () => {
    const long = '数'.repeat(MOST_BYTES / 3 - 10);
    expect(fits({}, { long })).toBe(true);
    expect(fits({ long }, { more: 'x'.repeat(40) })).toBe(false);
    const tooLong = { long: `${long}${long}`, other: 1 };
    expect(fits(tooLong, { other: undefined })).toBe(true);
    expect(fits(tooLong, { other: 12 })).toBe(false);
  });
});
