import { MenuItem } from '@lectern/ui';
import { FileDown, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CoursewareFormat, FORMATS } from './download-courseware.ts';
import { useDownloadTexts } from './download-texts.ts';

const ICONS: Readonly<Record<CoursewareFormat, ReactNode>> = {
  ndpx: <FileDown aria-hidden="true" />,
  pptx: <Presentation aria-hidden="true" />,
};

/** The entries of a menu: what a courseware is downloaded as. */
export function DownloadChoices(props: { readonly onChoose: (format: CoursewareFormat) => void }) {
  const t = useDownloadTexts();
  return FORMATS.map((format) => (
    <MenuItem key={format} icon={ICONS[format]} onSelect={() => props.onChoose(format)}>
      {t(format)}
    </MenuItem>
  ));
}
