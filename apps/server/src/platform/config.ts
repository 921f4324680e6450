import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowNothing, type OutgoingAllowance, parseAllowance } from './outgoing/outgoing-allowance.ts';

export const ROLES = ['api', 'collab', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Visitors who may register: all, holders of a school's invitation, or none. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/**
 * The school's own service for class assessment. If either value is omitted, the web shows its own board with a note.
 */
export interface AssessmentConfig {
  readonly host: string | undefined;
  readonly appId: string | undefined;
}

/** Configuration from the environment, read once at the start (see `readConfig`). */
export interface Config {
  readonly port: number;
  /** Loopback unless LECTERN_HOST is set; `0.0.0.0` admits other machines. */
  readonly host: string;
  /** Folder of the program's data: database, objects, temporary files. */
  readonly dataFolder: string;
  /** If omitted, the program starts its own PostgreSQL under `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly s3: S3Config | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly roles: readonly Role[];
  readonly logLevel: LogLevel;
  /** Token that opens /metrics to other machines; without it they are refused. */
  readonly metricsToken: string | undefined;
  /** Path of Chromium; searched if omitted. */
  readonly chromium: string | undefined;
  /** Whether exports may be drawn by a browser without a jail, in its own sandbox alone. */
  readonly browserWithoutJail: boolean;
  /** Destinations outside the public internet that callbacks may reach. */
  readonly callbackAllowance: OutgoingAllowance;
  /** Addresses and networks of trusted proxies, whose headers state a caller's address and protocol. */
  readonly proxies: readonly string[];
  /** Space that stays free on the disk of the data folder, bytes: with less, uploads and edits are refused. */
  readonly reserveBytes: number;
  /** Address of the school's mobile client. */
  readonly appUrl: string | undefined;
  readonly assessment: AssessmentConfig;
  readonly registration: Registration;
  /** Whether the program was started by `npm run dev`. */
  readonly development: boolean;
  /** Whether passwords are hashed at the lowest cost: only in test servers, and never set by the environment. */
  readonly cheapPasswords: boolean;
}

/** A value in the environment is invalid. The messages name it and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly variable: string;
  readonly zh: string;
  readonly en: string;

  constructor(variable: string, zh: string, en: string) {
    super(`${variable} ${en}`);
    this.variable = variable;
    this.zh = `${variable} ${zh}`;
    this.en = `${variable} ${en}`;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const DEFAULT_PORT = 8101;
/**
 * Reserve for data that PostgreSQL itself writes until an administrator reacts: sign-ins, its write-ahead log, a
 * checkpoint.
 */
const DEFAULT_RESERVE_MB = 512;
const DEMO_PASSWORD_LENGTH = 8;

/** Reads the environment; an empty value counts as omitted. Throws ConfigError at the first invalid value. */
export function readConfig(environment: Environment): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  return {
    port: readPort(read('LECTERN_PORT')),
    host: readHost(read('LECTERN_HOST')),
    dataFolder: resolve(read('LECTERN_DATA') ?? `${PROJECT}.lectern`),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    s3: readS3(read),
    demo: readSwitch('LECTERN_DEMO', read('LECTERN_DEMO'), true),
    demoPassword: readDemoPassword(read('LECTERN_DEMO_PASSWORD')),
    roles: readRoles(read('LECTERN_ROLES')),
    logLevel: readLogLevel(read('LECTERN_LOG')),
    metricsToken: readMetricsToken(read('LECTERN_METRICS_TOKEN')),
    chromium: readProgram('LECTERN_CHROMIUM', read('LECTERN_CHROMIUM')),
    browserWithoutJail: readSwitch(
      'LECTERN_BROWSER_WITHOUT_JAIL',
      read('LECTERN_BROWSER_WITHOUT_JAIL'),
      false,
    ),
    callbackAllowance: readCallbackAllowance(read('LECTERN_CALLBACK_ALLOW')),
    proxies: readProxies(read('LECTERN_PROXIES')),
    reserveBytes: readReserve(read('LECTERN_RESERVE_MB')),
    appUrl: readAddress('LECTERN_APP_URL', read('LECTERN_APP_URL'), 'App 下载页', 'the app is offered'),
    assessment: {
      host: readAddress(
        'LECTERN_ASSESSMENT_URL',
        read('LECTERN_ASSESSMENT_URL'),
        '课堂评价服务',
        'class assessment is served',
      ),
      appId: readAssessmentApp(read('LECTERN_ASSESSMENT_APP_ID')),
    },
    registration: readRegistration(read('LECTERN_REGISTRATION')),
    development: readSwitch('LECTERN_DEV', read('LECTERN_DEV'), false),
    cheapPasswords: false,
  };
}

