import { CodeLoadFailure, IconButton, Popover, useReturnedFocus } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';

const NewPageChoices = lazyComponent(async () => (await import('./new-page-choices.tsx')).NewPageChoices, {
  failed: CodeLoadFailure,
});

/** The menu beside the button for a new page, with layouts and page templates. */
export function NewPageMenu(): ReactNode {
  const t = useEditorTexts();
  const { focusPage } = useEditing();
  const [open, setOpen] = useState(false);
  const { chose, returnsFocus } = useReturnedFocus(focusPage);
  return (
    <Popover
      label={t('pages.newPageOf')}
      side="right"
      align="start"
      open={open}
      onOpenChange={setOpen}
      returnsFocus={returnsFocus}
      trigger={<IconButton size="small" label={t('pages.newPageOf')} icon={<ChevronDown />} />}
    >
      <NewPageChoices
        onDone={() => {
          chose();
          setOpen(false);
        }}
      />
    </Popover>
  );
}
