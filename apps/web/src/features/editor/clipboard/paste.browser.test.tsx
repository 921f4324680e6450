import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor } from '../testing/mounted-editor.tsx';

/** HTML as Word and browsers copy it, with parts that must not be pasted. */
const FOREIGN = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal>是一把<b>钥匙</b><o:p></o:p></p>
<ul><li><a href="https://example.org/rain">看图</a></li></ul><script>window.hit = 1</script>
<img src="/elsewhere.example/a.png" onerror="window.hit = 1"><iframe src="/elsewhere.example/b"></iframe>
<table><tr><td>月份</td><td>雨量</td></tr><tr><td>九月</td><td>31</td></tr></table><!--EndFragment--></body></html>`;

/** Cells in Excel's clipboard format, with formats in classes. */
const CELLS = `<html><head><style><!--td{color:black;font-weight:400;border:none}
.xl65{font-weight:700;background:#FFC000;border:.5pt solid windowtext}--></style></head><body><table>
<col width=64><col width=192><tr><td class=xl65>姓名</td><td class=xl65>评语</td></tr>
<tr><td>王芳</td><td>${'一场秋雨一场寒，十场秋雨要穿棉。'.repeat(12)}</td></tr></table></body></html>`;

/** A formula of Word with its fallback picture, a formula of a web page, and pinyin over characters. */
const LESSON = `<p>得<!--[if gte msEquation 12]><m:oMath><m:f><m:fPr/><m:num><m:r><span lang=EN-US>1</span></m:r></m:num><m:den><m:r><span>2</span></m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="https://elsewhere.example/c.png"><![endif]>与
<span class="katex"><span class="katex-mathml"><math><semantics><mi>y</mi><annotation encoding="application/x-tex">\\sqrt{x}</annotation></semantics></math></span><span class="katex-html">√x</span></span></p>
<p><ruby>春<rt>chūn</rt></ruby><ruby>天<rt>tiān</rt></ruby></p>`;

function paste(html: string): void {
  const copied = new DataTransfer();
  copied.setData('text/html', html);
  copied.setData('text/plain', 'words');
  const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

/** Addresses in the pasted HTML that were fetched. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('elsewhere.example'));

/** Writes a text and opens it with the cursor at its end. */
async function openText(editor: MountedEditor, y: number): Promise<void> {
  await editor.writeText('想一想：', { x: 100, y }, { x: 900, y: y + 60 });
  await editor.doubleClick({ x: 130, y: y + 20 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['End']);
}

it('text copied with its format keeps the format when it is pasted into another text', async () => {
  const editor = await mountEditor();
  await editor.writeText('重点', { x: 100, y: 100 }, { x: 500, y: 160 });
  await commands.press(['Control+b']);
  await editor.doubleClick({ x: 120, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['Control+a', 'Control+c', 'Escape', 'Escape']);
  await editor.button('文本').click();
  await editor.drag({ x: 100, y: 300 }, { x: 500, y: 360 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['Control+v', 'Escape']);
  const weights = () =>
    editor
      .words('重点')
      .elements()
      .map((each) => getComputedStyle(each).fontWeight);
  await expect.poll(weights).toEqual(['700', '700']);
});

it('text pasted from Word or a web page keeps its structure on the page, and runs no script and fetches no file', async () => {
  const editor = await mountEditor();
  performance.clearResourceTimings();
  editor.surface.element().focus();
  paste(FOREIGN);
  await expect.poll(() => editor.elements.length).toBe(2);
  await expect.poll(() => editor.styleOf('钥匙')?.fontWeight).toBe('700');
  await expect.poll(() => editor.elements[1]?.textContent).toContain('九月');
  await commands.press(['Control+z']);
  await expect.poll(() => editor.elements.length).toBe(0);
  expect('hit' in window).toBe(false);
  expect(fetched()).toEqual([]);
});

it('text pasted from Word or a web page into a text keeps its structure, and runs no script and fetches no file', async () => {
  const editor = await mountEditor();
  performance.clearResourceTimings();
  await openText(editor, 100);
  paste(FOREIGN);
  await expect.poll(() => editor.styleOf('钥匙')?.fontWeight).toBe('700');
  await expect.element(editor.words('看图')).toBeVisible();
  await commands.press(['Escape']);
  expect('hit' in window).toBe(false);
  expect(fetched()).toEqual([]);
});

it('pasted cells keep formats from classes and a frame of the drawn height', async () => {
  const editor = await mountEditor();
  editor.surface.element().focus();
  paste(CELLS);
  await expect.poll(() => editor.styleOf('姓名')?.fontWeight).toBe('700');
  const off = () => {
    const [frame] = editor.elements;
    const table = frame?.matches('[role="table"]') ? frame : frame?.querySelector('[role="table"]');
    const rows = table ? getComputedStyle(table).gridTemplateRows.split(' ').map(Number.parseFloat) : [];
    const drawn = rows.reduce((sum, height) => sum + height, 0);
    return Math.abs(drawn - (frame?.offsetHeight || drawn));
  };
  await expect.poll(off).toBeLessThan(1);
});

it.each([
  ['on the page', false],
  ['into a text', true],
])('formulas and pinyin that are pasted %s are kept', async (_where, isOpen) => {
  const editor = await mountEditor();
  editor.surface.element().focus();
  if (isOpen) await openText(editor, 500);
  paste(LESSON);
  await expect.poll(() => editor.parts('[data-formula] .katex').length).toBe(2);
  await expect.poll(() => editor.parts('[data-over], ruby').length).toBeGreaterThan(0);
  await expect.element(page.getByText(/没有取来/)).not.toBeInTheDocument();
});
