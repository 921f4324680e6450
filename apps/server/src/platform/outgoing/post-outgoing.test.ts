import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowNothing, parseAllowance } from './outgoing-allowance.ts';
import { OutgoingGuard, OutgoingRefused, type Resolve } from './outgoing-guard.ts';
import { postOutgoing } from './post-outgoing.ts';
import { isPublicAddress } from './public-address.ts';

/** Responds to every call, and counts them. */
let canary: Server;
let port: number;
let hits: string[];
beforeAll(async () => {
  canary = createServer((request, reply) => {
    hits.push(`${request.method} ${request.url}`);
    if (request.url === '/away') reply.writeHead(307, { location: `http://127.0.0.1:${port}/target` });
    reply.end(request.url === '/long' ? 'x'.repeat(1_000_000) : 'seen');
  });
  // The server also listens on IPv6, if the machine has it.
  canary.listen(0);
  await once(canary, 'listening');
  port = (canary.address() as { port: number }).port;
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});
beforeEach(() => {
  hits = [];
});

const post = (guard: OutgoingGuard, url: string, timeoutMs = 5_000) =>
  postOutgoing(guard, { url, headers: {}, body: '{}', timeoutMs });
const allowed = (text: string) => {
  const allowance = parseAllowance(text);
  if ('wrong' in allowance) throw new Error(allowance.wrong);
  return allowance;
};
const strict = new OutgoingGuard(allowNothing);
const ownAddresses = Object.values(networkInterfaces())
  .flat()
  .flatMap((one) => (one && !one.address.startsWith('fe80') ? [one.address] : []));

describe('an address from a user', () => {
  const forms = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '127.00.00.01',
    '１２７.０.０.１',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
    '[fec0::1]',
    '[::ffff:a9fe:a9fe]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127%2e0%2e0%2e1',
    '0x7f.1',
    '0300.0250.0.1',
    '3232235521',
    'ｌｏｃａｌｈｏｓｔ',
    'loc\talhost',
    'example.org@127.0.0.1',
    'example.org%40@127.0.0.1',
    '127.0.0.1\\@example.org',
  ];
  it.each(forms)('cannot be reached as http://%s', async (host) => {
    await expect(post(strict, `http://${host}:${port}/`)).rejects.toThrow();
    expect(hits).toEqual([]);
  });

  it('cannot be reached under another address of this machine', async () => {
    for (const address of ownAddresses) {
      const host = address.includes(':') ? `[${address}]` : address;
      if (isPublicAddress(address)) continue;
      await expect(post(strict, `http://${host}:${port}/`)).rejects.toThrow(OutgoingRefused);
    }
    expect(hits).toEqual([]);
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'http://user:secret@example.org/',
    'http://user@example.org/',
    'http://:@127.0.0.1/',
    'http:127.0.0.1/',
    'http:\\\\127.0.0.1/',
    'HTTP:////127.0.0.1/',
    'http://127.0.0.1#@example.org/',
    'http://127.0.0.1?@example.org/',
    'http://[fe80::1%25eth0]/',
    'http://[::1',
    'http://127.0.0.1\u0000.example.org/',
    'jar:http://127.0.0.1/',
    '/relative',
    '',
    `http://example.org/${'x'.repeat(3000)}`,
  ])('is refused before any look-up: %s', (url) => {
    expect(() => strict.parse(url)).toThrow(OutgoingRefused);
  });

  it('is refused when its name resolves to this machine, even with only one of its addresses', async () => {
    const answers = [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1'], ['::ffff:10.0.0.1'], []];
    for (const addresses of answers) {
      const guard = new OutgoingGuard(allowNothing, async () => addresses.map((address) => ({ address })));
      await expect(post(guard, `http://hooks.example:${port}/`)).rejects.toThrow(OutgoingRefused);
    }
    expect(hits).toEqual([]);
  });

  it('is resolved once: a changed name is not looked up again', async () => {
    let asked = 0;
    // A network for documentation, where no host responds: allowed here, so that a later connection would be noticed.
    const rebinding: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1' }];
    };
    const guard = new OutgoingGuard(allowed('192.0.2.0/24'), rebinding);
    await expect(post(guard, `http://hooks.example:${port}/`, 300)).rejects.toThrow();
    expect({ asked, hits }).toEqual({ asked: 1, hits: [] });
  });

  it('is checked again at each try, and refused when its name then resolves into the school’s network', async () => {
    let asked = 0;
    const rebinding: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1' }];
    };
    const guard = new OutgoingGuard(allowed('192.0.2.0/24'), rebinding);
    await expect(post(guard, `http://hooks.example:${port}/`, 300)).rejects.not.toThrow(OutgoingRefused);
    await expect(post(guard, `http://hooks.example:${port}/`, 300)).rejects.toThrow(OutgoingRefused);
    expect({ asked, hits }).toEqual({ asked: 2, hits: [] });
  });

  it('is reached when the administrator allows it, but redirects are not followed', async () => {
    const guard = new OutgoingGuard(allowed('127.0.0.0/8, ::1'));
    expect(await post(guard, `http://127.0.0.1:${port}/direct`)).toBe(200);
    expect(await post(guard, `http://127.0.0.1:${port}/away`)).toBe(307);
    expect(await post(guard, `http://127.0.0.1:${port}/long`)).toBe(200);
    expect(hits).toEqual(['POST /direct', 'POST /away', 'POST /long']);
    await expect(post(guard, `http://[::ffff:10.0.0.1]:${port}/`)).rejects.toThrow(OutgoingRefused);
  });

  it('is reached when its name is allowed, whichever address it resolves to', async () => {
    const resolve: Resolve = async () => [{ address: '127.0.0.1' }];
    const guard = new OutgoingGuard(allowed('hooks.school.example'), resolve);
    expect(await post(guard, `http://Hooks.School.example:${port}/`)).toBe(200);
    await expect(post(guard, `http://other.school.example:${port}/`)).rejects.toThrow(OutgoingRefused);
  });

  it('fails in time when it does not respond', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const at = (silent.address() as { port: number }).port;
    const guard = new OutgoingGuard(allowed('127.0.0.1'));
    await expect(post(guard, `http://127.0.0.1:${at}/`, 200)).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });
});

describe('the public internet', () => {
  it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:2800:21f:cb07::1', '2400:cb00::1'])(
    'includes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2001::1',
    '2002:a00:1::',
    'example.org',
    '',
  ])('does not include %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the list of allowed destinations', () => {
  it.each(['10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', 'http://host', 'a b', '*', '10.0.0'])(
    'reports the invalid entry: %s',
    (entry) => expect(parseAllowance(`127.0.0.1,${entry}`)).toEqual({ wrong: entry }),
  );
});
