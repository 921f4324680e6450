import { describe, expect, it } from 'vitest';
import { keptProgram, offlineReadiness, type ProgramPorts } from './offline-readiness.ts';

describe('teaching without a network', () => {
  it('is promised only when the application and every file are kept', () => {
    expect(offlineReadiness('kept', { type: 'whole' })).toEqual({ type: 'ready' });
    for (const program of ['asked', 'coming', 'never'] as const) {
      expect(offlineReadiness(program, { type: 'whole' }).type).not.toBe('ready');
    }
    expect(offlineReadiness('kept', { type: 'asked' }).type).toBe('asked');
  });

  it('says what it lacks', () => {
    expect(offlineReadiness('coming', { type: 'whole' })).toEqual({ type: 'program' });
    expect(offlineReadiness('kept', { type: 'fetching', here: 3, all: 12 })).toEqual({
      type: 'fetching',
      here: 3,
      all: 12,
    });
    expect(offlineReadiness('kept', { type: 'lacking', why: 'room', here: 3, all: 12 })).toEqual({
      type: 'room',
    });
    expect(offlineReadiness('kept', { type: 'lacking', why: 'unreachable', here: 3, all: 12 })).toEqual({
      type: 'unreachable',
      missing: 9,
    });
  });
});

describe('the application in this browser', () => {
  const ports = (active: boolean, hasPage: boolean): ProgramPorts => ({
    worker: {
      getRegistration: async () => (active ? { active: {} } : undefined) as ServiceWorkerRegistration,
    },
    caches: { match: async () => (hasPage ? new Response('') : undefined) },
  });

  it('is kept when a worker answers for it and a whole build lies in the cache', async () => {
    expect(await keptProgram(ports(true, true))).toBe('kept');
    expect(await keptProgram(ports(true, false))).toBe('coming');
    expect(await keptProgram(ports(false, true))).toBe('coming');
  });

  it('is never kept on a page that may have no worker, or where the browser refuses', async () => {
    expect(await keptProgram({ worker: undefined, caches: undefined })).toBe('never');
    const refused = async () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(await keptProgram({ ...ports(true, true), caches: { match: refused } })).toBe('never');
  });
});
