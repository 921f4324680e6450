import * as endpoints from '@lectern/protocol/hand-overs';
import type { CallerIdentity, Routes } from '../../platform/http/routes.ts';
import type { HandOversService } from './hand-overs.service.ts';

/** Throws FORBIDDEN for a caller who does not oversee the school. */
type AskOverseer = (
  caller: CallerIdentity,
) => Promise<{ readonly user: { readonly id: string }; readonly organisationId: string }>;

export function routeHandOvers(routes: Routes, handOvers: HandOversService, overseer: AskOverseer): void {
  routes.handle(endpoints.listHandOvers, async ({ caller }) =>
    handOvers.ofSchool((await overseer(caller)).organisationId),
  );

  routes.handle(endpoints.stopHandOver, async ({ caller, params }) => {
    const { organisationId, user } = await overseer(caller);
    return handOvers.stop(organisationId, user.id, params.hand_over_id);
  });

  routes.handle(endpoints.listOwnHandOvers, ({ caller, params }) => handOvers.own(caller, params.id));

  routes.handle(endpoints.answerHandOver, ({ caller, params, body }) =>
    handOvers.answer(caller, params.id, params.hand_over_id, body.agrees),
  );
}
