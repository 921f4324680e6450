export { ModulesScreen, PersonalScreen, RecordScreen } from './late-screens.tsx';
