import { describe, expect, it } from 'vitest';
import { createLog, logConsole } from './log.ts';

describe('console output of a library', () => {
  it('becomes a log line with its stack, and does not appear on the terminal', () => {
    const lines: string[] = [];
    const shown: unknown[] = [];
    const silent = (...said: unknown[]) => void shown.push(said);
    const target = { debug: silent, info: silent, log: silent, warn: silent, error: silent };
    const takeBack = logConsole(createLog('info', { write: (line) => void lines.push(line) }), target);
    target.error('closing connection %s', 'one', new Error('too large'));
    expect(shown).toEqual([]);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line.level).toBe('warn');
    expect(line.said).toMatch(/^closing connection one Error: too large\n +at /);
    takeBack();
    target.error('as before');
    expect(shown).toEqual([['as before']]);
  });
});
