import { expect, it, onTestFinished, vi } from 'vitest';
import { openPrintDialog } from './print-job.ts';

const JOB = { title: '单元练习', paper: { w: 210, h: 297, margin: 10 } };

/** Mocks the browser's print dialog, which is open until `afterprint`. */
function mockDialog(onPrint: () => void = () => undefined) {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    onPrint();
    queueMicrotask(() => window.dispatchEvent(new Event('afterprint')));
  });
  onTestFinished(() => print.mockRestore());
  return print;
}

/** The document during a print: its title, rules for paper, and the sheets beside the page. */
function printed() {
  const rules = document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  );
  return {
    title: document.title,
    rule: rules.filter((text) => text.startsWith('@page')),
    sheets: [...document.querySelectorAll('body > [inert] > section')].map((sheet) => sheet.textContent),
  };
}

const drawTwo = async (host: HTMLElement) => {
  host.innerHTML = '<section>一</section><section>二</section>';
  return true;
};

it('prints the drawn sheets on the paper under the title of the job, and removes them afterwards', async () => {
  const before = printed();
  let during: ReturnType<typeof printed> | undefined;
  mockDialog(() => {
    during = printed();
  });
  await openPrintDialog({ ...JOB, draw: drawTwo });
  expect(during).toEqual({
    title: '单元练习',
    rule: ['@page { size: 210mm 297mm; margin: 10mm; }'],
    sheets: ['一', '二'],
  });
  expect(printed()).toEqual(before);
});

it('opens no dialog when the drawing was aborted or failed, and removes the sheets', async () => {
  const before = printed();
  const print = mockDialog();
  await openPrintDialog({ ...JOB, draw: async (host) => (await drawTwo(host)) && false });
  const draw = async (host: HTMLElement) => {
    await drawTwo(host);
    throw new Error('no font');
  };
  await expect(openPrintDialog({ ...JOB, draw })).rejects.toThrow('no font');
  expect(print).not.toHaveBeenCalled();
  expect(printed()).toEqual(before);
});
