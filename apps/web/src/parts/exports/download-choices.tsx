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

/** The entries of a menu: what a courseware is downloaded as. */
export function DownloadChoices(props: {
  /** Of what is no courseware: its pages, as they look. */
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
