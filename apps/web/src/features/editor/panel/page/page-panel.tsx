import { backdropOf, type Fill, setPagesHidden } from '@lectern/courseware';
import { useRecord } from '@lectern/stage/view';
import { Button, LateFailure, Switch, showToast } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { useColors } from '../parts/use-colors.ts';
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
  const colors = useColors();
  if (!page) return null;
  const shown = backdropOf(store, pageId).fill;
  const put = (background: Fill | undefined) => session.edit((edit) => edit.update(pageId, { background }));
  const applyToAll = () => {
    const ids = store.pages();
    session.edit((edit) => {
      for (const id of ids) edit.update(id, { background: page.background });
    });
    showToast({ kind: 'success', text: t('page.applied', { count: ids.length }) });
  };
  return (
    <>
      <DesignSections pageId={pageId} />
      <PanelSection title={t('page.background')}>
        <PanelRow label={t('color.color')}>
          <ColorPicker
            label={t('page.background')}
            colors={colors}
            value={shown?.type === 'solid' ? shown.color : undefined}
            none={{ label: t('page.reset'), onPick: () => put(undefined) }}
            onPick={(color) => put({ type: 'solid', color })}
          />
        </PanelRow>
        <Button size="small" onClick={applyToAll}>
          {t('page.applyAll')}
        </Button>
      </PanelSection>
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
