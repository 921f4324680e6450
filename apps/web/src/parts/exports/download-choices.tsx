import type { ExportFormat } from '@lectern/protocol/document-kinds';
import { MenuItem } from '@lectern/ui';
import { FileDown, FileText, Image, MonitorPlay, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownloadTexts } from './download-texts.ts';

/** All download formats of a courseware, in the order of the menu. */
export const DOWNLOAD_KINDS = ['ndpx', 'pptx', 'pdf', 'pictures', 'html'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** An export format of each entry of the menu. */
const FORMATS: Readonly<Record<DownloadKind, ExportFormat>> = {
  ndpx: 'ndpx',
  pptx: 'pptx',
  pdf: 'pdf',
  pictures: 'png',
  html: 'html',
};

/** The download formats of a document that is exported in these formats, in the order of the menu. */
export function downloadKinds(formats: readonly ExportFormat[]): readonly DownloadKind[] {
  return DOWNLOAD_KINDS.filter((kind) => formats.includes(FORMATS[kind]));
}

const ICONS: Readonly<Record<DownloadKind, ReactNode>> = {
  ndpx: <FileDown aria-hidden="true" />,
  pptx: <Presentation aria-hidden="true" />,
  pdf: <FileText aria-hidden="true" />,
  pictures: <Image aria-hidden="true" />,
  html: <MonitorPlay aria-hidden="true" />,
};

/** The menu entries for the formats in which a document can be downloaded. */
export function DownloadChoices(props: {
  /** The formats in which the document is exported. Default: all formats. */
  readonly formats?: readonly ExportFormat[];
  readonly onChoose: (kind: DownloadKind) => void;
}) {
  const t = useDownloadTexts();
  const kinds = props.formats ? downloadKinds(props.formats) : DOWNLOAD_KINDS;
  return kinds.map((kind) => (
    <MenuItem key={kind} icon={ICONS[kind]} onSelect={() => props.onChoose(kind)}>
      {t(`menu.${kind}`)}
    </MenuItem>
  ));
}
