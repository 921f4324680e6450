import { describe, expect, it } from 'vitest';
import { showsInside } from './shows-inside.ts';

describe('the details of an error', () => {
  it.each(['localhost', 'lectern.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    'are shown on %s',
    (host) => {
      expect(showsInside(host, false)).toBe(true);
    },
  );

  it.each(['test.school.edu.cn', 'lectern-pre2.example', 'beta.lectern.example', 'teacher.local'])(
    'are shown when the host is named after an environment: %s',
    (host) => {
      expect(showsInside(host, false)).toBe(true);
    },
  );

  it.each(['school.edu.cn', 'contest.example', 'localhost.example.com', '127.0.0.1.example', '10.0.0.8'])(
    'are not shown in production: %s',
    (host) => {
      expect(showsInside(host, false)).toBe(false);
    },
  );

  it('are shown in development on any host', () => {
    expect(showsInside('192.168.1.20', true)).toBe(true);
  });
});
