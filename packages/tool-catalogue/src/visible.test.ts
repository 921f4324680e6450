import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { isVisible, type ToolsPlace } from './visible.ts';

/** The default values of the specification. */
const PANEL: ToolsPlace = { platform: 1, version: 1600, area: '2052', tests: false };
const OPEN = {
  ishidden: false,
  istest: false,
  districts: '',
  platformIdList: [1, 2],
  minWinVersion: 0,
} as const;

function shown(place: Partial<ToolsPlace>): readonly string[] {
  return catalogue.filter((entry) => isVisible(entry, { ...PANEL, ...place })).map(({ toolKey }) => toolKey);
}

describe('the visible tools', () => {
  it('are all tools on a panel with the current version', () => {
    expect(shown({})).toHaveLength(129);
  });

  it('do not include the tool that needs version 1536 on an older program', () => {
    const older = shown({ version: 1535 });
    expect(shown({ version: 1536 })).toHaveLength(129);
    expect(shown({}).filter((key) => !older.includes(key))).toEqual(['CircuitLab']);
  });

  it('on a phone are those for phones', () => {
    const onPhone = shown({ platform: 2 });
    expect(onPhone).toHaveLength(30);
    expect(onPhone).not.toContain('Calculator');
  });

  it('do not include tools of other districts, hidden tools, and tools in trial unless they are requested', () => {
    expect(shown({ area: '1033' })).toHaveLength(127);
    const two = { ...OPEN, districts: '2052, 1054' };
    expect(isVisible(two, { ...PANEL, area: '1054' })).toBe(true);
    expect(isVisible(two, { ...PANEL, area: '205' })).toBe(false);
    expect(isVisible({ ...OPEN, ishidden: true }, PANEL)).toBe(false);
    expect(isVisible({ ...OPEN, istest: true }, PANEL)).toBe(false);
    expect(isVisible({ ...OPEN, istest: true }, { ...PANEL, tests: true })).toBe(true);
  });
});
