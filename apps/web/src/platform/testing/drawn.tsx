import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Loaded data of a query: its key, and its data. */
export type LoadedData = readonly [queryKey: readonly unknown[], data: unknown];

/** The first drawing of components as HTML, with the loaded data of queries; runs without a browser. */
export function drawn(content: ReactNode, ...loaded: readonly LoadedData[]): string {
  const client = new QueryClient();
  for (const [queryKey, data] of loaded) client.setQueryData(queryKey, data);
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  client.clear();
  return html;
}

/** The texts between the tags, without empty ones. */
export function textsOf(html: string): readonly string[] {
  return html.split(/<[^>]+>/).filter((text) => text !== '');
}

function Host({
  useIt,
  onResult,
}: {
  readonly useIt: () => unknown;
  readonly onResult: (result: unknown) => void;
}) {
  onResult(useIt());
  return null;
}

/** The first result of a hook, before its effects; runs without a browser. */
export function resultOf<Result>(useIt: () => Result): Result {
  let found: unknown;
  drawn(
    <Host
      useIt={useIt}
      onResult={(result) => {
        found = result;
      }}
    />,
  );
  return found as Result;
}
