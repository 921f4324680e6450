import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function refusal(environment: Record<string, string>): ConfigError {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('the value was taken');
}

describe('the configuration', () => {
  it('has a default for every value that is omitted, empty or blank', () => {
    const left = readConfig({});
    expect(left).toEqual(readConfig({ LECTERN_PORT: '', DATABASE_URL: ' ', LECTERN_ROLES: '' }));
    expect(left).toMatchObject({ port: 8101, demo: true, s3: undefined, databaseUrl: undefined });
    expect(left.registration).toBe('open');
    expect(left.roles).toEqual(['api', 'collab', 'worker']);
    expect(left.dataFolder.endsWith('/.lectern')).toBe(true);
  });

  it('contains the given values', () => {
    const config = readConfig({
      LECTERN_PORT: '9000',
      LECTERN_HOST: '127.0.0.1',
      LECTERN_DATA: 'somewhere',
      DATABASE_URL: 'postgresql://user:secret@host:5432/lectern',
      LECTERN_DEMO: '0',
      LECTERN_ROLES: 'worker, api',
      LECTERN_LOG: 'error',
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'school',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    });
    expect(config).toMatchObject({ port: 9000, host: '127.0.0.1', demo: false, logLevel: 'error' });
    expect(config.roles).toEqual(['api', 'worker']);
    expect(config.dataFolder).toBe(resolve('somewhere'));
    expect(config.s3).toMatchObject({ bucket: 'school', region: 'us-east-1' });
  });

  it('reads the school’s assessment service when it is configured', () => {
    expect(readConfig({}).assessment).toEqual({ host: undefined, appId: undefined });
    expect(
      readConfig({ LECTERN_ASSESSMENT_URL: 'https://assess.example', LECTERN_ASSESSMENT_APP_ID: 'school-7' })
        .assessment,
    ).toEqual({ host: 'https://assess.example/', appId: 'school-7' });
  });

  it('trusts a proxy on this machine, the named proxies, or none', () => {
    expect(readConfig({}).proxies).toEqual(['loopback']);
    expect(readConfig({ LECTERN_PROXIES: 'none' }).proxies).toEqual([]);
    const named = readConfig({ LECTERN_PROXIES: '10.1.0.0/16, fd00:1::7,loopback' });
    expect(named.proxies).toEqual(['10.1.0.0/16', 'fd00:1::7', 'loopback']);
  });

  it.each([
    ['LECTERN_PORT', 'eighty', 'whole number from 0 to 65535'],
    ['LECTERN_PORT', '70000', 'whole number from 0 to 65535'],
    ['LECTERN_HOST', 'a host', 'host name or an IP address'],
    ['LECTERN_PROXIES', 'proxy.school.example', 'contains "proxy.school.example"'],
    ['LECTERN_PROXIES', '10.0.0.1,0.0.0.0/0', 'contains "0.0.0.0/0"'],
    ['LECTERN_PROXIES', '10.0.0.1,none', 'contains "none"'],
    ['LECTERN_RESERVE_MB', '-1', 'whole number of megabytes'],
    ['LECTERN_APP_URL', 'javascript:alert(1)', 'http or https address'],
    ['LECTERN_APP_URL', 'https://me:hunter22@school.example', 'http or https address'],
    ['LECTERN_ASSESSMENT_URL', 'assess.example', 'http or https address'],
    ['LECTERN_ASSESSMENT_APP_ID', 'a b', 'must be 1 to 128 letters'],
    ['LECTERN_CALLBACK_ALLOW', '10.0.0.0/8,http://x', 'contains "http://x"'],
    ['DATABASE_URL', 'mysql://user:hunter22@host/db', 'postgresql://user:password@host:5432/database'],
    ['DATABASE_URL', 'postgresql://user:hunter22@host', 'postgresql://user:password@host:5432/database'],
    ['LECTERN_DEMO', 'yes', 'must be 0 or 1'],
    ['LECTERN_DEMO_PASSWORD', 'short', 'at least 8 characters'],
    ['LECTERN_ROLES', 'api,cook', '"cook"'],
    ['LECTERN_LOG', 'loud', 'must be one of trace, debug, info'],
    ['LECTERN_METRICS_TOKEN', 'short', 'at least 16 characters'],
  ])(
    'refuses %s = %s with an error in both languages that names the value and the reason',
    (name, value, reason) => {
      const error = refusal({ [name]: value });
      expect(error.variable).toBe(name);
      expect(error.en).toContain(name);
      expect(error.en).toContain(reason);
      expect(error.zh).toMatch(new RegExp(`^${name} .*[\\u4e00-\\u9fff]`));
    },
  );

  it('never prints a password', () => {
    const { en, zh } = refusal({ DATABASE_URL: 'mysql://user:hunter22@host/db' });
    expect(en + zh).not.toContain('hunter22');
  });

  it('names missing and invalid values of S3', () => {
    const whole = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'school', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
    expect(refusal({ S3_BUCKET: 'school' }).variable).toBe('S3_ENDPOINT');
    expect(refusal({ ...whole, S3_SECRET_KEY: '' }).variable).toBe('S3_SECRET_KEY');
    expect(refusal({ ...whole, S3_ENDPOINT: 'ftp://s3' }).variable).toBe('S3_ENDPOINT');
    expect(refusal({ ...whole, S3_BUCKET: 'My School' }).variable).toBe('S3_BUCKET');
  });
});
