import { Avatar, Button, IconButton, Tooltip } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Presentation, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { peersOf } from '../shell/peer-colors.ts';
import { DownloadButton } from './download-button.tsx';
import { NameField } from './name-field.tsx';
import { SavedMark } from './saved-mark.tsx';
import classes from './top-bar.module.css';

export interface TopBarProps {
  readonly onLeave: () => void;
  readonly onTeach: () => void;
}

/** Where one is, whether it is safe, who else is here, and the one way on: teaching. */
export function TopBar({ onLeave, onTeach }: TopBarProps): ReactNode {
  const t = useEditorTexts();
  const { document, session } = useEditing();
  const others = useSignal(document.others);
  const undo = useUndo();
  const pageNumber = (pageId: string | undefined) => session.store.pages().indexOf(pageId ?? '') + 1;
  const people = [...new Map(peersOf(others).map((peer) => [peer.name, peer])).values()];
  return (
    <header className={classes.bar}>
      <Tooltip label={t('back')}>
        <button type="button" className={classes.logo} aria-label={t('back')} onClick={onLeave}>
          讲
        </button>
      </Tooltip>
      <NameField />
      <SavedMark />
      {session.canEdit ? (
        <div className={classes.history}>
          <IconButton
            label={t('bar.undo')}
            shortcut="Ctrl+Z"
            icon={<Undo2 />}
            disabled={!undo.canUndo}
            onClick={() => session.undo()}
          />
          <IconButton
            label={t('bar.redo')}
            shortcut="Ctrl+Y"
            icon={<Redo2 />}
            disabled={!undo.canRedo}
            onClick={() => session.redo()}
          />
        </div>
      ) : (
        <Tooltip label={t('viewOnlyHelp')}>
          <span className={classes.viewOnly} role="note">
            {t('viewOnly')}
          </span>
        </Tooltip>
      )}
      <span className={classes.space} />
      {people.length > 0 ? (
        <ul className={classes.people} aria-label={t('bar.others')}>
          {people.slice(0, 5).map((person) => (
            <li key={person.id}>
              <Tooltip
                label={t('bar.here', { name: person.name, page: Math.max(1, pageNumber(person.pageId)) })}
              >
                <button
                  type="button"
                  className={classes.person}
                  style={{ borderColor: person.color }}
                  aria-label={t('bar.here', {
                    name: person.name,
                    page: Math.max(1, pageNumber(person.pageId)),
                  })}
                  onClick={() => {
                    if (person.pageId !== undefined && pageNumber(person.pageId) > 0)
                      session.goToPage(person.pageId);
                  }}
                >
                  <Avatar name={person.name} size={32} />
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      ) : null}
      <DownloadButton />
      <Tooltip label={t('bar.teachHere')} shortcut="Shift+F5">
        <Button tone="primary" icon={<Presentation />} onClick={onTeach}>
          {t('bar.teach')}
        </Button>
      </Tooltip>
    </header>
  );
}

function useUndo(): { readonly canUndo: boolean; readonly canRedo: boolean } {
  const { store } = useEditing().session;
  const subscribe = useCallback((listener: () => void) => store.subscribeUndo(listener), [store]);
  const canUndo = useSyncExternalStore(subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(subscribe, () => store.canRedo);
  return { canUndo, canRedo };
}
