import { describe, expect, it } from 'vitest';
import { byUsage } from './by-usage.ts';
import { interactiveTools } from './interactive-tools/rows.ts';

const use = (code: string, times: number) => ({ code, icon: code, name: code, times });

describe('the interactive tools', () => {
  it('contain each interactive tool of the specification once', () => {
    expect(interactiveTools.map(({ code }) => code).toSorted()).toEqual(
      [
        'Solitaire',
        'RandomRoll',
        'Roster',
        'TeamCompetition',
        'RandomTeam',
        'Assessment',
        'Encourage',
        'Quiet',
        'ClassSummary',
        'Mind',
      ].toSorted(),
    );
  });

  it('are sorted by use, the most used first, and otherwise keep their order', () => {
    const before = interactiveTools.map(({ code }) => code);
    const after = byUsage(interactiveTools, [use('Quiet', 2), use('timer', 9), use('Assessment', 5)]);
    expect(after.slice(0, 2).map(({ tool, times }) => [tool.code, times])).toEqual([
      ['Assessment', 5],
      ['Quiet', 2],
    ]);
    expect(after.slice(2).map(({ tool }) => tool.code)).toEqual(
      before.filter((code) => code !== 'Quiet' && code !== 'Assessment'),
    );
  });
});
