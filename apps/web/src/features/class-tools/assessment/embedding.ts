import { type EmbeddingOptions, embeddingAddress } from './embedding-address.ts';

export type Embedding =
  | { readonly type: 'service'; readonly address: string }
  /** Our own board is used instead. `isMeant`: the school has a service that is not configured completely. */
  | { readonly type: 'own'; readonly isMeant: boolean };

/** The school's own service if one is configured; otherwise the reason is logged. */
export function embeddingOf(options: Omit<EmbeddingOptions, 'host' | 'appId'>): Embedding {
  const host = said('lectern-assessment');
  const appId = said('lectern-assessment-app');
  try {
    return { type: 'service', address: embeddingAddress({ host, appId, ...options }) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and whoever sets the service up looks here
    console.warn(error);
    return { type: 'own', isMeant: Boolean(host || appId) };
  }
}

/** The configuration that the server wrote into the page (docs/deploying.md). */
function said(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
