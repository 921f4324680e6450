import { describe, expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

/** Newer than the types of Node. */
declare const URLPattern: new (pattern: string, base: string) => { test(url: string): boolean };

const BASE = 'https://lectern.example';

function sourceOf(path: string, mode = 'cors'): string | undefined {
  return ROUTES.find(
    ({ condition: { urlPattern, requestMode } }) =>
      (requestMode === undefined || requestMode === mode) &&
      new URLPattern(urlPattern, BASE).test(BASE + path),
  )?.source;
}

describe('what the browser answers without the worker', () => {
  it('takes the program from where it is kept', () => {
    expect(sourceOf('/assets/editor-DKHeOWEW.js')).toBe('cache');
    expect(sourceOf('/assets/react-BNCMh3YF.js')).toBe('cache');
    expect(sourceOf('/assets/editor-B0D6IUmu.css')).toBe('cache');
  });

  it('leaves to the worker what is kept only once it was used', () => {
    expect(sourceOf('/assets/pdf-1a2b3c4d.js')).toBe('fetch-event');
    expect(sourceOf('/assets/pdf.worker-1a2b3c4d.js')).toBe('fetch-event');
    expect(sourceOf('/assets/noto-sans-4-400.woff2')).toBeUndefined();
  });

  it('asks for the page at the server and at the worker at once, and for nothing else', () => {
    expect(sourceOf('/', 'navigate')).toBe('race-network-and-fetch-handler');
    expect(sourceOf('/?theme=dark', 'navigate')).toBe('race-network-and-fetch-handler');
    expect(sourceOf('/')).toBeUndefined();
    expect(sourceOf('/docs', 'navigate')).toBeUndefined();
    expect(sourceOf('/api/documents')).toBeUndefined();
    expect(sourceOf('/files/abc.js')).toBeUndefined();
  });
});
