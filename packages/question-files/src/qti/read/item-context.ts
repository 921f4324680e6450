import type { Run } from '@lectern/courseware';
import type { Content } from '@lectern/questions';
import type { Draft, Note } from '../../build/report-builder.ts';
import type { MarkupElement, MarkupNode } from '../../markup/node.ts';
import type { Declaration } from '../processing/declarations.ts';
import type { GivenResponse, ItemProcessor } from '../processing/process-item.ts';

/** The item around an interaction, for the readers of interactions. */
export interface ItemContext {
  readonly processor: ItemProcessor;
  readonly notes: Note[];
  /** Nodes as a content; `inline` reads elements with a meaning of their own. */
  content(
    nodes: readonly MarkupNode[],
    inline?: (element: MarkupElement) => readonly Run[] | undefined,
  ): Content;
  /** The picture of an interaction, with its size in pixels. */
  picture(element: MarkupElement | undefined): Picture | undefined;
}

export interface Picture {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/** An interaction as a question of ours, without the rule: `probes` show which rule of ours scores as the item does. */
export interface Converted {
  readonly draft: Pick<Draft, 'kind' | 'body' | 'key' | 'feedback'> & { readonly stem?: Content };
  /** Responses of ours: right, partly right and wrong ones. */
  readonly probes: readonly unknown[];
  /** A response of ours as the responses of the item. */
  given(response: unknown): Readonly<Record<string, GivenResponse>>;
}

/** Reads one interaction; undefined when it has no place in our kinds. */
export type InteractionReader = (interaction: MarkupElement, context: ItemContext) => Converted | undefined;

export function responseOf(interaction: MarkupElement): string {
  return interaction.attributes.get('responseIdentifier') ?? 'RESPONSE';
}

export function declarationIn(
  { processor }: ItemContext,
  interaction: MarkupElement,
): Declaration | undefined {
  return processor.session.declarations.get(responseOf(interaction));
}

/** The values of the correct response, as texts. */
export function correctTexts({ processor }: ItemContext, interaction: MarkupElement): string[] {
  return (processor.session.correctOf(responseOf(interaction))?.items ?? []).map((item) => `${item}`);
}

export function numberAttribute(element: MarkupElement, name: string): number | undefined {
  const number = Number(element.attributes.get(name) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

/** Our own identifiers begin with this, for an identifier may not begin with a digit. */
export const OWN_PREFIX = 'x_';

/** Ids of parts for identifiers of the file, and back. */
export class PartIds {
  readonly #ids = new Map<string, string>();
  readonly #identifiers = new Map<string, string>();

  constructor(identifiers: Iterable<string>) {
    for (const identifier of identifiers) {
      if (this.#ids.has(identifier)) continue;
      const bare = identifier.startsWith(OWN_PREFIX) ? identifier.slice(OWN_PREFIX.length) : identifier;
      const fits = bare.length > 0 && bare.length <= 60 && !this.#identifiers.has(bare);
      const id = fits ? bare : `part${this.#ids.size + 1}`;
      this.#ids.set(identifier, id);
      this.#identifiers.set(id, identifier);
    }
  }

  has(identifier: string): boolean {
    return this.#ids.has(identifier);
  }

  id(identifier: string): string {
    return this.#ids.get(identifier) ?? identifier.slice(0, 64);
  }

  identifier(id: string): string {
    return this.#identifiers.get(id) ?? id;
  }
}

export function identifierOf(element: MarkupElement): string {
  return element.attributes.get('identifier') ?? '';
}
