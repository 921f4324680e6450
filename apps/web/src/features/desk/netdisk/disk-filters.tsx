import { kindCodes } from '@lectern/protocol/document-kind-of';
import type { KindField } from '@lectern/protocol/document-kinds';
import type { ListedKind } from '@lectern/protocol/documents';
import { Select } from '@lectern/ui';
import { documentKinds } from '../../../parts/document-kinds/index.ts';
import {
  type Direction,
  type DocumentOrder,
  FILE_TYPES,
  type ListQuery,
  naturalDirection,
  SOURCES,
} from '../../../parts/documents/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useDeskTexts } from '../desk-texts.ts';
import { useDiskTexts } from './disk-texts.ts';
import type { DiskFilter } from './netdisk-address.ts';

const ORDERS = ['update_at', 'create_at', 'name', 'size'] as const;
const ANY = 'any';

/** Types of files in the filter that are not kinds of documents. */
type FileType = Exclude<ListedKind, KindField<'listedAs'>>;

export interface DiskFiltersProps {
  readonly wish: ListQuery;
  readonly onFilter: (filter: DiskFilter) => void;
  readonly onSort: (order: DocumentOrder, direction: Direction) => void;
}

/** Filters of the list by type and source, and its order. */
export function DiskFilters({ wish, onFilter, onSort }: DiskFiltersProps) {
  const texts = useDeskTexts();
  const disk = useDiskTexts();
  const language = useLanguage();
  const { fileType, sourceFrom } = wish;
  const typeName = (type: ListedKind) => {
    const [code] = kindCodes(({ listedAs }) => listedAs === type);
    return code === undefined ? disk(`types.${type as FileType}`) : documentKinds[code].label[language];
  };
  return (
    <>
      <Select
        label={disk('filter.type')}
        value={fileType ?? ANY}
        options={[
          { value: ANY, label: disk('filter.anyType') },
          ...FILE_TYPES.map((type) => ({ value: type, label: typeName(type) })),
        ]}
        onChange={(type) => onFilter({ sourceFrom, fileType: FILE_TYPES.find((known) => known === type) })}
      />
      <Select
        label={disk('filter.source')}
        value={String(sourceFrom ?? ANY)}
        options={[
          { value: ANY, label: disk('filter.anySource') },
          ...SOURCES.map((source) => ({ value: String(source), label: disk(`sources.${source}`) })),
        ]}
        onChange={(source) =>
          onFilter({ fileType, sourceFrom: SOURCES.find((known) => String(known) === source) })
        }
      />
      <Select
        label={texts('sort.label')}
        value={wish.order}
        options={ORDERS.map((order) => ({
          value: order,
          label: order === 'create_at' ? disk('sort.create_at') : texts(`sort.${order}`),
        }))}
        onChange={(order) => onSort(order, naturalDirection(order))}
      />
    </>
  );
}
