import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Checkbox, Stack, Text } from '@lectern/ui';
import { type CSSProperties, memo } from 'react';
import { serverNow } from '../../platform/api/session.ts';
import { formatSize, formatWhen } from '../../platform/i18n/format.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { DocumentMenu } from './actions/document-menu.tsx';
import { type DocumentWishes, isPress } from './actions/document-wishes.ts';
import { RowMenu } from './actions/row-menu.tsx';
import { DocumentCover } from './cover/document-cover.tsx';
import classes from './document-card.module.css';
import { isFolder, kindOf } from './document-kind.tsx';
import { useDocumentTexts } from './document-texts.ts';

export interface DocumentCardProps {
  readonly item: DocumentItem;
  readonly mine: boolean;
  readonly chosen?: boolean;
  /** Set when cards can be selected. */
  readonly onChoose?: ((id: string) => void) | undefined;
  /** Index from 0 of the card's column, for lists that navigate by it. */
  readonly column?: number;
  readonly line?: number;
  /** Whether documents may be dropped on the card. */
  readonly dropFolder?: boolean;
  readonly onWish: DocumentWishes['onWish'];
}

/** A document on the desk: thumbnail, name, time of change. Its list provides its context menu (`ListMenu`). */
export const DocumentCard = memo(function DocumentCard({
  item,
  mine,
  chosen = false,
  onChoose,
  column,
  line,
  dropFolder = false,
  onWish,
}: DocumentCardProps) {
  const texts = useDocumentTexts();
  const language = useLanguage();
  const details = [formatWhen(item.update_at, serverNow(), language)];
  const kind = kindOf(item);
  if (kind?.pages && item.page_count !== null) details.push(texts('pages', { count: item.page_count }));
  if (!kind && !isFolder(item)) details.push(formatSize(item.size));
  return (
    <li
      className={classes.card}
      data-document={item.id}
      data-drop-folder={dropFolder ? item.id : undefined}
      data-chosen={chosen || undefined}
      style={line === undefined ? undefined : ({ '--column': column, '--row': line } as CSSProperties)}
    >
      {onChoose !== undefined && (
        <div className={classes.choice}>
          <Checkbox
            aria-label={texts('selectOne', { name: item.name })}
            checked={chosen}
            onChange={() => onChoose(item.id)}
          />
        </div>
      )}
      <Stack
        type="button"
        as="button"
        gap={1}
        className={classes.open}
        data-name=""
        onPointerDown={(event) => isPress(event) && onWish('press', item)}
        // A double click opens the document only once.
        onClick={({ detail }) => detail < 2 && onWish('open', item)}
      >
        <DocumentCover item={item} />
        <Text size="large" weight="bold" overflow="cut" className={classes.name} title={item.name}>
          {item.name}
        </Text>
        <Text tone="quiet" size="small" overflow="cut" className={classes.details}>
          {details.join(' · ')}
        </Text>
      </Stack>
      <div className={classes.more}>
        <RowMenu
          label={texts('more', { name: item.name })}
          menu={() => <DocumentMenu item={item} mine={mine} onWish={onWish} />}
        />
      </div>
    </li>
  );
});
