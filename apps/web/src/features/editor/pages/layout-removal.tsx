import { layoutsOf, pagesWith } from '@lectern/courseware/design';
import { useRecord } from '@lectern/stage/view';
import { Button, Dialog, Select, Stack } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { runCommand } from '../commands/command.ts';
import { removeThisLayout } from '../commands/pages/masters.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useLayoutName } from '../panel/page/layout-gallery.tsx';
import { useDesignTexts } from '../panel/page/texts.ts';

/** Asks which layout the pages of a layout get before that layout is removed. */
export function LayoutRemoval({
  layoutId,
  onRemove,
  onClose,
}: {
  readonly layoutId: string;
  /** Called before the removal. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useDesignTexts();
  const editing = useEditing();
  const { store } = editing.session;
  const layout = useRecord(store, 'layout', layoutId);
  const nameOf = useLayoutName();
  const all = layout ? layoutsOf(store, layout.masterId) : [];
  const others = all.filter(({ id }) => id !== layoutId);
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const isGone = layout === undefined;
  // Another user may have removed the layout meanwhile. A dialog left open would appear again when the removal is
  // undone.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!layout) return null;
  const instead =
    others.find(({ id }) => id === wanted) ??
    others[all.findIndex(({ id }) => id === layoutId)] ??
    others.at(-1);
  const name = nameOf(layout);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removeTitle', { name })}
      size="fit"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              onRemove();
              runCommand(removeThisLayout, editing, { layoutId, instead: instead?.id });
            }}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('removeUsed', { count: pagesWith(store, layoutId).length })}</p>
        <Select
          label={t('removeInstead')}
          value={instead?.id ?? ''}
          options={others.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={setWanted}
        />
      </Stack>
    </Dialog>
  );
}
