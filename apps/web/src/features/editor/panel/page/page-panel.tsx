import { setPagesHidden } from '@lectern/courseware';
import { useRecord } from '@lectern/stage/view';
import { LateFailure, Switch } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { PageFaceSection } from './page-face-section.tsx';

const TransitionSection = late(
  async () => (await import('../animation/transition-section.tsx')).TransitionSection,
  { failed: LateFailure },
);

const DesignSections = late(async () => (await import('./design-sections.tsx')).DesignSections, {
  failed: LateFailure,
});

/** What belongs to the page itself. */
export function PagePanel(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const page = useRecord(store, 'page', pageId);
  if (!page) return null;
  return (
    <>
      <DesignSections pageId={pageId} />
      <PageFaceSection pageId={pageId} />
      <TransitionSection pageId={pageId} />
      <PanelSection title={t('panel.page')}>
        <Switch
          label={t('page.skip')}
          checked={page.hidden === true}
          onChange={(hidden) => session.edit((edit) => setPagesHidden(edit, [pageId], hidden))}
        />
      </PanelSection>
    </>
  );
}
