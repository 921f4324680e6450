import type { CutAway } from '@lectern/protocol/cut-away';
import { importSourceLink } from '@lectern/protocol/transcoding';
import { Button } from '@lectern/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../platform/api/call.ts';
import { useCall } from '../platform/api/use-call.ts';
import { formatSize } from '../platform/i18n/format.ts';
import { defineTexts, type SameTexts } from '../platform/i18n/texts.ts';
import { saveFile } from '../platform/save-file.ts';

const zh = {
  cut: '课件放不下整个文件，{{what}}。',
  unread: '文件没有完整读出，{{what}}。',
  between: '，',
  pages_one: '最后 {{count}} 页没有导入',
  pages_other: '最后 {{count}} 页没有导入',
  pagesOf_one: '{{of}} 页中最后 {{count}} 页没有导入',
  pagesOf_other: '{{of}} 页中最后 {{count}} 页没有导入',
  elements_one: '对象太多的页面上有 {{count}} 个对象没有导入',
  elements_other: '对象太多的页面上有 {{count}} 个对象没有导入',
  elementsOf_one: '对象太多的页面上，{{of}} 个对象中有 {{count}} 个没有导入',
  elementsOf_other: '对象太多的页面上，{{of}} 个对象中有 {{count}} 个没有导入',
  unreadPages_one: '{{count}} 页不能读取，是空白页',
  unreadPages_other: '{{count}} 页不能读取，是空白页',
  download: '下载原文件',
  downloadSize: '下载原文件（{{size}}）',
  split: '要全部导入，请把文件拆成几份。',
  kept: '原文件完整保存在课件旁边，随时可以下载。',
};

const en: SameTexts<typeof zh> = {
  cut: 'A courseware cannot hold the whole file: {{what}}.',
  unread: 'The file was not read whole: {{what}}.',
  between: ', ',
  pages_one: 'the last page was not imported',
  pages_other: 'the last {{count}} pages were not imported',
  pagesOf_one: 'the last of {{of}} pages was not imported',
  pagesOf_other: 'the last {{count}} of {{of}} pages were not imported',
  elements_one: '{{count}} object on a crowded page was not imported',
  elements_other: '{{count}} objects on crowded pages were not imported',
  elementsOf_one: '{{count}} of {{of}} objects on a crowded page was not imported',
  elementsOf_other: '{{count}} of {{of}} objects on crowded pages were not imported',
  unreadPages_one: '{{count}} page is missing or damaged and came in blank',
  unreadPages_other: '{{count}} pages are missing or damaged and came in blank',
  download: 'Download the original file',
  downloadSize: 'Download the original file ({{size}})',
  split: 'To import all of it, split it into several files.',
  kept: 'The original file is kept whole beside the courseware.',
};

export const { useTexts: useImportedFileTexts, translate: importedFileText } = defineTexts(zh, en);

/** A sentence in the current language about the missing parts of an imported file. */
export function cutWords(cut: CutAway): string {
  const t = importedFileText;
  const { pages, elements, unread_pages: unread = 0, of_pages: ofPages, of_elements: ofElements } = cut;
  const said = [
    ...(pages === 0
      ? []
      : [ofPages === undefined ? t('pages', { count: pages }) : t('pagesOf', { count: pages, of: ofPages })]),
    ...(elements === 0
      ? []
      : [
          ofElements === undefined
            ? t('elements', { count: elements })
            : t('elementsOf', { count: elements, of: ofElements }),
        ]),
    ...(unread === 0 ? [] : [t('unreadPages', { count: unread })]),
  ];
  return t(pages + elements > 0 ? 'cut' : 'unread', { what: said.join(t('between')) });
}

interface DownloadSourceProps {
  readonly documentId: string;
  /** Size in bytes; undefined when unknown. */
  readonly size?: number | undefined;
}

/** A button that downloads the complete file a courseware was imported from, for users with permission. */
export function DownloadSource({ documentId, size }: DownloadSourceProps): ReactNode {
  const t = useImportedFileTexts();
  const { busy, run } = useCall();
  const download = () =>
    run(async () => {
      const { name, url } = await call(importSourceLink, { params: { id: documentId } });
      saveFile(name, url);
    });
  return (
    <Button size="small" busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void download()}>
      {size === undefined ? t('download') : t('downloadSize', { size: formatSize(size) })}
    </Button>
  );
}
