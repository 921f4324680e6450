import * as endpoints from '@lectern/protocol/terms';
import type { Routes } from '../../platform/http/routes.ts';
import type { TermsService } from './terms.service.ts';

export function routeTerms(routes: Routes, terms: TermsService): void {
  routes.handle(endpoints.getTerms, ({ caller }) => terms.get(caller));
  routes.handle(endpoints.setTerms, ({ caller, body }) => terms.set(caller, body.of, body.begins));
}
