import type { ForeignElement } from '../text/paste/foreign-element.ts';

/** Parses markup in which every element is closed: enough of XML for these tests. */
export function parsed(markup: string): ForeignElement {
  const open: { name: string; attributes: Record<string, string>; children: (ForeignElement | string)[] }[] =
    [{ name: 'body', attributes: {}, children: [] }];
  for (const [, end, name = '', said = '', closed, text] of markup.matchAll(
    /<(\/)?([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1)?.children.push(text.replace(/&lt;/g, '<').replace(/&amp;/g, '&'));
    else if (end) {
      const { name: own, attributes, children } = open.pop() ?? { name: '', attributes: {}, children: [] };
      open.at(-1)?.children.push(made(own, attributes, children));
    } else {
      const attributes = Object.fromEntries(
        [...said.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      if (closed) open.at(-1)?.children.push(made(name, attributes, []));
      else open.push({ name, attributes, children: [] });
    }
  }
  const [body] = open;
  return made('body', {}, body?.children ?? []);
}
function made(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (ForeignElement | string)[],
): ForeignElement {
  return { name, attribute: (key) => attributes[key], children };
}
