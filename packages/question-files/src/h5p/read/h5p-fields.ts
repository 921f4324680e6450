import { type Content, contentOf, type Medium } from '@lectern/questions';
import type { Draft, Note, ReportBuilder } from '../../build/report-builder.ts';
import { contentOfMarkup } from '../../markup/content-of-markup.ts';
import { parseHtml } from '../../markup/parse-html.ts';

/** The fields of a content.json, which may have any value. */
export type Fields = Readonly<Record<string, unknown>>;

/** The package around a content, for the readers of libraries. */
export interface H5pContext {
  readonly builder: ReportBuilder;
  readonly notes: Note[];
  /** The bytes of a file of the content folder. */
  file(path: string): Uint8Array | undefined;
}

export type H5pDraft = Pick<Draft, 'kind' | 'stem' | 'body' | 'key' | 'rule'> &
  Pick<Partial<Draft>, 'feedback' | 'hints'>;

/** Reads one library; several questions where it has several. */
export type LibraryReader = (params: Fields, context: H5pContext) => H5pDraft[];

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function listOf(value: unknown, most = 200): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

export function textOfField(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOfField(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A text of HTML as a content. Pictures of H5P are fields of their own. */
export function htmlContent(value: unknown, { notes }: H5pContext): Content {
  const html = textOfField(value);
  if (html === '') return contentOf('');
  return contentOfMarkup(parseHtml(html), {
    medium: () => undefined,
    note: (code, state, detail) => notes.push({ code, state, ...(detail ? { detail } : {}) }),
    hasTex: true,
  });
}

/** The words of a text of HTML. */
export function wordsOf(value: unknown, context: H5pContext): string {
  return htmlContent(value, context)
    .paragraphs.flatMap(({ runs }) =>
      runs.map((run) => ('text' in run ? run.text : run.type === 'formula' ? run.latex : ' ')),
    )
    .join('')
    .trim();
}

/** The file of a field such as `{path: "images/a.png", mime: "image/png"}`. */
export function assetOf(value: unknown, { builder, file, notes }: H5pContext): string | undefined {
  const { path } = fieldsOf(value);
  const address = textOfField(path).replace(/#tmp$/, '');
  if (address === '') return undefined;
  const bytes = file(address);
  const asset = bytes && builder.file(bytes, address.split('/').at(-1) ?? '');
  if (!asset) notes.push({ code: 'file-missing', state: 'lost', detail: address.slice(0, 200) });
  return asset;
}

/** The medium of a question, which H5P shows above it; below the text here. */
export function mediumOf(value: unknown, context: H5pContext): Medium[] {
  const type = fieldsOf(fieldsOf(value).type ?? value);
  const params = fieldsOf(type.params);
  const library = textOfField(type.library);
  if (library.startsWith('H5P.Image')) {
    const asset = assetOf(params.file, context);
    const alt = textOfField(params.alt).slice(0, 1024);
    return asset ? [{ type: 'picture', asset, ...(alt ? { alt } : {}) }] : [];
  }
  const [name, field] = library.startsWith('H5P.Audio')
    ? (['audio', 'files'] as const)
    : (['video', 'sources'] as const);
  const [first] = listOf(params[field]);
  const asset = first === undefined ? undefined : assetOf(first, context);
  return asset ? [{ type: name, asset }] : [];
}

export function withMedia(content: Content, media: readonly Medium[]): Content {
  return media.length === 0 ? content : { ...content, media: [...(content.media ?? []), ...media] };
}
