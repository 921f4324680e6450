import { escapeXml } from '@lectern/pptx/package';

/** An element with attributes; children are XML already. */
export function el(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(`${value}`)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** An element of one text. */
export function textEl(name: string, text: string | number | boolean): string {
  return `<${name}>${escapeXml(`${text}`)}</${name}>`;
}

/** HTML or words within a `text` element. */
export function cdata(text: string): string {
  // The escaping removes characters that XML does not allow; the markup itself stays as it is.
  const allowed = /[<&]/.test(text)
    ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    : escapeXml(text);
  return `<text>${allowed}</text>`;
}