function readPort(value: string | undefined): number {
  if (value === undefined) return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new ConfigError(
    'LECTERN_PORT',
    `是“${value}”，应为 0 到 65535 的整数（0 表示任选一个空闲端口）`,
    `is "${value}", but must be a whole number from 0 to 65535 (0 takes any free port)`,
  );
}

/** Loopback by default; `none`, or addresses and networks. A trusted proxy can state any caller's address. */
function readProxies(value: string | undefined): readonly string[] {
  if (value === undefined) return ['loopback'];
  const names = value.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'none') return [];
  const wrong = names.find((name) => name !== 'loopback' && !isNetwork(name));
  if (wrong === undefined) return names;
  throw new ConfigError(
    'LECTERN_PROXIES',
    `含有“${wrong}”，应为逗号分隔的 IP 地址、网段（如 10.1.0.0/16）或 loopback，或只写 none`,
    `contains "${wrong}", but must be IP addresses, networks such as 10.1.0.0/16 or loopback, separated by commas, or only none`,
  );
}

/** An address, or an address with its prefix length; a network of all addresses would trust every caller. */
function isNetwork(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function readReserve(value: string | undefined): number {
  const megabytes = value === undefined ? DEFAULT_RESERVE_MB : Number(value);
  if (value === undefined || (/^\d{1,9}$/.test(value) && Number.isSafeInteger(megabytes)))
    return megabytes * 1_000_000;
  throw new ConfigError(
    'LECTERN_RESERVE_MB',
    `是“${value}”，应为以 MB 计的整数（0 表示不保留）`,
    `is "${value}", but must be a whole number of megabytes (0 retains none)`,
  );
}

/** An address that pages link to: http or https, without a password. */
function readAddress(name: string, value: string | undefined, zh: string, en: string): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (isHttp && url.username === '' && url.password === '') return url.href;
  throw new ConfigError(
    name,
    `应为${zh}的 http 或 https 地址`,
    `must be the http or https address at which ${en}`,
  );
}

function readAssessmentApp(value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.:-]{1,128}$/.test(value)) return value;
  throw new ConfigError(
    'LECTERN_ASSESSMENT_APP_ID',
    '应为 1 到 128 个字母、数字或 _ . : -',
    'must be 1 to 128 letters, digits or _ . : -',
  );
}

function readRegistration(value: string | undefined): Registration {
  if (value === undefined) return 'open';
  const registration = REGISTRATIONS.find((name) => name === value);
  if (registration !== undefined) return registration;
  throw new ConfigError(
    'LECTERN_REGISTRATION',
    `是“${value}”，应为 ${REGISTRATIONS.join('、')} 之一`,
    `is "${value}", but must be one of ${REGISTRATIONS.join(', ')}`,
  );
}

function readHost(value: string | undefined): string {
  if (value === undefined) return '127.0.0.1';
  if (/^[A-Za-z0-9.:_-]+$/.test(value)) return value;
  throw new ConfigError(
    'LECTERN_HOST',
    `是“${value}”，应为一个主机名或 IP 地址`,
    `is "${value}", but must be a host name or an IP address`,
  );
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  // The value may contain a password, so it is never printed.
  if (isPostgres && url.pathname.length > 1) return value;
  throw new ConfigError(
    'DATABASE_URL',
    '应形如 postgresql://用户:密码@主机:5432/数据库',
    'must look like postgresql://user:password@host:5432/database',
  );
}

