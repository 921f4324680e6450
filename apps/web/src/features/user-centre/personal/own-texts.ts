import { defineTexts, type SameTexts, useLanguage } from '../../../platform/i18n/texts.ts';

const zh = {
  handOver: {
    waits: '学校（{{by}}）要把您网盘里的全部文档移交给“{{to}}”。您不反对的话，{{when}}会自动移交。',
    waitsWithClasses:
      '学校（{{by}}）要把您网盘里的全部文档和您教的班级移交给“{{to}}”。您不反对的话，{{when}}会自动移交。',
    sureTitle: '现在就移交给“{{to}}”？',
    sure: '您网盘里的全部文档会马上放进对方的网盘。您自己不能取回；{{days}} 天内，学校可以退回给您。',
    sureWithClasses:
      '您网盘里的全部文档会马上放进对方的网盘，您教的班级由对方任教。您自己不能取回；{{days}} 天内，学校可以退回给您。',
    sureYes: '移交',
    sureNo: '取消',
    agree: '同意，现在移交',
    object: '反对',
    agreed: '已移交',
    objected: '已反对，文档仍在您的网盘里',
  },
  data: {
    title: '导出我的数据',
    text: '把账号资料、网盘文件、课件、授课记录、分享链接、班级和通知打包成一个压缩文件，保留一天。',
    begin: '开始导出',
    again: '重新导出',
    waiting: '正在准备…',
    making: '正在打包：{{done}} / {{total}} 个文件',
    cancel: '取消导出',
    failed: '导出没有成功：{{why}}',
    expired: '上次导出的文件已过期，请重新导出。',
    ready: '{{size}}，保留到 {{when}}',
    save: '下载',
    remove: '删除',
  },
  cancel: {
    title: '注销账号',
    text: '注销后，账号里的内容会被删除，不能恢复。您有一周时间改变主意。',
    lastAdmin: '您是学校唯一的管理人员，不能注销账号。请先让另一位老师成为教务人员或管理员。',
    begin: '注销账号…',
    week: '账号会在一周后注销，在那之前可以随时撤销。注销时：',
    losses: {
      documents: '网盘里的 {{count}} 个文件（其中课件 {{coursewares}} 个，共 {{size}}）会被删除，包括回收站',
      given: '其中 {{count}} 个文件已分享给 {{people}} 位老师，他们将无法再打开',
      links: '{{count}} 个分享链接会失效',
      lessons: '{{count}} 节课的授课记录和笔迹会被删除，记入班级的内容会保留',
      classesAlone:
        '只有您任教的 {{count}} 个班级：学校的班级会归档并留给学校，不属于学校的班级会连同学生名单一起删除',
      classesShared: '您会退出与其他老师共同任教的 {{count}} 个班级',
      schools: '{{count}} 个只能通过此个人账号登录的机构账号将无法登录',
      names: '姓名、账号、头像会被清除，所有设备退出登录',
    },
    password: '请输入登录密码确认',
    personPassword: '您个人账号的密码',
    passwordMissing: '请输入密码',
    passwordWrong: '密码不正确',
    no: '不注销',
    yes: '一周后注销账号',
    asked: '账号将于 {{when}}注销，在那之前可以撤销',
    due: '此账号将于 {{when}}注销，届时账号里的内容会被删除。',
    keep: '撤销注销',
    kept: '已撤销，账号会保留',
  },
};

const en: SameTexts<typeof zh> = {
  handOver: {
    waits:
      'Your school ({{by}}) wants to give all documents of your disk to “{{to}}”. Unless you object, this is done on {{when}}.',
    waitsWithClasses:
      'Your school ({{by}}) wants to give all documents of your disk and the classes that you teach to “{{to}}”. Unless you object, this is done on {{when}}.',
    sureTitle: 'Hand over to “{{to}}” now?',
    sure: 'All documents of your disk go to the other disk at once. You cannot take them back yourself; your school can give them back for {{days}} days.',
    sureWithClasses:
      'All documents of your disk go to the other disk at once, and your classes get the other teacher. You cannot take them back yourself; your school can give them back for {{days}} days.',
    sureYes: 'Hand over',
    sureNo: 'Cancel',
    agree: 'Agree, hand over now',
    object: 'Object',
    agreed: 'Handed over',
    objected: 'You objected; the documents stay on your disk',
  },
  data: {
    title: 'Export my data',
    text: 'Account, disk, coursewares, lessons, links, classes and notifications in one archive, which is kept for a day.',
    begin: 'Export',
    again: 'Export anew',
    waiting: 'Getting ready…',
    making: 'Packing files: {{done}} of {{total}}',
    cancel: 'Cancel the export',
    failed: 'The export did not succeed: {{why}}',
    expired: 'The file of the last export is gone; export anew.',
    ready: '{{size}}, kept until {{when}}',
    save: 'Download',
    remove: 'Delete',
  },
  cancel: {
    title: 'Cancel the account',
    text: 'What the account holds is deleted then and cannot be brought back. You have a week to change your mind.',
    lastAdmin:
      'Nobody else administers your school, so this account cannot end. Make somebody else academic staff or an administrator first.',
    begin: 'Cancel the account…',
    week: 'The account ends in a week; until then you can take that back at any time. When it ends:',
    losses: {
      documents:
        'Your disk and its bin are deleted (files: {{count}}, coursewares among them: {{coursewares}}, {{size}} together)',
      given:
        'Files that others were given and cannot open any more: {{count}}; people whom this concerns: {{people}}',
      links: 'Links that stop working: {{count}}',
      lessons: 'Lessons whose records and ink are deleted: {{count}}; what counts for a class stays with it',
      classesAlone:
        'Classes that you alone teach: {{count}}; those of a school are archived and stay with it, others are deleted with their pupils',
      classesShared: 'Classes that you leave to those who teach them as well: {{count}}',
      schools: 'School accounts that are reached through this one alone, and by nobody any more: {{count}}',
      names: 'Names, login name and portrait are erased, and every device is signed out',
    },
    password: 'Confirm with your password',
    personPassword: 'The password of your personal account',
    passwordMissing: 'Enter your password',
    passwordWrong: 'The password is wrong',
    no: 'Keep it',
    yes: 'Cancel it in a week',
    asked: 'The account ends on {{when}}; until then you can take that back',
    due: 'This account ends on {{when}}, and what it holds is deleted then.',
    keep: 'Keep the account',
    kept: 'Taken back: the account stays',
  },
};

/** Texts about the user's data and the deletion of the account. */
export const { useTexts: useOwnTexts } = defineTexts(zh, en);

/** Formats a date in everyday form. */
export function useDay(): (time: number) => string {
  const language = useLanguage();
  return (time) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'long' }).format(time);
}
