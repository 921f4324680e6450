import { Box, Button, Row, Text, Tooltip } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { resumeEnded, useLessonEnded, useLessonGoesOn } from '../../../parts/lessons/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { paintFormat } from '../commands/element/format-painter.ts';
import { redo, undo } from '../commands/screen/history.ts';
import { findWords, printCourseware, showComments, showVersions } from '../commands/screen/panels.ts';
import { teachHere } from '../commands/screen/teaching.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { DownloadButton } from './download-button.tsx';
import { NameField } from './name-field.tsx';
import { People } from './people.tsx';
import { SavedMark } from './saved-status.tsx';
import classes from './top-bar.module.css';

/** Milliseconds after which the first page has normally loaded and the network is free. */
const SETTLED_MS = 1500;

/**
 * The button that shares the courseware, loaded on demand: only the owner sees it, and the owner is known only later.
 */
const ShareButton = lazyComponent(async () => (await import('./share-button.tsx')).ShareButton, {
  after: SETTLED_MS,
});

export interface TopBarProps {
  readonly corner: ReactNode;
  readonly onLeave: () => void;
}

/** The bar at the top: the courseware's name, saved state, other users and the button that starts teaching. */
export function TopBar({ corner, onLeave }: TopBarProps): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  return (
    <header className={classes.bar} {...region('top')}>
      <Tooltip label={t('back')}>
        <Box
          as="button"
          flex="none"
          radius="control"
          type="button"
          className={classes.logo}
          aria-label={t('back')}
          onClick={onLeave}
        >
          讲
        </Box>
      </Tooltip>
      <NameField />
      <SavedMark />
      {session.canEdit ? (
        <History />
      ) : (
        <Tooltip label={t('viewOnlyHelp')}>
          <Text size="small" tone="warning" radius="small" className={classes.viewOnly} role="note">
            {t('viewOnly')}
          </Text>
        </Tooltip>
      )}
      <Box as="span" flex={1} />
      <People />
      {/* The share button is loaded late, at a position where no existing button moves. */}
      <ShareButton />
      <CommandButton command={findWords} />
      <CommentsButton />
      {session.canEdit ? <CommandButton command={showVersions} /> : null}
      <DownloadButton />
      <CommandButton command={printCourseware} />
      <Box as="span" flex="none" className={classes.corner}>
        {corner}
      </Box>
      <TeachButton />
    </header>
  );
}

function History(): ReactNode {
  const { session, formatPainter } = useEditing();
  const { store } = session;
  useSignal(formatPainter.hold);
  useSignal(session.selection);
  const subscribe = useCallback((listener: () => void) => store.subscribeUndo(listener), [store]);
  useSyncExternalStore(subscribe, () => store.canUndo);
  useSyncExternalStore(subscribe, () => store.canRedo);
  return (
    <Row align="stretch" className={classes.history}>
      <CommandButton command={undo} />
      <CommandButton command={redo} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it is pressed twice */}
      <span onDoubleClick={() => formatPainter.look && formatPainter.hold.set('on')}>
        <CommandButton command={paintFormat} />
      </span>
    </Row>
  );
}

function CommentsButton(): ReactNode {
  useSignal(useEditing().commentsShown);
  return <CommandButton command={showComments} />;
}

function TeachButton(): ReactNode {
  const t = useEditorTexts();
  const { label, icon: Icon, shortcut, run } = useCommand(teachHere);
  const { document } = useEditing();
  const userId = currentSession()?.userId;
  const goesOn = useLessonGoesOn(userId, document.id);
  const hasEnded = useLessonEnded(userId, document.id);
  const resume = () => {
    if (userId !== undefined) resumeEnded(userId, document.id);
    run();
  };
  return (
    <>
      {hasEnded && (
        <Tooltip label={t('bar.resumeLessonHelp')}>
          <Button onClick={resume}>{t('bar.resumeLesson')}</Button>
        </Tooltip>
      )}
      <Tooltip label={goesOn ? t('bar.backToLessonHelp') : label} shortcut={shortcut}>
        <Button tone="primary" icon={Icon ? <Icon /> : null} onClick={() => run()}>
          {t(goesOn ? 'bar.backToLesson' : 'bar.teach')}
        </Button>
      </Tooltip>
    </>
  );
}
