import { describe, expect, it } from 'vitest';
import { keptProgram, offlineReadiness, type ProgramPorts } from './offline-readiness.ts';

const KEPT = { type: 'kept' } as const;

describe('teaching without a network', () => {
  it('is ready only when the application and every file are cached', () => {
    expect(offlineReadiness('kept', { type: 'whole' }, KEPT)).toEqual({ type: 'ready' });
    for (const program of ['asked', 'coming', 'never'] as const) {
      expect(offlineReadiness(program, { type: 'whole' }, KEPT).type).not.toBe('ready');
    }
    expect(offlineReadiness('kept', { type: 'asked' }, KEPT).type).toBe('asked');
  });

  it('is ready only when the fonts of all pages are cached too', () => {
    expect(offlineReadiness('kept', { type: 'whole' }, { type: 'asked' })).toEqual({ type: 'fonts' });
    const lacking = { type: 'lacking', missing: 2 } as const;
    expect(offlineReadiness('kept', { type: 'whole' }, lacking)).toEqual({ type: 'unreachable', missing: 2 });
    expect(offlineReadiness('coming', { type: 'whole' }, lacking)).toEqual({ type: 'program' });
  });

  it('reports the parts that are not cached', () => {
    expect(offlineReadiness('coming', { type: 'whole' }, KEPT)).toEqual({ type: 'program' });
    expect(offlineReadiness('kept', { type: 'fetching', here: 3, all: 12 }, KEPT)).toEqual({
      type: 'fetching',
      here: 3,
      all: 12,
    });
    expect(offlineReadiness('kept', { type: 'lacking', why: 'room', here: 3, all: 12 }, KEPT)).toEqual({
      type: 'room',
    });
    expect(offlineReadiness('kept', { type: 'lacking', why: 'unreachable', here: 3, all: 12 }, KEPT)).toEqual(
      {
        type: 'unreachable',
        missing: 9,
      },
    );
  });
});

describe('the cached application', () => {
  const ports = (active: boolean, hasPage: boolean): ProgramPorts => ({
    worker: {
      getRegistration: async () => (active ? { active: {} } : undefined) as ServiceWorkerRegistration,
    },
    caches: { match: async () => (hasPage ? new Response('') : undefined) },
  });

  it('is complete when a service worker is active and the page is cached', async () => {
    expect(await keptProgram(ports(true, true))).toBe('kept');
    expect(await keptProgram(ports(true, false))).toBe('coming');
    expect(await keptProgram(ports(false, true))).toBe('coming');
  });

  it('is never cached on a page without service workers, or when the browser refuses storage', async () => {
    expect(await keptProgram({ worker: undefined, caches: undefined })).toBe('never');
    const refused = async () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(await keptProgram({ ...ports(true, true), caches: { match: refused } })).toBe('never');
  });
});
