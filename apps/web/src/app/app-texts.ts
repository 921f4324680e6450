import { defineTexts, type SameTexts } from '../platform/i18n/texts.ts';

const zh = {
  productWithLatin: '讲台 Lectern',
  offline: {
    title: '网络连接已断开',
    text: '请检查网络后重试。已打开的课件会保存在本机，联网后自动同步。',
    refresh: '刷新',
    banner: '网络已断开，请检查网络后重试',
    slow: '服务器响应较慢，请稍候…',
  },
  unavailable: {
    title: '服务暂时不可用',
    text: '服务器暂时无法处理请求，恢复后会自动继续。如果一直这样，请联系管理员。',
  },
  failure: {
    title: '组件错误',
    loadTitle: '组件加载异常',
    text: '请强制刷新页面（Ctrl + F5）后重试。',
    chunk: '版本已更新，页面即将重新加载',
    refresh: '刷新页面',
    details: '错误信息',
  },
};

const en: SameTexts<typeof zh> = {
  productWithLatin: 'Lectern',
  offline: {
    title: 'Connection lost',
    text: 'Check the network and retry. An open courseware is kept on this device and syncs by itself.',
    refresh: 'Refresh',
    banner: 'Connection lost: check the network and retry',
    slow: 'The server is slow to answer; please wait…',
  },
  unavailable: {
    title: 'The service is unavailable',
    text: 'The server cannot answer just now; this page goes on by itself when it can. If it lasts, tell the administrator.',
  },
  failure: {
    title: 'Component error',
    loadTitle: 'Component loading exception',
    text: 'Force a refresh of the page (Ctrl + F5) and try again.',
    chunk: 'Version updated, the page will reload',
    refresh: 'Refresh the page',
    details: 'Error message',
  },
};

export const { useTexts: useAppTexts } = defineTexts(zh, en);
