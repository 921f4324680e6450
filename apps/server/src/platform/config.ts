export type Role = 'api' | 'collab' | 'worker';

/** What the program is told from outside, read once at the start (see `readConfig`). */
export interface Config {
  readonly port: number;
  /** Loopback unless LECTERN_HOST says otherwise. */
  readonly host: string;
  /** Folder of the program's own data: database, objects, temporary files. */
  readonly dataFolder: string;
  /** Left out: the program starts its own PostgreSQL under `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly s3:
    | {
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly accessKey: string;
        readonly secretKey: string;
      }
    | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly roles: readonly Role[];
  readonly logLevel: string;
  /** Key of signed links, made at the first start and kept in the database. */
  readonly development: boolean;
}
