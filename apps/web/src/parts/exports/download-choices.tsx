import { MenuItem } from '@lectern/ui';
import { FileDown, FileText, Image, MonitorPlay, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOWNLOAD_KINDS, type DownloadKind, DRAWN_KINDS } from './download-kind.ts';
import { useDownloadTexts } from './download-texts.ts';

const ICONS: Readonly<Record<DownloadKind, ReactNode>> = {
  ndpx: <FileDown aria-hidden="true" />,
  pptx: <Presentation aria-hidden="true" />,
  pdf: <FileText aria-hidden="true" />,
  pictures: <Image aria-hidden="true" />,
  html: <MonitorPlay aria-hidden="true" />,
};

/** The menu entries for the formats in which a courseware can be downloaded. */
export function DownloadChoices(props: {
  /** For documents other than coursewares: only formats that show the pages as drawn. */
  readonly drawnOnly?: boolean;
  readonly onChoose: (kind: DownloadKind) => void;
}) {
  const t = useDownloadTexts();
  const kinds = props.drawnOnly ? DRAWN_KINDS : DOWNLOAD_KINDS;
  return kinds.map((kind) => (
    <MenuItem key={kind} icon={ICONS[kind]} onSelect={() => props.onChoose(kind)}>
      {t(`menu.${kind}`)}
    </MenuItem>
  ));
}
