import type { ExportFormat } from '@lectern/protocol/document-kinds';
import { MenuItem } from '@lectern/ui';
import { FileDown, FileText, Image, MonitorPlay, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOWNLOAD_KINDS, type DownloadKind, downloadKinds } from './download-kind.ts';
import { useDownloadTexts } from './download-texts.ts';

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
