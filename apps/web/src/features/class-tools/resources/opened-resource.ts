import { type ResourceTypeCode, resourceTypeCode } from '@lectern/protocol/document-shapes';
import type { ToolLesson } from '../../../parts/lessons/index.ts';

/** Id of the catalogue row; each open file is an instance of that tool. */
export const OPENED_RESOURCE = 'resource';

/** A file of the disk that is open over the slide. */
export interface OpenedResource {
  /** Id of the resource's document. */
  readonly id: string;
  readonly name: string;
  readonly kind: ResourceTypeCode;
}

/** Stores the file in the lesson; returns the id of the tool that shows it. */
export function keepResource(lesson: ToolLesson, { id, name, kind }: OpenedResource): string {
  const toolId = `${OPENED_RESOURCE}/${id}`;
  lesson.state(toolId).change({ name, kind });
  return toolId;
}

/** The file of an open tool, from the tool's id and its state in the lesson. */
export function resourceOf(toolId: string, kept: Readonly<Record<string, unknown>>): OpenedResource {
  const kind = resourceTypeCode.safeParse(kept.kind);
  return {
    id: toolId.slice(OPENED_RESOURCE.length + 1),
    name: typeof kept.name === 'string' ? kept.name : '',
    kind: kind.success ? kind.data : 'assets',
  };
}
