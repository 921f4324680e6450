import type { Signal } from '@lectern/base';
import { IconButton, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentSession } from '../../platform/api/session.ts';
import type { LiveCourseware, SavedState } from '../courseware/index.ts';
import classes from './live-document.module.css';
import { NameField } from './name-field.tsx';

type BarText = 'home' | 'name' | 'renameFailed' | 'with' | 'between' | 'looks';

export interface DocumentBarProps {
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  /** Texts of the kind of document. */
  readonly t: (key: SavedText | BarText, values?: { readonly names: string }) => string;
  readonly onHome: () => void;
  /** The actions on the whole document. */
  readonly children: ReactNode;
}

/** Bar above an open document: its name, whether it is saved, which other users have it open, and its actions. */
export function DocumentBar({ live, name, canEdit, t, onHome, children }: DocumentBarProps): ReactNode {
  const others = useSignal(live.others);
  const me = currentSession()?.userId;
  const names = [...new Set(others.filter(({ userId }) => userId !== me).map((each) => each.name))];
  return (
    <Row as="header" gap={2} className={classes.bar}>
      <IconButton label={t('home')} icon={<ArrowLeft aria-hidden="true" />} onClick={onHome} />
      <NameField
        documentId={live.documentId}
        name={name}
        canEdit={canEdit}
        label={t('name')}
        failed={t('renameFailed')}
      />
      <SavedMark live={live} canEdit={canEdit} t={t} />
      <span className={classes.space} />
      {names.length > 0 && (
        <span className={classes.others} role="status">
          {t('with', { names: names.join(t('between')) })}
        </span>
      )}
      {!canEdit && <span className={classes.others}>{t('looks')}</span>}
      {children}
    </Row>
  );
}

type Reason = Extract<SavedState, { type: 'failed' }>['reason'];
type SavedText = `saved.${Exclude<SavedState['type'], 'failed'> | Reason}`;

interface SavedMarkProps {
  readonly live: Pick<LiveCourseware, 'saved'>;
  readonly canEdit: boolean;
  readonly t: (key: SavedText) => string;
}

/** Message that reports whether an open document is saved. */
function SavedMark({ live, canEdit, t }: SavedMarkProps): ReactNode {
  const saved = useSignal(live.saved);
  if (!canEdit && saved.type === 'saved') return null;
  return (
    <span className={classes.saved} data-state={saved.type} role="status">
      {t(`saved.${saved.type === 'failed' ? saved.reason : saved.type}`)}
    </span>
  );
}
