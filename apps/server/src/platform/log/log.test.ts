import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { plainLine } from './plain-lines.ts';

function logged(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  work(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('contains no secret, however deeply nested', () => {
    const secrets = {
      password: 'hunter22',
      authorization: 'MAC id="hunter22"',
      mac_key: 'hunter22',
      refresh_token: 'hunter22',
    };
    const text = logged((log) => {
      log.info(secrets, 'at the top');
      log.info({ body: secrets }, 'one below');
      log.warn({ request: { headers: secrets } }, 'two below');
      log.error(
        {
          err: Object.assign(new Error('a query failed'), {
            detail: 'Key (name)=(hunter22)',
            client: secrets,
          }),
        },
        'in an error',
      );
    });
    expect(text).not.toContain('hunter22');
    expect(text).toContain('[kept out]');
    expect(text).toContain('a query failed');
  });

  it('is one JSON object per line, with level and time', () => {
    const line: unknown = JSON.parse(logged((log) => log.info({ pid: 7 }, 'adopted')));
    expect(line).toMatchObject({ level: 'info', pid: 7, msg: 'adopted', time: expect.stringMatching(/Z$/) });
  });

  it('has the message and code of an error that was copied into a plain object, and none of its other fields', () => {
    const copy = { ...new Error('gone'), message: 'connection lost', code: '57P01', detail: 'hunter22' };
    const text = logged((log) => log.warn({ err: copy }, 'the job queue reported an error'));
    expect(JSON.parse(text)).toMatchObject({ err: { message: 'connection lost', code: '57P01' } });
    expect(text).not.toContain('hunter22');
  });

  it('has fewer lines at a higher level', () => {
    expect(logged((log) => log.debug('too much'))).toBe('');
  });

  it('is plain text on a terminal', () => {
    const json = logged((log) => log.warn({ pid: 7, err: new Error('it broke') }, 'starting again'));
    expect(plainLine(json)).toMatch(/^\d\d:\d\d:\d\d warn {2}starting again pid=7: it broke\n$/);
    expect(plainLine('no log line\n')).toBe('no log line\n');
  });
});
