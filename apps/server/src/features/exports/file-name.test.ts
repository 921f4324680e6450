import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

describe('the name of an exported file', () => {
  it.each([
    ['秋天的雨', '秋天的雨'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\windows\\win.ini', 'windows win.ini'],
    ['C:\\evil', 'C evil'],
    ['a\r\nb\u0000c', 'a b c'],
    ['a"b<c>d|e?f*g:h', 'a b c d e f g h'],
    [' . .. ', 'lectern'],
    ['', 'lectern'],
    ['\ud800', '\ufffd'],
    // written backwards it would end with the extension of a program
    ['课件\u202excod.exe', '课件xcod.exe'],
    ['\u2066x\u2069', 'x'],
    // names that Windows reserves for devices, with any extension
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Com1', '_Com1'],
    ['console', 'console'],
  ])('for the title %j is %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  it('is no longer than file systems allow, and splits no character', () => {
    expect([...fileName('𠮷'.repeat(300))]).toHaveLength(100);
    expect(fileName('𠮷'.repeat(300)).isWellFormed()).toBe(true);
  });

  it('is computed quickly for a title of 100 kB of blanks', () => {
    const spent = processorTime();
    fileName(`${' '.repeat(50_000)}x${'. '.repeat(25_000)}x`);
    expect(spent()).toBeLessThan(2_000);
  });
});
