export { EnvironmentService } from './environment.service.ts';
export { MembershipService } from './membership.service.ts';
export { registerEnvironment } from './register-environment.ts';
