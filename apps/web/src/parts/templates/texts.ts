import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '从模板新建课件',
  pages_one: '{{name}}，{{count}} 页',
  pages_other: '{{name}}，{{count}} 页',
  use: '使用这个模板',
  busy: '正在创建课件…',
  cancel: '取消',
  preview: '模板的页面',
};

const en: SameTexts<typeof zh> = {
  title: 'A courseware from a template',
  pages_one: '{{name}}, {{count}} page',
  pages_other: '{{name}}, {{count}} pages',
  use: 'Use this template',
  busy: 'Making the courseware…',
  cancel: 'Cancel',
  preview: 'Pages of the template',
};

export const { useTexts: useTemplateTexts } = defineTexts(zh, en);