const S3_REQUIRED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

function readS3(read: (name: string) => string | undefined): S3Config | undefined {
  const given = S3_REQUIRED.filter((name) => read(name) !== undefined);
  const [endpoint, bucket, accessKey, secretKey] = S3_REQUIRED.map(read);
  if (given.length === 0 && read('S3_REGION') === undefined) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    const missing = S3_REQUIRED.find((name) => read(name) === undefined) ?? 'S3_ENDPOINT';
    throw new ConfigError(
      missing,
      '缺失：使用 S3 存储时 S3_ENDPOINT、S3_BUCKET、S3_ACCESS_KEY、S3_SECRET_KEY 须全部给出',
      'is missing: for S3 storage S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must all be given',
    );
  }
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigError(
      'S3_ENDPOINT',
      `是“${endpoint}”，应为 http:// 或 https:// 开头的地址`,
      `is "${endpoint}", but must be an address that begins with http:// or https://`,
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(
      'S3_BUCKET',
      `是“${bucket}”，应为 3 到 63 个小写字母、数字、点或连字符`,
      `is "${bucket}", but must be 3 to 63 lower-case letters, digits, dots or hyphens`,
    );
  }
  return { endpoint, bucket, accessKey, secretKey, region: read('S3_REGION') ?? 'us-east-1' };
}

function readSwitch(name: string, value: string | undefined, left: boolean): boolean {
  if (value === undefined) return left;
  if (value === '1') return true;
  if (value === '0') return false;
  throw new ConfigError(name, `是“${value}”，应为 0 或 1`, `is "${value}", but must be 0 or 1`);
}

function readDemoPassword(value: string | undefined): string | undefined {
  if (value === undefined || [...value].length >= DEMO_PASSWORD_LENGTH) return value;
  throw new ConfigError(
    'LECTERN_DEMO_PASSWORD',
    `太短，至少 ${DEMO_PASSWORD_LENGTH} 个字符`,
    `is too short: it must have at least ${DEMO_PASSWORD_LENGTH} characters`,
  );
}

function readRoles(value: string | undefined): readonly Role[] {
  if (value === undefined) return ROLES;
  const names = value.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !ROLES.some((role) => role === name));
  if (wrong === undefined) return ROLES.filter((role) => names.includes(role));
  throw new ConfigError(
    'LECTERN_ROLES',
    `含有“${wrong}”，只能是 api、collab、worker 中的一个或几个，用逗号分隔`,
    `contains "${wrong}", but may only contain api, collab and worker, separated by commas`,
  );
}

function readLogLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (level !== undefined) return level;
  throw new ConfigError(
    'LECTERN_LOG',
    `是“${value}”，应为 ${LOG_LEVELS.join('、')} 之一`,
    `is "${value}", but must be one of ${LOG_LEVELS.join(', ')}`,
  );
}

function readProgram(name: string, value: string | undefined): string | undefined {
  if (value === undefined || isAbsolute(value)) return value;
  throw new ConfigError(
    name,
    `是“${value}”，应为程序的完整路径`,
    `is "${value}", but must be the absolute path of a program`,
  );
}

function readMetricsToken(value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 16) return value;
  throw new ConfigError(
    'LECTERN_METRICS_TOKEN',
    '太短，至少 16 个字符',
    'is too short: it must have at least 16 characters',
  );
}

function readCallbackAllowance(value: string | undefined): OutgoingAllowance {
  const allowance = value === undefined ? allowNothing : parseAllowance(value);
  if (!('wrong' in allowance)) return allowance;
  throw new ConfigError(
    'LECTERN_CALLBACK_ALLOW',
    `含有“${allowance.wrong}”，应为逗号分隔的 IP 地址、网段（如 10.1.0.0/16）或主机名`,
    `contains "${allowance.wrong}", but must be IP addresses, networks such as 10.1.0.0/16, or host names, separated by commas`,
  );
}
