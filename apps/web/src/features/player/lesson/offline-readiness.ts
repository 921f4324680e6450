import type { KeptContent } from '../../../parts/courseware/index.ts';
import type { KeptFontsState } from './kept-fonts.ts';

/** Whether the browser opens the application itself without a network; `never`: it does not on this page. */
export type KeptProgram = 'asked' | 'coming' | 'kept' | 'never';

/** Whether this courseware can be taught without a network, and why not. */
export type OfflineReadiness =
  | { readonly type: 'ready' }
  | { readonly type: 'asked' }
  /** The application is being put away. */
  | { readonly type: 'program' }
  | { readonly type: 'never' }
  /** Fonts of pages that were not drawn yet are being put away. */
  | { readonly type: 'fonts' }
  | { readonly type: 'fetching'; readonly here: number; readonly all: number }
  | { readonly type: 'room' }
  | { readonly type: 'unreachable'; readonly missing: number };

/** Nothing is promised before the application, the courseware, all of its files and its fonts are on this browser's disk. */
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

/** What is asked of the browser. */
export interface ProgramPorts {
  /** Undefined where the page may have no worker: it has no TLS, or the browser is told to keep nothing. */
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  readonly caches: Pick<CacheStorage, 'match'> | undefined;
}

/** A worker keeps the page of a build only together with all of its files (`worker/program-keeper.ts`). */
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
