import { instrumentKeys } from '@lectern/subject-tools/instruments';
import { toolKeys } from '@lectern/subject-tools/load-tool';
import { builtTools, catalogue, toolName } from '@lectern/tool-catalogue';
import { describe, expect, it } from 'vitest';
import { listed } from '../by-usage.ts';
import { interactiveTools } from '../interactive-tools/rows.ts';
import { subjectTools, toolId } from './rows.ts';

const keys = subjectTools.map(({ code }) => code);

describe('the subject tools of the player', () => {
  it('are all implemented tools without a separate button, each with a unique id and its name in the catalogue', () => {
    // Tools that also have a toolbar button in class, such as the timer.
    const isOfToolbar = (key: string) =>
      catalogue.some(({ toolKey, create_type }) => toolKey === key && create_type === 'HostEntry');
    // Tools that class tools implement, such as the mind map.
    const isOfClass = (key: string) => interactiveTools.some(({ code }) => code === key);
    const listed = toolKeys.filter((key) => !isOfToolbar(key) && !isOfClass(key));
    expect(keys.toSorted()).toEqual([...listed, ...instrumentKeys].sort());
    for (const { id, code, label } of subjectTools) {
      expect(id).toBe(toolId(code));
      expect(label).toEqual({ zh: toolName(code, 'zh'), en: toolName(code, 'en') });
    }
  });

  it('are, with the tools that have a button, all tools that the service offers', () => {
    const withButton = interactiveTools.map(({ code }) => code).filter((code) => builtTools.has(code));
    const offered = [...toolKeys, ...instrumentKeys, ...withButton, 'Magnifier'];
    expect([...builtTools].sort()).toEqual([...new Set(offered)].sort());
  });

  it('are sorted by their use in the month, by the codes of the usage record', () => {
    const some = ['Mind', 'Clock', 'Dice', 'RandomRoll', 'Counter'];
    const entries = catalogue.filter(({ toolKey }) => some.includes(toolKey));
    const used = (code: string, times: number) => ({ code, icon: code, name: code, times });
    const order = listed(entries, [used('Dice', 2), used('Mind', 9), used('RandomRoll', 5)]);
    expect(order.map(({ toolKey }) => toolKey)).toEqual(['Mind', 'RandomRoll', 'Dice', 'Clock', 'Counter']);
  });

  it('can count every code of the usage record', () => {
    const codes = catalogue.map(({ lectern: { usageCode } }) => usageCode).filter(Boolean);
    expect(codes.sort()).toEqual([
      'Assessment',
      'ClassSummary',
      'Encourage',
      'Mind',
      'Quiet',
      'RandomRoll',
      'RandomTeam',
      'Roster',
      'Solitaire',
      'TeamCompetition',
    ]);
  });
});
