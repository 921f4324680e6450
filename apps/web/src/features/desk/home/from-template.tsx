import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useNewDocument } from '../begin/use-new-document.ts';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './home-screen.module.css';

const TemplatesDialog = lazyComponent(
  async () => (await import('../../../parts/templates/lazy.ts')).TemplatesDialog,
  {
    failed: CodeLoadFailure,
  },
);

/** The button that opens the dialog of templates, and the dialog. */
export function FromTemplate({ code }: { readonly code: DocumentKindCode }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { creating, create } = useNewDocument(undefined);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.otherKind} onClick={() => setOpen(true)}>
        {texts('fromTemplate')}
      </button>
      {open && (
        <TemplatesDialog
          busy={creating !== undefined}
          onPick={({ id, name }) =>
            void create(code, async (actions) => {
              const created = await actions.createBlank(code, name, undefined, { id, language });
              return created?.id;
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
