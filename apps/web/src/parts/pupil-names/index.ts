export { PupilNames } from './pupil-names.tsx';
export { TypedName } from './typed-name.tsx';
