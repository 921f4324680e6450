import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  feedback: {
    open: '问题反馈',
    title: '问题反馈',
    about: '请告诉我们发生了什么，学校的管理员会看到。',
    name: '姓名',
    contact: '联系方式',
    contactHint: '电话、邮箱等，选填',
    happened: '发生了什么',
    happenedHint: '例如：点击“授课”后页面没有反应',
    description: '问题描述',
    descriptionHint: '之前做了什么，是否反复出现，选填',
    needed: '请填写发生了什么',
    tooLong: '最多 {{max}} 字，现在有 {{length}} 字，请删减后提交',
    left: '还可提交 {{seconds}} 秒，之后不能再反馈',
    over: '这个问题发生已超过 20 分钟，不能再反馈',
    submit: '提交',
    cancel: '取消',
    thanks: '感谢您的反馈，我们会尽快处理',
    close: '关闭（{{seconds}} 秒）',
  },
  update: {
    text: '已加载最新功能，请更新页面',
    action: '更新页面',
    reloading: '版本已更新，页面即将重新加载',
  },
  browser: {
    tip: '当前浏览器内核版本为 {{current}}，推荐 {{recommended}} 及以上，建议升级浏览器',
  },
};

const en: SameTexts<typeof zh> = {
  feedback: {
    open: 'Report a problem',
    title: 'Report a problem',
    about: 'Tell what happened: those who look after the program at your school will read it.',
    name: 'Name',
    contact: 'How to reach you',
    contactHint: 'Phone or e-mail',
    happened: 'What happened',
    happenedHint: 'For example: after “Teach” nothing moved',
    description: 'Description',
    descriptionHint: 'What you did before, whether it happens again; may be left out',
    needed: 'Say what happened',
    tooLong: 'At most {{max}} characters; it has {{length}}: shorten it, then send',
    left: 'Can be sent for {{seconds}} s more, then no longer',
    over: 'This happened more than 20 minutes ago: nothing can be told about it any more',
    submit: 'Send',
    cancel: 'Cancel',
    thanks: 'Thanks for your feedback, we will handle it soon',
    close: 'Close ({{seconds}} s)',
  },
  update: {
    text: 'The latest features are loaded: update the page',
    action: 'Update the page',
    reloading: 'The version was updated, the page will reload',
  },
  browser: {
    tip: 'This browser’s core is version {{current}}; {{recommended}} or later is recommended: consider an upgrade',
  },
};

export const { useTexts: useServiceTexts, translate: serviceText } = defineTexts(zh, en);
