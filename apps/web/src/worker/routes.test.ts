import { describe, expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

/** Missing in the types of Node. */
declare const URLPattern: new (pattern: string, base: string) => { test(url: string): boolean };

const BASE = 'https://lectern.example';

function sourceOf(path: string, mode = 'cors'): string | undefined {
  return ROUTES.find(
    ({ condition: { urlPattern, requestMode } }) =>
      (requestMode === undefined || requestMode === mode) &&
      new URLPattern(urlPattern, BASE).test(BASE + path),
  )?.source;
}

describe('a request with a static route', () => {
  it('for a file of the program is answered from the cache', () => {
    expect(sourceOf('/assets/editor-DKHeOWEW.js')).toBe('cache');
    expect(sourceOf('/assets/react-BNCMh3YF.js')).toBe('cache');
    expect(sourceOf('/assets/editor-B0D6IUmu.css')).toBe('cache');
  });

  it('for a file that is stored on first use goes to the worker', () => {
    expect(sourceOf('/assets/pdf-1a2b3c4d.js')).toBe('fetch-event');
    expect(sourceOf('/assets/pdf.worker-1a2b3c4d.js')).toBe('fetch-event');
    expect(sourceOf('/assets/noto-sans-4-400.woff2')).toBeUndefined();
  });

  it('for the page goes to the server and the worker at once, and no other request does', () => {
    expect(sourceOf('/', 'navigate')).toBe('race-network-and-fetch-handler');
    expect(sourceOf('/?theme=dark', 'navigate')).toBe('race-network-and-fetch-handler');
    expect(sourceOf('/')).toBeUndefined();
    expect(sourceOf('/docs', 'navigate')).toBeUndefined();
    expect(sourceOf('/api/documents')).toBeUndefined();
    expect(sourceOf('/files/abc.js')).toBeUndefined();
  });
});
