export { ModulesScreen, PersonalScreen, RecordScreen } from './lazy-screens.tsx';
