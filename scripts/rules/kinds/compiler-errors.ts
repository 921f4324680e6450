import { API, type Diagnostic } from 'typescript/unstable/sync';

/**
 * The errors of the compiler in each of the files, which belong to `project`, a `tsconfig.json`; paths are absolute.
 * `tsc` would also check all files that these files import, which takes three times as much processor time.
 */
export function compilerErrors(project: string, files: readonly string[]): Map<string, string> {
  const api = new API();
  try {
    const program = api.updateSnapshot({ openProjects: [project] }).getProject(project)?.program;
    if (!program) throw new Error(`the compiler cannot open ${project}`);
    return new Map(
      files.map((file) => [file, program.getSemanticDiagnostics(file).map(messageOf).join('\n')]),
    );
  } finally {
    api.close();
  }
}

function messageOf({ text, messageChain = [] }: Diagnostic): string {
  return [text, ...messageChain.map(messageOf)].join('\n');
}
