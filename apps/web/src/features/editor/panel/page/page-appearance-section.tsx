import { PanelSection } from '@lectern/property-panel';
import { Row, Spinner, Switch } from '@lectern/ui';
import type { ReactNode } from 'react';
import { usePageAppearance } from '../../editing/page-appearance.ts';
import { useEditorTexts } from '../../locale/texts.ts';

/** Whether a page from a file shows the picture of the file's page or its elements. */
export function PageAppearanceSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useEditorTexts();
  const face = usePageAppearance(pageId);
  if (!face) return null;
  return (
    <PanelSection title={t('page.face')}>
      <Switch
        label={t('page.asItLooks')}
        checked={face.asItLooks || face.busy}
        disabled={face.busy}
        onChange={face.show}
      />
      <Row as="p" size="small" tone="quiet" align="start" gap={2}>
        {face.busy ? <Spinner size="small" delay={0} /> : null}
        {t(face.busy ? 'page.pictureBusy' : face.asItLooks ? 'page.asItLooksText' : 'page.editableText')}
      </Row>
    </PanelSection>
  );
}
