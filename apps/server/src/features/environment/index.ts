export { EnvironmentService } from './environment.service.ts';
export { registerEnvironment } from './register-environment.ts';
