import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Checkbox, Stack } from '@lectern/ui';
import { type CSSProperties, memo, useRef } from 'react';
import { serverNow } from '../../../platform/api/session.ts';
import { formatSize, formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { kindRowOf } from '../../document-kinds/index.ts';
import { DocumentMenu } from '../actions/document-menu.tsx';
import { type DocumentWishes, isPress } from '../actions/document-wishes.ts';
import { RowMenu } from '../actions/row-menu.tsx';
import { isFolder, KindIcon, kindOf, useTypeLabel } from '../document-kind.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import classes from './document-table.module.css';

/** The implicit roles of table elements, set explicitly because some browsers drop them when `display` is changed. */
export const TABLE = { role: 'table' } as const;
export const ROWS = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const HEAD = { role: 'columnheader' } as const;
export const CELL = { role: 'cell' } as const;

export interface DocumentRowProps {
  readonly item: DocumentItem;
  /** Index in the list. */
  readonly line: number;
  readonly isLast: boolean;
  readonly mine: boolean;
  readonly chosen: boolean;
  readonly onChoose: (id: string, range?: boolean) => void;
  readonly onWish: DocumentWishes['onWish'];
  readonly narrow: boolean;
  readonly disabled: boolean;
}

const NO_SIZE = '—';

/** The size of a document. A document without files has a number of pages instead; folders have none. */
function sizeOf(item: DocumentItem, texts: ReturnType<typeof useDocumentTexts>): string {
  const kind = kindOf(item);
  if (kind && item.size === 0) {
    return !kind.pages || item.page_count === null ? NO_SIZE : texts('pages', { count: item.page_count });
  }
  return isFolder(item) ? NO_SIZE : formatSize(item.size);
}

/** A row with a document of the disk. */
export const DocumentRow = memo(function DocumentRow({
  item,
  line,
  isLast,
  mine,
  chosen,
  onChoose,
  onWish,
  narrow,
  disabled,
}: DocumentRowProps) {
  const texts = useDocumentTexts();
  const typeLabel = useTypeLabel();
  const language = useLanguage();
  // A change event does not report the Shift key; the pointer event before it does.
  const shift = useRef(false);
  const when = formatWhen(item.bin_at ?? item.update_at, serverNow(), language);
  const size = sizeOf(item, texts);
  return (
    <tr
      {...ROW}
      data-document={item.id}
      data-drop-folder={isFolder(item) && mine ? item.id : undefined}
      data-chosen={chosen || undefined}
      data-first={line === 0 || undefined}
      data-last={isLast || undefined}
      aria-rowindex={line + 2}
      className={classes.row}
      style={{ '--row': line } as CSSProperties}
    >
      {!narrow && (
        <td {...CELL} className={classes.check}>
          <Checkbox
            aria-label={texts('selectOne', { name: item.name })}
            checked={chosen}
            onPointerDown={(event) => {
              shift.current = event.shiftKey;
            }}
            onChange={() => {
              onChoose(item.id, shift.current);
              shift.current = false;
            }}
          />
        </td>
      )}
      <td {...CELL} className={classes.nameCell}>
        <button
          type="button"
          data-name=""
          className={classes.name}
          title={item.name}
          disabled={disabled}
          onPointerDown={(event) => isPress(event) && onWish('press', item)}
          // A double click opens the document only once.
          onClick={({ detail }) => detail < 2 && onWish('open', item)}
        >
          <span
            className={classes.icon}
            data-kind={item.resource_type_code}
            data-marked={isFolder(item) || kindRowOf(item)?.isMarked || undefined}
          >
            <KindIcon code={item.resource_type_code} />
          </span>
          <Stack as="span" className={classes.text}>
            <span className={classes.label}>{item.name}</span>
            <span className={classes.below}>{size === NO_SIZE ? when : `${when} · ${size}`}</span>
          </Stack>
          {item.permission === EditPermission.VIEW && (
            <span className={classes.badge}>{texts('viewOnly')}</span>
          )}
        </button>
      </td>
      {!narrow && (
        <>
          <td {...CELL} className={classes.kind}>
            {typeLabel(item.resource_type_code)}
          </td>
          <td {...CELL} className={classes.source}>
            {texts(`sources.${item.source_from}`)}
          </td>
          <td {...CELL} className={classes.size}>
            {size}
          </td>
        </>
      )}
      <td {...CELL} className={classes.when}>
        {when}
      </td>
      {!narrow && (
        <td {...CELL} className={classes.more}>
          <RowMenu
            label={texts('more', { name: item.name })}
            menu={() => <DocumentMenu item={item} mine={mine} onWish={onWish} />}
          />
        </td>
      )}
    </tr>
  );
});
