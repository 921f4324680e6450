import { newId } from '@lectern/base';
import type { Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from './account-api.ts';
import { newCourseware } from './editor-page.ts';

const CLASSES = '/api/classes/v1/classes';

/** Creates a class of that teacher with pupils of these names. */
export async function newClass(
  teacher: ApiSession,
  class_name: string,
  names: readonly string[],
): Promise<string> {
  const class_id = newId();
  await teacher.call('POST', CLASSES, { class_id, class_name });
  const added = names.map((real_name, index) => ({
    member_id: newId(),
    real_name,
    student_number: String(index + 1),
    seat: index < 48 ? { row: Math.floor(index / 8) + 1, column: (index % 8) + 1 } : null,
  }));
  await teacher.call('POST', `${CLASSES}/${class_id}/students/actions/change`, { change_id: newId(), added });
  return class_id;
}

/** Teaches a class in the show, with a courseware of one page and the toolbar at the bottom. */
export async function teachClass(page: Page, url: string, names: readonly string[]): Promise<ApiSession> {
  await barAtBottom(page);
  const teacher = await registerTeacher(url);
  await newClass(teacher, '三年级2班', names);
  const documentId = await newCourseware(teacher, '班会');
  await signIn(page, url, teacher, `/play?fileId=${documentId}`);
  return teacher;
}
