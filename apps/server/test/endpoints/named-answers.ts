import type { Endpoint } from '@lectern/protocol';
import { openApiDocument } from '../../src/platform/http/openapi.ts';

type Published = Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
type Responses = Readonly<Record<string, { readonly description: string }>>;

/** The errors that `/docs/json` lists for each call. */
export interface NamedAnswers {
  has(endpoint: Pick<Endpoint, 'method' | 'path'>, status: number, code: string): boolean;
}

export function namedAnswers(endpoints: readonly Endpoint[]): NamedAnswers {
  const { paths } = openApiDocument(endpoints) as { readonly paths: Published };
  return {
    has({ method, path }, status, code) {
      const call = paths[path.replace(/:([A-Za-z_]\w*)/g, '{$1}')]?.[method.toLowerCase()];
      return call?.responses[String(status)]?.description.split(', ').includes(code) ?? false;
    },
  };
}
