import { LessonDocument } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { onToldClass, tellClass } from './lesson-class.ts';

it('a follower is notified of the current class, and of each change of it', () => {
  const document = new LessonDocument(new Y.Doc());
  const heard: (string | null)[] = [];
  onToldClass(document, (id) => heard.push(id))();
  expect(heard, 'no class was announced before').toEqual([]);
  tellClass(document, 'a', 1);
  const stop = onToldClass(document, (id) => heard.push(id));
  tellClass(document, 'a', 2);
  tellClass(document, null, 3);
  stop();
  tellClass(document, 'b', 4);
  expect(heard).toEqual(['a', 'a', null]);
});
