import type { SameTexts } from '../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
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
