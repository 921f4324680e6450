import type { Endpoint } from '@lectern/protocol';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../setup/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

/** The calls of the document centre in section 7 of the specification: names of the query, then of the body. */
const DOCUMENT_CENTRE: readonly (readonly [call: string, query: string, body: string])[] = [
  [
    'POST /c/document/meta',
    'parent_id auto_rename',
    'global_title resource_type_code language custom_properties',
  ],
  ['POST /v0.1/visitor/cs/token', '', 'token_type service_name path params'],
  ['POST /c/document/token', '', 'token_type user_id path role scope params'],
  ['GET /c/share/url_info/:id', '', ''],
  ['GET /c/share/get_url', 'document_id', ''],
  ['GET /c/share/permission_info/:id', '', ''],
  ['GET /c/document/:id', '', ''],
  ['POST /c/document/actions/ectype', 'auto_rename type device_id', 'source_id parent_id'],
  ['GET /visitor/share/preview/info', '', ''],
  ['GET /visitor/share/share_resource/:id', '', ''],
  ['POST /visitor/share/verify_password/:identify', '', 'password user_id'],
  ['POST /c/document/actions/add_to_center', 'auto_rename type device_id source_tenant_id tab_source_id', ''],
  ['POST /c/document/actions/add_to_center/batch', '', 'parent_id container_id resource_list'],
  ['PATCH /c/document/rename', '', 'id name'],
  ['GET /c/users/:id', '', ''],
  ['GET /c/document/:id/uploadurl', '', ''],
  ['GET /c/document/exists', 'ids', ''],
  ['GET /c/search/materials/list', '$limit', ''],
  ['PUT /c/document/:id/association_teaching', '', 'teaching_material_id chapter_id'],
  ['GET /visitor/connect/documents/:id/users', 'user_type user_id', ''],
  ['POST /c/ndcps/task', '', 'tenant_name container_id resource_id'],
  ['GET /c/search/action/query_video', '$orderby $limit', ''],
  ['GET /c/search/action/query_file_type', '$orderby $limit', ''],
];

function namesOf(shape: Endpoint['query']): readonly string[] {
  if (!shape) return [];
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

it.each(DOCUMENT_CENTRE)('the call %s has the names of the specification', (call, query, body) => {
  const [method, path = ''] = call.split(' ');
  const whole = path.startsWith('/v0.1') ? `/api/documents${path}` : `/api/documents/v1.0${path}`;
  const endpoint = server.http.routes.endpoints.find((each) => each.method === method && each.path === whole);
  expect(endpoint).toBeDefined();
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  expect(namesOf(endpoint?.query)).toEqual(expect.arrayContaining(['client_platform', ...words(query)]));
  expect(namesOf(endpoint?.body)).toEqual(expect.arrayContaining(words(body)));
});
