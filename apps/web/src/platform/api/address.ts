import { type Endpoint, fillPath } from '@lectern/protocol/endpoint';

/** The path with its query, exactly as it is sent and signed. */
export function addressOf(
  endpoint: Endpoint,
  given: { readonly params?: unknown; readonly query?: unknown },
): string {
  const url = new URL(
    fillPath(endpoint.path, given.params as Record<string, unknown> | undefined),
    location.origin,
  );
  for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
  }
  if (endpoint.path.startsWith('/api/documents/')) url.searchParams.set('client_platform', 'web');
  return url.pathname + url.search;
}
