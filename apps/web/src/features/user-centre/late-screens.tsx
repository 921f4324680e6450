import { Spinner } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';

/** The screens of the user centre; the code of each is loaded when it is first shown. */
const shown = { waiting: <Spinner fill />, failed: ThrowLateFailure };

export const ModulesScreen = late(
  async () => (await import('./modules/modules-screen.tsx')).ModulesScreen,
  shown,
);

export const PersonalScreen = late(
  async () => (await import('./personal/personal-screen.tsx')).PersonalScreen,
  shown,
);

export const RecordScreen = late(
  async () => (await import('./record/record-screen.tsx')).RecordScreen,
  shown,
);
