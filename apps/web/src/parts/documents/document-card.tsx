import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { ContextMenu, IconButton, Menu } from '@lectern/ui';
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { serverNow } from '../../platform/api/session.ts';
import { formatSize, formatWhen } from '../../platform/i18n/format.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { DocumentCover } from './cover/document-cover.tsx';
import classes from './document-card.module.css';
import { isCourseware, isFolder } from './document-kind.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { useDocumentTexts } from './document-texts.ts';
import type { DocumentWishes } from './document-wishes.ts';
import { isPress } from './is-press.ts';

export interface DocumentCardProps {
  readonly item: DocumentItem;
  readonly mine: boolean;
  /** Where cards are chosen: what chooses this one, and whether it is. */
  readonly choice?: ReactNode;
  readonly chosen?: boolean;
  /** Others may be dropped on it. */
  readonly dropFolder?: boolean;
  readonly onWish: DocumentWishes['onWish'];
}

/** A document on the desk: cover, name, when it was changed. */
export function DocumentCard({
  item,
  mine,
  choice,
  chosen = false,
  dropFolder = false,
  onWish,
}: DocumentCardProps) {
  const texts = useDocumentTexts();
  const language = useLanguage();
  const details = [formatWhen(item.update_at, serverNow(), language)];
  if (isCourseware(item) && item.page_count !== null)
    details.push(texts('pages', { count: item.page_count }));
  if (!isCourseware(item) && !isFolder(item)) details.push(formatSize(item.size));
  const menu = <DocumentMenu item={item} mine={mine} onWish={onWish} />;
  return (
    <ContextMenu menu={menu}>
      <li
        className={classes.card}
        data-document={item.id}
        data-drop-folder={dropFolder ? item.id : undefined}
        data-chosen={chosen || undefined}
      >
        {choice !== undefined && <div className={classes.choice}>{choice}</div>}
        <button
          type="button"
          className={classes.open}
          data-name=""
          onPointerDown={(event) => isPress(event) && onWish('press', item)}
          // Once for a double click too.
          onClick={({ detail }) => detail < 2 && onWish('open', item)}
        >
          <DocumentCover item={item} />
          <span className={classes.name} title={item.name}>
            {item.name}
          </span>
          <span className={classes.details}>{details.join(' · ')}</span>
        </button>
        <div className={classes.more}>
          <Menu
            align="end"
            trigger={
              <IconButton
                size="small"
                label={texts('more', { name: item.name })}
                icon={<MoreHorizontal aria-hidden="true" />}
              />
            }
          >
            {menu}
          </Menu>
        </div>
      </li>
    </ContextMenu>
  );
}
