import { readLocalJson } from '../../../platform/storage/local-store.ts';
import { type EmbeddingOptions, embeddingAddress } from './embedding-address.ts';

/** What the school's configuration, kept in this browser, says of its assessment service. */
const KEY = 'assessment-service';

export type Embedding =
  | { readonly type: 'service'; readonly address: string }
  /** Our own board stands in for it. `isMeant`: the school has a service, of which something is not set up. */
  | { readonly type: 'own'; readonly isMeant: boolean };

/** The school's own service where one is configured; why there is none is logged. */
export function embeddingOf(options: Omit<EmbeddingOptions, 'host' | 'appId'>): Embedding {
  const { host, appId } = readLocalJson(KEY, isService) ?? {};
  try {
    return { type: 'service', address: embeddingAddress({ host, appId, ...options }) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and whoever sets the service up looks here
    console.warn(error);
    return { type: 'own', isMeant: Boolean(host || appId) };
  }
}

function isService(value: unknown): value is { readonly host?: string; readonly appId?: string } {
  const { host, appId } = (value ?? {}) as { readonly host?: unknown; readonly appId?: unknown };
  return [host, appId].every((each) => each === undefined || typeof each === 'string');
}
