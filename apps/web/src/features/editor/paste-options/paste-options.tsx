import { classNames, IconButton, Row, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { pasteInstead } from '../clipboard/paste-pages.ts';
import { useClipboardTexts } from '../clipboard/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './paste-options.module.css';

/** Lets the user select the theme of pages just pasted from another courseware. Disappears with the next change. */
export function PasteOptions(): ReactNode {
  const t = useClipboardTexts();
  const { session, pasteChoice, focusPage } = useEditing();
  const pasted = useSignal(pasteChoice);
  useEffect(() => {
    if (!pasted) return;
    return session.store.subscribe(({ source }) => {
      if (source !== 'local' && source !== 'undo') return;
      // `pasteInstead` writes the replacing pages before it sets the new choice, in the same task.
      queueMicrotask(() => {
        if (pasteChoice.get() === pasted) pasteChoice.set(undefined);
      });
    });
  }, [session, pasteChoice, pasted]);
  if (!pasted) return null;
  const close = () => {
    pasteChoice.set(undefined);
    focusPage();
  };
  return (
    <Row
      as="section"
      gap={2}
      className={classNames('floating-card', classes.options)}
      aria-label={t('pasteOptions')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Text tone="quiet" size="small">
        {t('pasteOptions')}
      </Text>
      <ToggleGroup
        label={t('pasteOptions')}
        value={[pasted.as]}
        options={[
          { value: 'here', label: t('themeHere') },
          { value: 'source', label: t('themeSource') },
        ]}
        onChange={([as]) => as && as !== pasted.as && pasteInstead(session, pasted, as, pasteChoice)}
      />
      <IconButton size="small" label={t('closeOptions')} icon={<X />} onClick={close} />
    </Row>
  );
}
