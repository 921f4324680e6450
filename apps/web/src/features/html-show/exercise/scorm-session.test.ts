import { describe, expect, it } from 'vitest';
import { findApi, type LmsApi, ScormSession } from './scorm-session.ts';

/** A learning platform that keeps what it is told. */
function fakeLms(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(kept));
  const calls: string[] = [];
  const note = (name: string) => () => {
    calls.push(name);
    return 'true';
  };
  const get = (name: string) => values.get(name) ?? '';
  const set = (name: string, value: string) => {
    values.set(name, value);
    return 'true';
  };
  const api: LmsApi = {
    LMSInitialize: note('initialize'),
    LMSCommit: note('commit'),
    LMSFinish: note('finish'),
    LMSGetValue: get,
    LMSSetValue: set,
  };
  return { api, values, calls };
}

describe('an exercise on a learning platform', () => {
  it('reports its score, its state and the time of the visit', () => {
    const { api, values, calls } = fakeLms();
    let now = 0;
    const session = new ScormSession(api, () => now);
    expect(values.get('cmi.core.lesson_status')).toBe('incomplete');
    session.handIn({ points: 2, fullPoints: 3 });
    now = 3_723_000;
    session.end(true);
    session.end(true);
    expect(Object.fromEntries(values)).toMatchObject({
      'cmi.core.score.raw': '66.67',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.lesson_status': 'completed',
      'cmi.core.session_time': '0001:02:03',
      'cmi.core.exit': '',
    });
    expect(calls.filter((call) => call !== 'commit')).toEqual(['initialize', 'finish']);
  });

  it('keeps answers for the next visit within the limit of the platform, and a finished state', () => {
    const { api, values } = fakeLms({ 'cmi.core.lesson_status': 'completed' });
    const session = new ScormSession(api, () => 0);
    expect(session.keep('x'.repeat(4_097))).toBe(false);
    expect(session.keep('答')).toBe(true);
    session.end(false);
    expect(session.keep('late')).toBe(false);
    expect(values.get('cmi.core.lesson_status')).toBe('completed');
    expect([new ScormSession(api, () => 0).kept(), values.get('cmi.core.exit')]).toEqual(['答', 'suspend']);
  });
});

describe('findApi', () => {
  it('returns the API of a window around the page, or of the window that opened it', () => {
    const { api } = fakeLms();
    const top = { parent: null, API: api };
    expect(findApi({ parent: { parent: top } })).toBe(api);
    expect(findApi({ parent: null, opener: { parent: top } })).toBe(api);
  });

  it('returns undefined outside a platform, also in a frame of another origin', () => {
    const alone: { parent: unknown } = { parent: undefined };
    alone.parent = alone;
    expect(findApi(alone as never)).toBeUndefined();
    const foreign = {
      get parent(): never {
        throw new Error('another origin');
      },
    };
    expect(findApi({ parent: foreign as never })).toBeUndefined();
  });
});
