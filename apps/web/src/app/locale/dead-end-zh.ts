export const zh = {
  notFound: { title: '404 页面不存在！', text: '这个地址没有对应的页面。', back: '返回首页' },
  forbidden: { title: '无法访问此页面', text: '您没有权限访问此页面。', back: '返回' },
  guest: { title: '登录后才能使用此功能', signIn: '去登录' },
};
