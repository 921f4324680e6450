import { MenuItem, MenuSeparator, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { MonitorUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { host } from '../../../platform/host/host.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { mayHaveDesktop, openInDesktop } from './desktop-link.ts';

const zh = {
  open: '在桌面客户端打开',
  opened: '已请桌面客户端打开。没有反应的话，这台电脑可能还没有安装它',
};

const en: typeof zh = {
  open: 'Open in the desktop client',
  opened: 'The desktop client was asked to open this. If nothing happens, it may not be installed here',
};

const { useTexts } = defineTexts(zh, en);

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
