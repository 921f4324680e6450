import {
  type AlignEdge,
  alignElements,
  bringForward,
  bringToFront,
  type Edit,
  sendBackward,
  sendToBack,
} from '@lectern/courseware';
import { MenuItem, MenuSeparator, Submenu } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import type { ClipboardActions } from '../clipboard/use-clipboard.ts';
import {
  addPageAfter,
  chooseAll,
  deleteChosen,
  duplicateChosen,
  groupChosen,
  toggleLock,
  ungroupChosen,
} from '../commands/commands.ts';
import { useChosen, useEditing } from '../editing/editor-context.ts';
import { usePageFace } from '../editing/page-face.ts';
import { useEditorTexts } from '../locale/texts.ts';

const edges: readonly {
  readonly edge: AlignEdge;
  readonly key: 'alignLeft' | 'alignCenter' | 'alignRight' | 'alignTop' | 'alignMiddle' | 'alignBottom';
}[] = [
  { edge: 'left', key: 'alignLeft' },
  { edge: 'center', key: 'alignCenter' },
  { edge: 'right', key: 'alignRight' },
  { edge: 'top', key: 'alignTop' },
  { edge: 'middle', key: 'alignMiddle' },
  { edge: 'bottom', key: 'alignBottom' },
];

/** What a right click, a long press or the menu key offers on the page: for what is chosen, else for the page. */
export function PageMenu({ clipboard }: { readonly clipboard: ClipboardActions }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const chosen = useChosen();
  const face = usePageFace(useSignal(session.pageId) ?? '');
  const { store, canEdit } = session;
  const act = (work: (edit: Edit) => void) => session.edit(work);
  const faceItem = face ? (
    <MenuItem disabled={face.busy} onSelect={() => face.show(!face.asItLooks)}>
      {t(face.asItLooks ? 'menu.editable' : 'menu.asItLooks')}
    </MenuItem>
  ) : null;
  if (ids.length === 0) {
    return (
      <>
        {canEdit ? (
          <>
            <MenuItem shortcut="Ctrl+V" onSelect={clipboard.paste}>
              {t('menu.paste')}
            </MenuItem>
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem shortcut="Ctrl+A" onSelect={() => chooseAll(session)}>
          {t('menu.chooseAll')}
        </MenuItem>
        <MenuItem shortcut="Ctrl+0" onSelect={() => session.viewport.fit()}>
          {t('menu.fit')}
        </MenuItem>
        {canEdit ? (
          <MenuItem shortcut="Ctrl+M" onSelect={() => addPageAfter(session, session.pageId.get())}>
            {t('menu.newPage')}
          </MenuItem>
        ) : null}
        {faceItem}
      </>
    );
  }
  const single = chosen.length === 1 ? chosen[0] : undefined;
  const locked = chosen.every((element) => element.locked);
  const size = store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const within = single ? { x: 0, y: 0, ...size } : undefined;
  return (
    <>
      {canEdit ? (
        <MenuItem shortcut="Ctrl+X" onSelect={() => clipboard.copy(true)}>
          {t('menu.cut')}
        </MenuItem>
      ) : null}
      <MenuItem shortcut="Ctrl+C" onSelect={() => clipboard.copy(false)}>
        {t('menu.copy')}
      </MenuItem>
      {canEdit ? (
        <>
          <MenuItem shortcut="Ctrl+V" onSelect={clipboard.paste}>
            {t('menu.paste')}
          </MenuItem>
          <MenuItem shortcut="Ctrl+D" onSelect={() => duplicateChosen(session)}>
            {t('menu.duplicate')}
          </MenuItem>
          <MenuSeparator />
          {single?.type === 'shape' && !locked ? (
            <MenuItem shortcut="Enter" onSelect={() => session.editText(single.id)}>
              {t('menu.editText')}
            </MenuItem>
          ) : null}
          {chosen.length > 1 ? (
            <MenuItem shortcut="Ctrl+G" onSelect={() => groupChosen(session)}>
              {t('style.group')}
            </MenuItem>
          ) : null}
          {chosen.some((element) => element.type === 'group') ? (
            <MenuItem shortcut="Ctrl+Shift+G" onSelect={() => ungroupChosen(session)}>
              {t('style.ungroup')}
            </MenuItem>
          ) : null}
          <Submenu label={t('menu.order')}>
            <MenuItem onSelect={() => act((edit) => bringToFront(edit, ids))}>{t('style.front')}</MenuItem>
            <MenuItem onSelect={() => act((edit) => bringForward(edit, ids))}>{t('style.forward')}</MenuItem>
            <MenuItem onSelect={() => act((edit) => sendBackward(edit, ids))}>{t('style.backward')}</MenuItem>
            <MenuItem onSelect={() => act((edit) => sendToBack(edit, ids))}>{t('style.back')}</MenuItem>
          </Submenu>
          <Submenu label={t('menu.align')}>
            {edges.map(({ edge, key }) => (
              <MenuItem key={edge} onSelect={() => act((edit) => alignElements(edit, ids, edge, within))}>
                {t(`style.${key}`)}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem shortcut="Ctrl+Alt+L" onSelect={() => toggleLock(session)}>
            {t(locked ? 'style.unlock' : 'style.lock')}
          </MenuItem>
          {faceItem}
          <MenuSeparator />
          <MenuItem tone="danger" shortcut="Delete" disabled={locked} onSelect={() => deleteChosen(session)}>
            {t('menu.delete')}
          </MenuItem>
        </>
      ) : null}
    </>
  );
}
