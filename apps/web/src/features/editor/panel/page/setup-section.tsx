import { pageMarks } from '@lectern/courseware/design';
import { PanelSection } from '@lectern/property-panel';
import { usePageSize } from '@lectern/stage/view';
import { Row, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import own from './design.module.css';
import { MarksDialog } from './marks-dialog.tsx';
import { centimetres, nameOfSize, SizeDialog } from './size-dialog.tsx';
import { useDesignTexts } from './texts.ts';

/** Settings of all pages: their size, and the marks in their footers. */
export function SetupSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useDesignTexts();
  const { store } = useEditing().session;
  const size = usePageSize(store);
  const [asked, setAsked] = useState<'size' | 'marks' | undefined>(undefined);
  const name = nameOfSize(size);
  const close = () => setAsked(undefined);
  return (
    <PanelSection title={t('setup')}>
      <Row
        as="button"
        gap={2}
        textAlign="start"
        flex={1}
        surface="field"
        type="button"
        className={own.set}
        aria-haspopup="dialog"
        onClick={() => setAsked('size')}
      >
        <Text overflow="cut" flex="grow">
          {t('size')}
        </Text>
        <Text tone="quiet" overflow="line">
          {name === 'own'
            ? `${centimetres(size.w)} × ${centimetres(size.h)} ${t('centimetres')}`
            : t(`sizes.${name}`)}
        </Text>
      </Row>
      <Row
        as="button"
        gap={2}
        textAlign="start"
        flex={1}
        surface="field"
        type="button"
        className={own.set}
        aria-haspopup="dialog"
        onClick={() => setAsked('marks')}
      >
        <Text overflow="cut" flex="grow">
          {t('marks')}
        </Text>
      </Row>
      {asked === 'size' ? <SizeDialog size={size} onClose={close} /> : null}
      {asked === 'marks' ? <MarksDialog marks={pageMarks(store, pageId)} onClose={close} /> : null}
    </PanelSection>
  );
}
