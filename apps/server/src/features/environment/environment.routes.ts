import * as endpoints from '@lectern/protocol/environment';
import type { Routes } from '../../platform/http/routes.ts';
import type { EnvironmentService, FindUser } from './environment.service.ts';

export function routeEnvironment(routes: Routes, environment: EnvironmentService, accounts: FindUser): void {
  routes.handle(endpoints.getEnvironmentConfig, async ({ caller, request }) =>
    environment.config(caller, await accounts.findUser(caller.userId), request.hostname),
  );

  routes.handle(endpoints.setFeature, async ({ caller, params, body, request }) => {
    const user = await accounts.findUser(caller.userId);
    await environment.setForSchool(caller, user, params.feature, body.enable);
    return environment.config(caller, user, request.hostname);
  });
}
