import { describe, expect, it } from 'vitest';
import { missingFromLock } from './complete-lock.ts';

const tool = {
  version: '1.0.0',
  license: 'MIT',
  dev: true,
  optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
};

describe('a lock file', () => {
  it('is complete when it has every optional package', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/@tool/linux-x64-musl': { version: '1.0.0' },
      'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
    };
    expect(missingFromLock(packages)).toEqual({});
  });

  it('lacks packages of other systems, which are returned with the machines that need them', () => {
    expect(missingFromLock({ 'node_modules/tool': tool })).toEqual({
      'node_modules/@tool/linux-x64-musl': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        dev: true,
        license: 'MIT',
        optional: true,
      },
      'node_modules/@tool/darwin-arm64': {
        version: '1.0.0',
        os: ['darwin'],
        cpu: ['arm64'],
        dev: true,
        license: 'MIT',
        optional: true,
      },
    });
  });

  it('gets a package of another version below the package that names it', () => {
    const needs = (version: string) => ({ version, optionalDependencies: { '@tool/win32-x64': version } });
    const packages = {
      'node_modules/tool': needs('2.0.0'),
      'node_modules/a/node_modules/tool': needs('1.0.0'),
    };
    const missing = missingFromLock(packages);
    expect(Object.entries(missing).map(([place, { version }]) => [place, version])).toEqual([
      ['node_modules/@tool/win32-x64', '2.0.0'],
      ['node_modules/a/node_modules/tool/node_modules/@tool/win32-x64', '1.0.0'],
    ]);
    expect(missingFromLock({ ...packages, ...missing })).toEqual({});
  });
});
