import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Vitest begins with the files that took longest the last time or, in a fresh clone without such data, with the
 * largest. Files whose first line has `@first` take longer than their size suggests, and run before the others of their
 * project: if one began last, it would run alone in the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isFirst), ...own.filter((file) => !isFirst(file))];
    });
  }
}

const isFirst = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @first');
