import { History } from 'lucide-react';
import { command } from './command.ts';

export const showVersions = command({
  id: 'versions.show',
  label: { zh: '历史版本', en: 'Version history' },
  icon: History,
  changes: false,
  // What was taken out of a courseware is for those who edit it.
  isEnabled: ({ session }) => session.canEdit,
  run: ({ session, versionsShown }) => {
    session.letGo();
    versionsShown.set(true);
  },
});
