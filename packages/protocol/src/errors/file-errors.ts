/** Errors of reading, showing, converting and exporting files. */
export const fileErrors = {
  COURSEWARE_INVALID: entry(422, '课件数据已损坏', 'The courseware is damaged'),
  COURSEWARE_TOO_LARGE: entry(
    422,
    '课件内容太多：一个课件最多 {records} 个对象、{megabytes} MB 文字，请拆成几个课件',
    'There is too much in it: a courseware holds at most {records} objects and {megabytes} MB of text; split it',
  ),
  COURSEWARE_NEWER: entry(
    422,
    '课件来自更新的版本，请先升级',
    'The courseware was made by a newer version; upgrade first',
  ),
  PLAYER_OUTDATED: entry(
    422,
    '当前播放内核版本为 {current}，打开这个课件推荐 {recommended} 及以上，请先升级',
    'The player core is version {current}; {recommended} or later is recommended for this courseware: upgrade first',
  ),
  FILE_CORRUPT: entry(422, '文件已损坏，无法打开', 'The file is damaged and cannot be opened'),
  FILE_ENCRYPTED: entry(
    422,
    '文件有密码保护，请先去除密码',
    'The file is protected by a password; remove the password first',
  ),
  PICTURE_TOO_LARGE: entry(
    422,
    '图片超过 {megapixels} 百万像素，请缩小后再放入',
    'The picture has more than {megapixels} megapixels; make it smaller first',
  ),
  FILE_EXPLODES: entry(
    422,
    '文件解压后过大，已停止处理',
    'The file unpacks to far too much; it was not processed',
  ),
  PDF_TOO_LONG: entry(
    422,
    '此 PDF 有 {pages} 页，最多可导入 {most} 页',
    'This PDF has {pages} pages; at most {most} can be imported',
  ),
  PAGE_PICTURE_NOT_FOUND: entry(404, '这一页在原文件中没有对应的画面', 'The original file has no such page'),
  CONVERTER_MISSING: entry(
    501,
    '服务器未安装 {tool}，暂不能转换这种文件',
    '{tool} is not installed on the server, so this kind of file cannot be converted',
  ),
  CONVERTER_UNSAFE: entry(
    501,
    '服务器无法把转换程序隔离运行，因此不转换这种文件（{reason}）',
    'The server cannot run the converter in isolation, so this kind of file is not converted ({reason})',
  ),
  TRANSCODE_FAILED: entry(422, '转换失败：{reason}', 'The conversion failed: {reason}'),
  FILE_TOO_SLOW: entry(
    422,
    '文件太复杂，{seconds} 秒内未能读完，已停止处理',
    'The file is too complex: it could not be read within {seconds} s and was not processed',
  ),
  FILE_TOO_COMPLEX: entry(
    422,
    '文件需要的内存超出限制，已停止处理',
    'The file needs more memory than is allowed; it was not processed',
  ),
  EXPORT_TOO_LARGE: entry(
    422,
    '课件里的图片、音频和视频超过 {megabytes} MB，无法导出为一个文件',
    'The pictures, sounds and videos of this courseware exceed {megabytes} MB; it cannot be exported as one file',
  ),
  EXPORT_TOO_SLOW: entry(
    422,
    '课件太复杂，{seconds} 秒内未能导出，请拆成几个课件再试',
    'The courseware is too complex to be exported within {seconds} s; split it and try again',
  ),
  EXPORT_TOO_COMPLEX: entry(
    422,
    '导出需要的内存超出限制，请拆成几个课件再试',
    'The export needs more memory than is allowed; split the courseware and try again',
  ),
  EXPORT_BROKEN: entry(
    500,
    '导出的文件没有通过检查，PowerPoint 可能打不开，因此没有交给您（编号 {id}）；课件本身完好，请联系管理员',
    'The exported file did not pass its check and might not open in PowerPoint, so it is not handed out (reference {id}); the courseware itself is whole; tell the administrator',
  ),
  PREVIEW_UNSUPPORTED: entry(
    415,
    '不支持打开该文件类型，请下载后打开',
    'The file type is not supported for opening; download it',
  ),
  CALLBACK_REFUSED: entry(
    400,
    '回调地址不可用：只接受公网上的 http 或 https 地址，且不含账号密码',
    'The callback address cannot be used: only http and https addresses of the public internet can, without a name or password in them',
  ),
  EXPORT_NO_BROWSER: entry(
    501,
    '服务器未安装 Chromium，暂不能导出 PDF 和图片，请管理员安装 chromium 后再试',
    'Chromium is not installed on the server, which PDF and pictures need; ask the administrator to install chromium',
  ),
  EXPORT_UNSAFE: entry(
    501,
    '服务器无法把浏览器隔离运行，因此不导出 PDF 和图片（{reason}）；管理员可查看 docs/converters.md',
    'The server cannot run a browser in isolation, so PDF and pictures are not exported ({reason}); for the administrator: docs/converters.md',
  ),
  EXPORT_NO_PAGES: entry(422, '所选的页在课件里不存在', 'The courseware has none of the chosen pages'),
  TASK_NOT_FOUND: entry(404, '找不到这个任务', 'There is no such task'),
  TASK_FINISHED: entry(409, '任务已经结束', 'The task is already finished'),
} as const satisfies Record<string, ErrorEntry>;

/** One entry of the error catalogue: HTTP status and the message that is safe to show, in both languages. */
export interface ErrorEntry {
  readonly status: number;
  readonly zh: string;
  readonly en: string;
}

export function entry(status: number, zh: string, en: string): ErrorEntry {
  return { status, zh, en };
}
