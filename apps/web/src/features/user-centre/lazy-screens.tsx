import { Spinner } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';

/** The screens of the user centre; the code of each is loaded when it is first shown. */
const shown = { waiting: <Spinner fill />, failed: ThrowLoadFailure };

export const ModulesScreen = lazyComponent(
  async () => (await import('./modules/modules-screen.tsx')).ModulesScreen,
  shown,
);

export const PersonalScreen = lazyComponent(
  async () => (await import('./personal/personal-screen.tsx')).PersonalScreen,
  shown,
);

export const RecordScreen = lazyComponent(
  async () => (await import('./record/record-screen.tsx')).RecordScreen,
  shown,
);
