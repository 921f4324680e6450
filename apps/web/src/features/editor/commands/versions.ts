import { History } from 'lucide-react';
import { command } from './command.ts';

export const showVersions = command({
  id: 'versions.show',
  label: { zh: '历史版本', en: 'Version history' },
  icon: History,
  changes: false,
  // Versions contain content that was deleted from the courseware: they are shown only to users who may edit it.
  isEnabled: ({ session }) => session.canEdit,
  run: ({ session, versionsShown }) => {
    session.letGo();
    versionsShown.set(true);
  },
});
