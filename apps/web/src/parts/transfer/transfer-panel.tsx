import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import { sameNamesQuestion } from './same-names/same-names-question.ts';
import { windowTransfers } from './window-transfers.ts';

/** The dialog's code is loaded when a name is first taken. */
const SameNamesDialog = lazyComponent(
  async () => (await import('./same-names/same-names-dialog.tsx')).SameNamesDialog,
);

const TransferList = lazyComponent(async () => (await import('./transfer-list.tsx')).TransferList, {
  failed: CodeLoadFailure,
});

/** Delay of loading the list before there is a transfer, so that it is shown at once for the first, milliseconds. */
const LIST_AFTER_MS = 1_000;

/** The transfers of this window, and the question about names that are taken. */
export function TransferPanel({ onOpen }: { readonly onOpen: (documentId: string) => void }) {
  const items = useSignal(windowTransfers.items);
  const question = useSignal(sameNamesQuestion);
  useEffect(() => windowTransfers.show(), []);
  useEffect(() => {
    const timer = setTimeout(TransferList.preload, LIST_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {question && <SameNamesDialog key={question.id} question={question} />}
      {items.length > 0 && <TransferList items={items} onOpen={onOpen} />}
    </>
  );
}
