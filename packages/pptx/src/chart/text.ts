import type { RunProps } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { readRunProps } from '../read/text/run-props.ts';

/** The `val` attribute of a child. */
export function val(holder: XmlElement | undefined, name: string): string | undefined {
  return holder?.child(name)?.attr('val');
}

/** The run properties of a c:txPr: the defaults of its first paragraph. */
export function chartText(element: XmlElement | undefined, scope: TreeScope): RunProps | undefined {
  return readRunProps(element?.path('a:p', 'a:pPr', 'a:defRPr'), scope);
}

/** Text and format of a c:title (21.2.2.210): its own paragraphs, or a cached cell value. */
export function titleOf(
  title: XmlElement | undefined,
  scope: TreeScope,
): { text: string; props: RunProps | undefined } {
  const rich = title?.path('c:tx', 'c:rich');
  const cached = title?.path('c:tx', 'c:strRef', 'c:strCache');
  const text = rich
    ? rich
        .all('a:p')
        .map((paragraph) => textOf(paragraph))
        .join('\n')
    : (cached?.all('c:pt') ?? []).map((point) => point.child('c:v')?.text ?? '').join(' ');
  const paragraph = rich?.child('a:p');
  const inherited =
    readRunProps(paragraph?.path('a:pPr', 'a:defRPr'), scope) ?? chartText(title?.child('c:txPr'), scope);
  const own = readRunProps(paragraph?.child('a:r')?.child('a:rPr'), scope);
  return { text: text.trim(), props: inherited || own ? { ...inherited, ...own } : undefined };
}

/** PowerPoint's placeholder for an empty title, in the language of the file. */
export function defaultTitle(title: XmlElement): string {
  const chinese = [...title.descendants()].some((child) => child.attr('lang')?.startsWith('zh'));
  return chinese ? '图表标题' : 'Chart Title';
}

function textOf(paragraph: XmlElement): string {
  let text = '';
  for (const child of paragraph.descendants()) {
    if (child.name === 'a:t') text += child.text;
    else if (child.name === 'a:br') text += '\n';
  }
  return text;
}
