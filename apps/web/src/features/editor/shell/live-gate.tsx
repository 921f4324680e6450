import { Signal } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { Button, dismissToast, EmptyState, ErrorState, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { FileX2, Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { followName, whenBack } from '../../../parts/documents/index.ts';
import { useWindowTitle } from '../../../platform/window-title.ts';
import { editorText, useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

/** An open live courseware and its name, shared by all screens that show it. */
export interface NamedLive {
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
}

export interface LiveGateProps {
  /** Undefined until the courseware has loaded. */
  readonly open: NamedLive | undefined;
  readonly onLeave: () => void;
  /** Opens the courseware again. */
  readonly tryAgain: () => void;
  readonly children: ReactNode;
}

const NOT_DELETED = new Signal(false);
const UNKNOWN = new Signal<EditPermission | undefined>(undefined);
const NO_NAME = new Signal('');

/** Shows its children while the courseware exists and may be viewed; otherwise a message with the reason. */
export function LiveGate({ open, onLeave, tryAgain, children }: LiveGateProps): ReactNode {
  const t = useEditorTexts();
  const permission = useSignal<EditPermission | undefined>(open?.live.permission ?? UNKNOWN);
  const isDeleted = useSignal(open?.live.deleted ?? NOT_DELETED);
  const title = useSignal(open?.name ?? NO_NAME);
  // A courseware that was open when it was deleted can still be viewed in this window, and copied into another
  // courseware.
  const [looking, setLooking] = useState(false);
  useEffect(() => open && followName(open.live.documentId, open.name), [open]);
  usePermissionWords(permission);
  useWindowTitle(title);
  const awaited = isDeleted && !looking ? open?.live.documentId : undefined;
  useEffect(() => (awaited === undefined ? undefined : whenBack(awaited, tryAgain)), [awaited, tryAgain]);
  const back = (
    <Button tone="primary" onClick={onLeave}>
      {t('back')}
    </Button>
  );
  if (looking || open === undefined) return children;
  if (isDeleted) {
    return (
      <main className={classes.state}>
        <EmptyState
          icon={<FileX2 />}
          title={t('deleted')}
          text={t(open.live.saved.get().type === 'saved' ? 'deletedHelp' : 'deletedUnsent')}
          action={
            <>
              {back}
              <Button onClick={tryAgain}>{t('openAgain')}</Button>
              <Button onClick={() => setLooking(true)}>{t('lookAtDeleted')}</Button>
            </>
          }
        />
      </main>
    );
  }
  if (permission === EditPermission.NONE) {
    return (
      <main className={classes.state}>
        <ErrorState
          icon={<Lock />}
          title={t('noPermission')}
          text={t(open.live.saved.get().type === 'saved' ? 'noPermissionHelp' : 'noPermissionUnsent')}
          action={back}
        />
      </main>
    );
  }
  return children;
}

/** Shows a message when the permission changes while the courseware is open. */
function usePermissionWords(permission: EditPermission | undefined): void {
  const before = useRef(permission);
  const toast = useRef<number>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = permission;
    if (was === permission || was === undefined) return;
    // A message about the earlier permission must not cover the screen about the missing permission.
    if (toast.current !== undefined) dismissToast(toast.current);
    if (permission === EditPermission.VIEW) {
      toast.current = showToast({
        kind: 'attention',
        about: 'permission',
        text: editorText('permissionNowView'),
      });
    } else if (permission === EditPermission.EDIT) {
      toast.current = showToast({
        kind: 'information',
        about: 'permission',
        text: editorText('permissionNowEdit'),
      });
    }
  }, [permission]);
}
