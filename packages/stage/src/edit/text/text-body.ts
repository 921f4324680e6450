import type { Paragraph, ParagraphProps, Run, RunProps, TextBody } from '@lectern/courseware';

/** Properties to set; `undefined` removes a property, so that it is inherited again. */
export type RunPatch = { readonly [K in keyof RunProps]?: RunProps[K] | undefined };
/** Computes the new properties of a paragraph. */
export type ParagraphChange = (props: ParagraphProps) => ParagraphProps;

export function patchedRun(props: RunProps | undefined, patch: RunPatch): RunProps | undefined {
  const next: Record<string, unknown> = { ...props };
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  // All keys and values come from RunProps.
  return Object.keys(next).length === 0 ? undefined : (next as RunProps);
}

/** Changes the style of every run of a body, the ends of paragraphs included. */
export function withRunPatch(body: TextBody, patch: RunPatch): TextBody {
  return {
    ...body,
    paragraphs: body.paragraphs.map((paragraph) => {
      const runs = paragraph.runs.map((run) => withProps(run, patchedRun(run.props, patch)));
      const endProps = patchedRun(paragraph.endProps, patch);
      return withEnd({ ...paragraph, runs }, endProps);
    }),
  };
}

export function withParagraphChange(body: TextBody, change: ParagraphChange): TextBody {
  return {
    ...body,
    paragraphs: body.paragraphs.map((paragraph) => changedParagraph(paragraph, change)),
  };
}

export function changedParagraph(paragraph: Paragraph, change: ParagraphChange): Paragraph {
  const { props: before, ...rest } = paragraph;
  const entries = Object.entries(change(before ?? {})).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? rest : { props: Object.fromEntries(entries) as ParagraphProps, ...rest };
}

/** The plain text: one line per paragraph, and a break starts a line, too. */
export function plainText(body: TextBody): string {
  return body.paragraphs
    .map((paragraph) =>
      paragraph.runs
        .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
        .join(''),
    )
    .join('\n');
}

/** Paragraphs of plain text, one per line, in one style. */
export function bodyOfText(text: string, props?: RunProps): TextBody {
  return {
    paragraphs: text.split(/\r\n|\r|\n/).map((line) => ({
      runs: line === '' ? [] : [{ type: 'text', text: line, ...(props ? { props } : {}) }],
      ...(props && line === '' ? { endProps: props } : {}),
    })),
  };
}

function withProps(run: Run, props: RunProps | undefined): Run {
  const { props: _before, ...rest } = run;
  return props ? { ...rest, props } : rest;
}

function withEnd(paragraph: Paragraph, endProps: RunProps | undefined): Paragraph {
  const { endProps: _before, ...rest } = paragraph;
  return endProps ? { ...rest, endProps } : rest;
}
