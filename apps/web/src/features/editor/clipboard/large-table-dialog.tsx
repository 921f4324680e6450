import { Button, Dialog } from '@lectern/ui';
import { type ReactNode, useRef } from 'react';
import { useClipboardTexts } from './texts.ts';
import type { AskedTable } from './use-clipboard.ts';

/** Asks how to paste a large table; Escape pastes nothing. */
export function LargeTableDialog({ table }: { readonly table: AskedTable }): ReactNode {
  const t = useClipboardTexts();
  const usual = useRef<HTMLButtonElement>(null);
  const { rows, columns, answer } = table;
  return (
    <Dialog
      open
      size="fit"
      title={t('title')}
      description={t('ask', { rows, columns })}
      initialFocus={usual}
      onOpenChange={(open) => open || answer('nothing')}
      footer={
        <>
          <Button onClick={() => answer('nothing')}>{t('cancel')}</Button>
          <Button onClick={() => answer('words')}>{t('words')}</Button>
          <Button ref={usual} tone="primary" onClick={() => answer('table')}>
            {t('table')}
          </Button>
        </>
      }
    />
  );
}
