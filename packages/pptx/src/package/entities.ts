const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the five predefined and the numeric entities; others stay as they are written. */
export function decodeEntities(text: string): string {
  let out = '';
  let from = 0;
  for (;;) {
    const at = text.indexOf('&', from);
    if (at < 0) return out + text.slice(from);
    out += text.slice(from, at);
    const semicolon = text.indexOf(';', at);
    if (semicolon < 0 || semicolon - at > 12) {
      out += '&';
      from = at + 1;
      continue;
    }
    out += entity(text.slice(at + 1, semicolon));
    from = semicolon + 1;
  }
}

function entity(name: string): string {
  if (name[0] === '#') {
    const hex = name[1] === 'x' || name[1] === 'X';
    const code = hex ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return valid ? String.fromCodePoint(code) : '\ufffd';
  }
  return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? '') : `&${name};`;
}
