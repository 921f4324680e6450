import { type SignedIn, signIn } from './sessions.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface TwoTeachers {
  readonly server: TestServer;
  readonly chen: SignedIn;
  readonly li: SignedIn;
}

/** A server with two teachers without documents in common; the caller closes it. */
export async function startTwoTeachers(): Promise<TwoTeachers> {
  const server = await startTestServer();
  const [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  return { server, chen, li };
}
