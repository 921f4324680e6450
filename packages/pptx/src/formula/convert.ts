import type { XmlElement } from '../package/xml.ts';

export function ommlToLatex(element: XmlElement): { latex: string; unknown: string[] } {
  return {
    latex: [...element.descendants()]
      .filter((c) => c.name === 'm:t')
      .map((c) => c.text)
      .join(''),
    unknown: [],
  };
}
