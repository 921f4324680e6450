import { getTerms, setTerms, USUAL_TERMS } from '@lectern/protocol/terms';
import { afterAll, expect, it } from 'vitest';
import { createSchool, signIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';

const server = await startTestServer({ features: ['terms'], config: { roles: ['api'] } });
afterAll(() => server.close());

const autumn = { month: 9, day: 1 };
const spring = { month: 2, day: 20 };

it('terms begin as set by the teacher, otherwise by the school, otherwise on the default days', async () => {
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId });
  const dean = await signInTeacher(server, { organisationId, identities: ['TEACHER', 'ACADEMIC_STAFF'] });
  const stranger = await signInTeacher(server);
  expect(await server.call(getTerms, {}, chen)).toEqual({
    begins: USUAL_TERMS,
    of: 'nobody',
    mine: null,
    school: null,
    may_set_school: false,
  });
  // The terms are sorted by date, for any order in the request.
  const said = await server.call(setTerms, { body: { of: 'school', begins: [autumn, spring] } }, dean);
  expect(said).toMatchObject({ begins: [spring, autumn], of: 'school', may_set_school: true });
  expect(await server.call(getTerms, {}, chen)).toMatchObject({ begins: [spring, autumn], of: 'school' });
  expect(await server.call(getTerms, {}, stranger)).toMatchObject({ of: 'nobody' });

  await server.call(setTerms, { body: { of: 'me', begins: [{ month: 3, day: 1 }] } }, chen);
  await server.call(setTerms, { body: { of: 'me', begins: [{ month: 3, day: 2 }] } }, chen);
  expect(await server.call(getTerms, {}, chen)).toMatchObject({
    begins: [{ month: 3, day: 2 }],
    of: 'me',
    school: [spring, autumn],
  });
  expect(await server.call(getTerms, {}, dean)).toMatchObject({ of: 'school', mine: null });
  expect(await server.call(setTerms, { body: { of: 'me', begins: null } }, chen)).toMatchObject({
    of: 'school',
    mine: null,
  });
});

it('terms of a school are set only by users who oversee it', async () => {
  const organisationId = await createSchool(server);
  const body = { of: 'school' as const, begins: [autumn] };
  const teacher = await signInTeacher(server, { organisationId });
  expect(await server.fails(setTerms, { body }, teacher)).toMatchObject({ code: 'FORBIDDEN' });
  // A user without a school cannot set terms of a school.
  expect(await server.fails(setTerms, { body }, await signIn(server))).toMatchObject({ code: 'FORBIDDEN' });
  const admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
  await server.call(setTerms, { body }, admin);
  expect(await server.call(setTerms, { body: { of: 'school', begins: null } }, admin)).toMatchObject({
    school: null,
  });
});

it('terms begin on valid days of a year, and no two on the same day', async () => {
  const chen = await signInTeacher(server);
  for (const begins of [
    [],
    [{ month: 2, day: 30 }],
    [{ month: 13, day: 1 }],
    [autumn, autumn],
    [1, 3, 5, 7, 9].map((month) => ({ month, day: 1 })),
  ]) {
    const answer = await server.fails(setTerms, { body: { of: 'me', begins } }, chen);
    expect(answer).toMatchObject({ code: 'INVALID_INPUT' });
  }
});
