import { type ResourceTypeCode, resourceTypeCode } from '@lectern/protocol/document-shapes';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { OPENED_RESOURCE } from './resource-id.ts';

/** A file of the disk that lies over the slide. */
export interface OpenedResource {
  /** Its document. */
  readonly id: string;
  readonly name: string;
  readonly kind: ResourceTypeCode;
}

/** Has the lesson keep which file it is; answers the id of the tool that shows it. */
export function keepResource(lesson: ToolLesson, { id, name, kind }: OpenedResource): string {
  const toolId = `${OPENED_RESOURCE}/${id}`;
  lesson.state(toolId).change({ name, kind });
  return toolId;
}

/** The file that an open tool shows, by the tool's id and what the lesson keeps of it. */
export function resourceOf(toolId: string, kept: Readonly<Record<string, unknown>>): OpenedResource {
  const kind = resourceTypeCode.safeParse(kept.kind);
  return {
    id: toolId.slice(OPENED_RESOURCE.length + 1),
    name: typeof kept.name === 'string' ? kept.name : '',
    kind: kind.success ? kind.data : 'assets',
  };
}
