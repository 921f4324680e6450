import { expect } from '@playwright/test';
import { registerTeacher } from '../account-api.ts';
import { EditorPage } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** A page with a shading, which elements cannot reproduce exactly, a text and a link. */
function shadedPdf(): Buffer {
  const content =
    '/Sh sh 1 1 1 rg BT /F1 40 Tf 60 300 Td (Photosynthesis) Tj ET BT /F1 20 Tf 60 250 Td (from light to sugar) Tj ET';
  const shading =
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 720 405] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.05 0.45 0.35] /C1 [0.1 0.2 0.5] /N 1 >> >>';
  const font = '<< /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> >>';
  return Buffer.from(
    `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 720 405] /Contents 4 0 R /Resources << /Font ${font} /Shading << /Sh ${shading} >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
trailer << /Root 1 0 R >>
`,
  );
}

test.describe('a page of a PDF', () => {
  test('is shown as its picture after import, and its download as PowerPoint lists its content', async ({
    page,
  }) => {
    const teacher = await registerTeacher(server.url);
    const editor = new EditorPage(page, server.url);
    await editor.openAs(teacher, await importFile(teacher, '光合作用.pdf', shadedPdf()));
    const picture = editor.slide.locator('[data-stage-layer="picture"]');
    const title = editor.slide.getByText('Photosynthesis');
    await expect(picture).toBeVisible();
    await page.getByRole('tab', { name: '页面', exact: true }).click();
    const asItLooks = page.getByRole('switch', { name: '按原样显示' });

    await test.step('its texts are in the page without paint, and the thumbnail shows the picture', async () => {
      await expect(asItLooks).toBeChecked();
      await expect(title).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(editor.thumbnails.first().locator('[data-stage-layer="picture"]')).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    });

    await test.step('the export to PowerPoint tells which of the two is exported', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载' }).click();
      await page.getByRole('menuitem', { name: 'PowerPoint（.pptx）' }).click();
      await download;
      await expect(page.getByText(/^按原样显示的 PDF 页在 PowerPoint 里只有文字、图片和图形/)).toBeVisible();
    });
  });
});
