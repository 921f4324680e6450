import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { HttpServer } from './http-server.ts';
import { openApiDocument } from './openapi.ts';

/** Allows the viewer's own files and nothing from other hosts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The viewer's only style element, for its icon.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the endpoints' documentation at `/docs` for people and at `/docs/json` for programs. Called after every
 * feature has registered.
 */
export async function serveDocs(http: HttpServer): Promise<void> {
  const document = openApiDocument(http.routes.endpoints);
  // Fastify's type of the document is of OpenAPI 3.0; a test checks the document.
  await http.fastify.register(swagger, { mode: 'static', specification: { document: document as never } });
  await http.fastify.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: () => POLICY,
    uiConfig: { deepLinking: true, validatorUrl: null, layout: 'BaseLayout' },
  });
}
