import type { KeptContent } from '../../../parts/courseware/index.ts';
import type { KeptFontsState } from './kept-fonts.ts';

/** Whether the browser can open the application without a network; `never`: not on this page. */
export type KeptProgram = 'asked' | 'coming' | 'kept' | 'never';

/** Whether this courseware can be taught without a network, otherwise the missing parts. */
export type OfflineReadiness =
  | { readonly type: 'ready' }
  | { readonly type: 'asked' }
  /** The application is being cached. */
  | { readonly type: 'program' }
  | { readonly type: 'never' }
  /** Fonts of pages that were not drawn yet are being cached. */
  | { readonly type: 'fonts' }
  | { readonly type: 'fetching'; readonly here: number; readonly all: number }
  | { readonly type: 'room' }
  | { readonly type: 'unreachable'; readonly missing: number };

/** Ready only when the application, the courseware, all of its files and its fonts are stored in this browser. */
export function offlineReadiness(
  program: KeptProgram,
  content: KeptContent,
  fonts: KeptFontsState,
): OfflineReadiness {
  if (program === 'never') return { type: 'never' };
  switch (content.type) {
    case 'asked':
      return { type: 'asked' };
    case 'fetching':
      return { type: 'fetching', here: content.here, all: content.all };
    case 'lacking':
      return content.why === 'room'
        ? { type: 'room' }
        : { type: 'unreachable', missing: content.all - content.here };
    case 'whole':
      if (program !== 'kept') return { type: program === 'coming' ? 'program' : 'asked' };
      if (fonts.type === 'lacking') return { type: 'unreachable', missing: fonts.missing };
      return { type: fonts.type === 'kept' ? 'ready' : 'fonts' };
  }
}

/** Browser interfaces that `keptProgram` reads. */
export interface ProgramPorts {
  /** Undefined when the page may have no service worker: without TLS, or when the browser stores nothing. */
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  readonly caches: Pick<CacheStorage, 'match'> | undefined;
}

/**
 * Whether the application is cached. The service worker caches the page only together with all files of its build
 * (`worker/program-keeper.ts`).
 */
export async function keptProgram({ worker, caches }: ProgramPorts): Promise<KeptProgram> {
  if (!worker || !caches) return 'never';
  try {
    const registration = await worker.getRegistration();
    if (!registration?.active) return 'coming';
    return (await caches.match('/', { ignoreVary: true })) ? 'kept' : 'coming';
  } catch {
    return 'never';
  }
}
