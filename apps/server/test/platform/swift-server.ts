import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../src/platform/config.ts';

/** The Python for which Debian installs Swift. */
const PYTHON = '/usr/bin/python3';
const PROGRAMS = fileURLToPath(new URL('./swift-programs.py', import.meta.url));
const STORES = ['account', 'container', 'object'] as const;
/** Time for the four programs to start on a busy machine, milliseconds. */
const STARTS_WITHIN_MS = 60_000;

export interface SwiftServer {
  readonly config: S3Config;
  close(): Promise<void>;
}

/** Whether OpenStack Swift is installed (Debian: swift-proxy, swift-account, swift-container, swift-object). */
export function hasSwift(): boolean {
  return ['proxy', ...STORES].every(
    (name) => spawnSync('which', [`swift-${name}-server`], { stdio: 'ignore' }).status === 0,
  );
}

/**
 * OpenStack Swift on loopback with its S3 interface (`s3api`) and a bucket: an independent S3 server. Its files
 * are in a temporary folder that is deleted with it.
 */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-swift-'));
  const [proxyPort = 0, ...storePorts] = await freePorts(1 + STORES.length);
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
  const write = (name: string, lines: string) => writeFileSync(join(folder, name), lines);
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n');
  for (const [at, name] of STORES.entries())
    write(`${name}.conf`, storeConfig(folder, name, storePorts[at] ?? 0));
  write('proxy.conf', proxyConfig(folder, proxyPort));
  const programs = spawn(PYTHON, [PROGRAMS, folder, ...storePorts.map(String)], { stdio: 'ignore' });
  const close = async () => {
    await ended(programs);
    // The programs end a moment later.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const config = {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    region: 'us-east-1',
    bucket: 'lectern',
    accessKey: 'school:lectern',
    secretKey: 'a-secret-of-the-tests',
  };
  try {
    await makeBucket(config);
  } catch (error) {
    await close();
    throw error;
  }
  return { config, close };
}

function storeConfig(folder: string, name: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;
}

function proxyConfig(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_school_lectern = a-secret-of-the-tests .admin
[filter:slo]
use = egg:swift#slo
`;
}

async function makeBucket({ endpoint, region, bucket, accessKey, secretKey }: S3Config): Promise<void> {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
  const until = Date.now() + STARTS_WITHIN_MS;
  try {
    for (;;) {
      try {
        await client.send(new CreateBucketCommand({ Bucket: bucket }));
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  } finally {
    client.destroy();
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGKILL');
  });
}
