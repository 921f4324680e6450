export { CodeForm } from './code-form.tsx';
export { EndedEntry, EntryForm, EntryNote, EntryScreen } from './entry-screen.tsx';
export { PupilNames } from './pupil-names.tsx';
export { TypedName } from './typed-name.tsx';
