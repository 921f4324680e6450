import { DOCUMENT_KIND_CODES } from '@lectern/protocol/document-kind-of';
import { FileUp, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressOf } from '../../../parts/document-kinds/index.ts';
import { DiskDialog, kindOf } from '../../../parts/documents/index.ts';
import { IMPORTED_FILES, importFiles } from '../../../parts/transfer/index.ts';
import { navigate } from '../../../platform/router/router.ts';
import { newDocuments } from '../begin/new-documents.ts';
import { useNewDocument } from '../begin/use-new-document.ts';
import { useDeskTexts } from '../desk-texts.ts';
import { FromTemplate } from './from-template.tsx';
import classes from './home-screen.module.css';

/** Cards that create a document of each kind, import a PowerPoint file and open a courseware of the disk. */
export function StartCards({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const { creating, create } = useNewDocument(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const [opening, setOpening] = useState(false);
  const isBusy = creating !== undefined;

  return (
    <div className={classes.cards}>
      {DOCUMENT_KIND_CODES.map((code) => {
        const { icon: Icon, isMain, variant, hasTemplates } = newDocuments[code];
        return (
          <div key={code} className={classes.twoCards}>
            <button
              type="button"
              className={isMain ? classes.primaryCard : classes.plainCard}
              disabled={isBusy}
              aria-busy={creating === code || undefined}
              onClick={() => void create(code)}
            >
              <Icon aria-hidden="true" />
              <strong>{texts(`create.${code}.${creating === code ? 'busy' : 'title'}`)}</strong>
              <span>{texts(`create.${code}.text`)}</span>
            </button>
            {hasTemplates && <FromTemplate code={code} />}
            {variant && (
              <button
                type="button"
                className={classes.otherKind}
                disabled={isBusy}
                onClick={() => void create(code, variant.make)}
              >
                {texts(variant.label)}
              </button>
            )}
          </div>
        );
      })}
      <button type="button" className={classes.plainCard} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" />
        <strong>{texts('import.title')}</strong>
        <span>{texts('import.text')}</span>
      </button>
      <button type="button" className={classes.plainCard} onClick={() => setOpening(true)}>
        <FolderOpen aria-hidden="true" />
        <strong>{texts('openCard.title')}</strong>
        <span>{texts('openCard.text')}</span>
      </button>
      {opening && (
        <DiskDialog
          title={texts('openCard.title')}
          userId={userId}
          isWanted={(item) => kindOf(item)?.taught === true}
          onClose={() => setOpening(false)}
          onDocument={(item) => navigate(addressOf(item) ?? '/')}
        />
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={IMPORTED_FILES}
        aria-label={texts('import.title')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void importFiles(files);
        }}
      />
    </div>
  );
}
