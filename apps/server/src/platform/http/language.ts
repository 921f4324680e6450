import type { Language } from '@lectern/protocol';

/** Browsers send few different headers; a hostile client must not fill the memory with more. */
const CACHE_MAX = 500;
const cache = new Map<string, Language>();

/**
 * The language of an Accept-Language header (RFC 9110, 12.5.4): zh or en, whichever has the higher weight, and Chinese
 * when neither is named.
 */
export function languageOf(header: string | undefined): Language {
  if (!header || header.length > 200) return 'zh';
  const known = cache.get(header);
  if (known) return known;
  const language = weigh(header);
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(header, language);
  return language;
}

function weigh(header: string): Language {
  let best: Language = 'zh';
  let bestWeight = 0;
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.startsWith('zh') ? 'zh' : tag.startsWith('en') ? 'en' : undefined;
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
