import type { SubjectTool } from '@lectern/protocol/subject-tools';
import type { ToolList } from '../../../parts/subject-tools/index.ts';
import { TOOL_GROUPS, type ToolGroup } from './texts.ts';

/** The groups that the list offers: of the subjects, those that have a tool. */
export function groupsOf({
  tools,
  isOfSubject,
}: Pick<ToolList, 'tools' | 'isOfSubject'>): readonly ToolGroup[] {
  return TOOL_GROUPS.filter(
    (group) => !group.startsWith('$') || tools.some((tool) => isOfSubject(tool, group)),
  );
}

/** The tools of a group, in the order of `tools`; favourites in the order of `favourites`. */
export function toolsIn(
  group: ToolGroup,
  { tools, isOfSubject }: Pick<ToolList, 'tools' | 'isOfSubject'>,
  favourites: readonly string[],
): readonly SubjectTool[] {
  if (group === 'all') return tools;
  if (group === 'favourites')
    return favourites.flatMap((key) => tools.find(({ toolKey }) => toolKey === key) ?? []);
  return tools.filter((tool) => isOfSubject(tool, group));
}
