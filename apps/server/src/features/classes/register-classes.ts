import { loadSecret } from '../../platform/database/secret.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { ClassAccess } from './class-access.ts';
import { routeClasses } from './classes.routes.ts';
import { ClassesService, type ClassPorts } from './classes.service.ts';
import { ClassesStore } from './classes.store.ts';
import type { ClassTables } from './classes.tables.ts';
import { SchoolClassesService } from './school-classes.service.ts';
import { SchoolClassesStore } from './school-classes.store.ts';
import { routeStudentPhotos } from './student-photos.routes.ts';
import { StudentPhotoLinks } from './student-photos.ts';
import { StudentsService } from './students.service.ts';
import { StudentsStore } from './students.store.ts';

/** Registers classes, their teachers and their pupils. */
export async function registerClasses(
  ground: Ground,
  { accounts }: ClassPorts,
): Promise<Registered<ClassesService>> {
  const { clock, database, log, objects, objectSweep, routes } = ground;
  const store = new ClassesStore(database);
  const access = new ClassAccess(store, accounts);
  const studentsStore = new StudentsStore(database);
  const ofSchool = new SchoolClassesService({
    store,
    list: new SchoolClassesStore(database.withTables<ClassTables>()),
    accounts,
    clock,
  });
  const service = new ClassesService({
    store,
    access,
    students: studentsStore,
    ofSchool,
    accounts,
    clock,
    log,
  });
  const links = new StudentPhotoLinks(new LinkSigner(await loadSecret(database, 'class_photo_links'), clock));
  const students = new StudentsService({
    store: studentsStore,
    access,
    accounts,
    objects,
    links,
    clock,
    log,
  });
  objectSweep.names('objects', (hashes) => studentsStore.named(hashes));
  routeClasses(routes, service, students);
  routeStudentPhotos(routes, objects, students);
  const personal: readonly PersonalRow<ClassTables>[] = [
    {
      table: 'class_teacher',
      column: 'account_id',
      onCancel: { remove: (userId) => service.leaveAll(userId) },
      export: {
        file: 'classes.json',
        about: { zh: '任教的班级', en: 'classes that you teach' },
        read: (userId) => service.taughtBy(userId),
      },
    },
  ];
  return { service, close: nothingToClose, personal };
}
