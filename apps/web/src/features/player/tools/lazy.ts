/** The class tools over the show, used and looked at, in one file: each further one is named in what every show loads first. */
export { LookedTools } from './looked-tools.tsx';
export { OpenClassTools } from './open-class-tools.tsx';
