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
import { PageAppearanceSection } from './page-appearance-section.tsx';
import { SetupSection } from './setup-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/**
 * The properties of pages: layout, theme, background, size, transition. All sections are loaded at once, because a
 * section that loads later would push the others down.
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
      <PageAppearanceSection pageId={pageId} />
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
