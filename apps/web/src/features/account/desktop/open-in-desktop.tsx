import { MenuItem, MenuSeparator, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { MonitorUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { host } from '../../../platform/host/host.ts';
import { mayHaveDesktop, openInDesktop } from './desktop-link.ts';
import { useTexts } from './texts.ts';

/** Menu item that opens the current page in the desktop client; empty where there can be no client. */
export function OpenInDesktop(): ReactNode {
  const t = useTexts();
  const hosted = useSignal(host);
  if (!mayHaveDesktop(hosted !== undefined)) return null;
  const open = async () => {
    try {
      await openInDesktop();
      showToast({ kind: 'information', text: t('opened') });
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error) });
    }
  };
  return (
    <>
      <MenuItem icon={<MonitorUp aria-hidden="true" />} onSelect={() => void open()}>
        {t('open')}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}
