import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  download: '下载',
  menu: {
    ndpx: '课件文件（.ndpx）',
    pptx: 'PowerPoint（.pptx）',
    pdf: 'PDF（.pdf）…',
    pictures: '图片（PNG、JPEG）…',
    html: '网页放映（.html）…',
  },
};

const en: SameTexts<typeof zh> = {
  download: 'Download',
  menu: {
    ndpx: 'Courseware file (.ndpx)',
    pptx: 'PowerPoint (.pptx)',
    pdf: 'PDF (.pdf)…',
    pictures: 'Pictures (PNG, JPEG)…',
    html: 'Web show (.html)…',
  },
};

/** Texts of the menu of downloads. */
export const { useTexts: useDownloadTexts } = defineTexts(zh, en);
