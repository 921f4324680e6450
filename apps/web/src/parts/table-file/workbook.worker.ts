import { readWorkbook, type WorkbookRead } from './read-workbook.ts';

/** Reads one workbook and ends: whatever a file does to it, the page goes on. */
addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  void readWorkbook(event.data).then((read: WorkbookRead) => postMessage(read));
});
