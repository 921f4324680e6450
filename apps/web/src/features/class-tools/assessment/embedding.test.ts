import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMBEDDING_ERROR, embeddingOf } from './embedding.ts';

const options = { classId: 'c1', userKey: 'chen', theme: 'dark' } as const;

function page(said: Readonly<Record<string, string>>): void {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const content = said[/name="([^"]+)"/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { content };
    },
  });
}

beforeEach(() => page({}));
afterEach(() => vi.unstubAllGlobals());

it('embeddingOf returns the service that the server configured in the page', () => {
  page({ 'lectern-assessment': 'https://assess.example/board', 'lectern-assessment-app': 'school-7' });
  const embedding = embeddingOf(options);
  expect(embedding).toMatchObject({ type: 'service' });
  const { host, searchParams } = new URL(embedding.type === 'service' ? embedding.address : '');
  expect({ host, app: searchParams.get('app_id') }).toEqual({ host: 'assess.example', app: 'school-7' });
});

it('embeddingOf returns our own board, logs why, and marks it if the school’s service is only partly configured', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(embeddingOf(options)).toEqual({ type: 'own', isMeant: false });
  page({ 'lectern-assessment': 'https://assess.example/board' });
  expect(embeddingOf(options)).toEqual({ type: 'own', isMeant: true });
  expect(log.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    EMBEDDING_ERROR,
    EMBEDDING_ERROR,
  ]);
  log.mockRestore();
});
