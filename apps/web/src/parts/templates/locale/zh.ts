export const zh = {
  title: '从模板新建课件',
  pages_one: '{{name}}，{{count}} 页',
  pages_other: '{{name}}，{{count}} 页',
  use: '使用这个模板',
  busy: '正在创建课件…',
  cancel: '取消',
  preview: '模板的页面',
};
