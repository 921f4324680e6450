import { expect, it } from 'vitest';
import { ArchivesService } from './archives.service.ts';

/** `contained` is called while the documents are looked up. */
function archives(contained: () => void): ArchivesService {
  return new ArchivesService({
    links: { read: () => ({ userId: 'chen', ids: ['one'] }) },
    documents: {
      contained: async () => {
        contained();
        return [];
      },
    },
    clock: { now: () => 0 },
  } as never);
}

it('a caller that disconnects while the documents are looked up loses its turn', async () => {
  let asked = new AbortController();
  const service = archives(() => asked.abort(new Error('gone')));
  // More archives than one user may have at the same time.
  for (let time = 0; time < 5; time += 1) {
    asked = new AbortController();
    await expect(service.open('digest', {}, asked.signal)).rejects.toThrow('gone');
  }
});
