import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type _Object as ListedObject,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config.ts';
import {
  failed,
  isMissingObject,
  PATIENCE,
  patienceFor,
  s3Client,
  sendFile,
  unavailable,
} from './s3-client.ts';
import { withinSilence } from './within-silence.ts';

/** Content that is stored under a key of a bucket. */
export interface S3Upload {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** In base64; the store checks it. */
  readonly md5: string;
  /** The bytes, or the path of the file that contains them. */
  readonly content: Uint8Array | string;
}

/**
 * A bucket of any S3-compatible store. A request without a response, or with a failure of the store, throws
 * FILES_UNAVAILABLE.
 */
export class S3Bucket {
  readonly #bucket: string;
  readonly #patience: typeof PATIENCE;
  readonly #client: ReturnType<typeof s3Client>;

  constructor(config: S3Config, patience = PATIENCE) {
    this.#bucket = config.bucket;
    this.#patience = patience;
    this.#client = s3Client(config, patience);
  }

  /** Bytes; undefined for a missing key. */
  async size(key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#client.send(
        new HeadObjectCommand({ Bucket: this.#bucket, Key: key }),
        this.#answer,
      );
      return ContentLength;
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw unavailable(error);
    }
  }

  async put({ key, size, md5, content }: S3Upload): Promise<void> {
    const requestTimeout = patienceFor(size, this.#patience);
    const about = {
      Bucket: this.#bucket,
      Key: key,
      ContentLength: size,
      ContentMD5: md5,
      ContentType: 'application/octet-stream',
    };
    const send = (Body: Uint8Array | Readable) =>
      this.#client.send(new PutObjectCommand({ ...about, Body }), { requestTimeout }).catch(failed);
    await (typeof content === 'string' ? sendFile(content, send) : send(content));
  }

  /** `range`: the first and the last byte. Undefined for a missing key. */
  async read(key: string, range?: readonly [number, number]): Promise<Readable | undefined> {
    const Range = range && `bytes=${range[0]}-${range[1]}`;
    const get = new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...(Range && { Range }) });
    const found = await this.#client.send(get, this.#answer).catch((error: unknown) => {
      if (!isMissingObject(error)) throw unavailable(error);
    });
    if (!found) return undefined;
    if (!(found.Body instanceof Readable))
      throw unavailable(new TypeError('the S3 client returned no stream'));
    return withinSilence(found.Body, this.#patience.answerMs, unavailable);
  }

  async delete(key: string): Promise<void> {
    await this.#client
      .send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }), this.#answer)
      .catch(failed);
  }

  /** Lists the objects in the order of their keys. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | undefined;
    do {
      const page = await this.#client
        .send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: token }),
          this.#answer,
        )
        .catch(failed);
      yield* page.Contents ?? [];
      token = page.NextContinuationToken;
    } while (token);
  }

  close(): void {
    this.#client.destroy();
  }

  get #answer() {
    return { requestTimeout: this.#patience.answerMs };
  }
}
