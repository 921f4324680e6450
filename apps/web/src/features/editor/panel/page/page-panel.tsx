import { setPagesHidden } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Switch } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { TransitionSection } from '../animation/transition-section.tsx';
import { BackgroundSection } from './background-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { MasterPanel } from './master-panel.tsx';
import { PageFaceSection } from './page-face-section.tsx';
import { SetupSection } from './setup-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/**
 * What belongs to pages: how they are laid out, what they look like, how one follows another. All of it comes at once:
 * what came by itself would push the rest down.
 */
export function PagePanel(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const page = useRecord(store, 'page', pageId);
  if (!page) return pageId === '' ? null : <MasterPanel designId={pageId} />;
  return (
    <>
      <LayoutSection pageId={pageId} />
      <ThemeSection pageId={pageId} />
      <BackgroundSection pageId={pageId} />
      <SetupSection pageId={pageId} />
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
