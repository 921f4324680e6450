import { afterEach, describe, expect, it, vi } from 'vitest';
import { missing } from './missing.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a requirement of a test', () => {
  it('skips no test when it is met', () => {
    vi.stubEnv('LECTERN_REQUIRE', 'office');
    expect(missing('office', true, 'it is not installed')).toBeUndefined();
  });

  it('returns the missing program and the reason when it is not met', () => {
    vi.stubEnv('LECTERN_REQUIRE', 'jail, ffmpeg');
    expect(missing('office', undefined, 'it is not installed')).toBe('office: it is not installed');
  });

  it('fails when LECTERN_REQUIRE names it and it is not met', () => {
    vi.stubEnv('LECTERN_REQUIRE', 'jail, office');
    expect(() => missing('office', undefined, 'it is not installed')).toThrow('but it is not installed');
  });
});
