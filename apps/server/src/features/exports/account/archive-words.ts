import type { Language } from '@lectern/protocol/errors';

const zh = {
  readme: '说明',
  disk: '网盘',
  lessons: '授课记录',
  leftOut: '未包含的文件',
  whyLeftOut: '以下文件因总大小超过 900 MB 或无法读取而未包含在内，请在网盘中单独下载：',
  about: [
    '这是您在讲台中的数据。',
    '网盘/：文件按原来的文件夹存放，课件为 .ndpx，可在任何讲台中打开；回收站里的文件也在其中。',
    '授课记录/：每节课一个 JSON 文件，学生以编号表示。',
    'documents.json：网盘文件清单。',
  ].join('\n'),
  line: (file: string, about: string) => `${file}：${about}。`,
};

const en: typeof zh = {
  readme: 'Read me',
  disk: 'Disk',
  lessons: 'Lessons',
  leftOut: 'Files that are not here',
  whyLeftOut:
    'These are not here because all files together exceed 900 MB, or because they could not be read. Download them from your disk one by one:',
  about: [
    'This is your data in Lectern.',
    'Disk/: your files in their folders. Coursewares are .ndpx files, which any Lectern opens. What lies in the bin is here too.',
    'Lessons/: a JSON file each. Pupils stand as their numbers.',
    'documents.json: a list of the disk.',
  ].join('\n'),
  line: (file, about) => `${file}: ${about}.`,
};

/** Texts in an archive, and names of its files. */
export function archiveWords(language: Language): typeof zh {
  return language === 'zh' ? zh : en;
}
