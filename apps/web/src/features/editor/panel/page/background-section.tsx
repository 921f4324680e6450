import { backdropOf, type Edit, type Fill, type Page } from '@lectern/courseware';
import { FillEditor, PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Button, Switch, showToast } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useColors, useEditing, useSelectedPages } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { useDesignTexts } from './texts.ts';

/** The background of the selected pages: a colour, gradient, picture or pattern, or the background of their layout. */
export function BackgroundSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useEditorTexts();
  const own = useDesignTexts();
  const { session } = useEditing();
  const { store } = session;
  const page = useRecord(store, 'page', pageId);
  const layout = useRecord(store, 'layout', pageId);
  const master = useRecord(store, 'master', pageId);
  const shown = page ?? layout ?? master;
  const pages = useSelectedPages();
  const chosen = page ? pages : [pageId];
  const colors = useColors();
  if (!shown) return null;
  const each = (ids: readonly string[], patch: Partial<Page>, keep?: (edit: Edit) => void) =>
    session.edit((edit) => {
      keep?.(edit);
      // A page may have been deleted while the picture was uploaded.
      for (const id of ids) if (edit.get(id)) edit.update<Page>(id, patch);
    });
  const put = (background: Fill | undefined, keep?: (edit: Edit) => void) =>
    each(chosen, { background }, keep);
  const applyToAll = () => {
    const ids = store.pages();
    if (!page) return;
    each(ids, { background: page.background, showMasterShapes: page.showMasterShapes });
    showToast({ kind: 'success', text: t('page.applied', { count: ids.length }) });
  };
  return (
    <PanelSection title={t('page.background')}>
      <FillEditor
        key={pageId}
        label={t('page.background')}
        value={backdropOf(store, pageId).fill}
        colors={colors}
        none={{ label: t('page.reset'), onPick: () => put(undefined) }}
        onChange={put}
      />
      {master ? null : (
        <Switch
          label={own('hideGround')}
          checked={(page ?? layout)?.showMasterShapes === false}
          onChange={(hidden) => each(chosen, { showMasterShapes: hidden ? false : undefined })}
        />
      )}
      {page ? (
        <Button size="small" onClick={applyToAll}>
          {t('page.applyAll')}
        </Button>
      ) : null}
    </PanelSection>
  );
}
