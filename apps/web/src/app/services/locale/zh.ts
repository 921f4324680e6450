export const zh = {
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
