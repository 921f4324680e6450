/** The parameters of a school's assessment service (specification, section 7). */
export interface EmbeddingOptions {
  readonly host: string | undefined;
  readonly appId: string | undefined;
  readonly classId: string;
  readonly userKey: string;
  readonly theme: 'light' | 'dark';
  /** Ids of selected pupils and groups. */
  readonly students?: readonly string[];
  readonly groups?: readonly string[];
  /** Opens only the dialog for points. */
  readonly onlyAssessmentDialog?: boolean;
  readonly bizId?: string;
  readonly bizType?: string;
}

/** The text of section 5 of the specification. */
export const EMBEDDING_ERROR =
  'failed to get the embedding address of class assessment: host or appid is empty';

/** The address of the service's page; throws when host or app id is missing, or the host is not a web address. */
export function embeddingAddress(options: EmbeddingOptions): string {
  const { host, appId, classId, userKey, theme, students, groups, onlyAssessmentDialog, bizId, bizType } =
    options;
  if (!host || !appId) throw new Error(EMBEDDING_ERROR);
  const address = new URL(host);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new Error(EMBEDDING_ERROR);
  const query: readonly (readonly [string, string | undefined])[] = [
    ['class_id', classId],
    ['app_id', appId],
    ['user_key', userKey],
    ['theme', theme],
    ['students', students?.join(',')],
    ['groups', groups?.join(',')],
    ['only_assessment_dialog', onlyAssessmentDialog === undefined ? undefined : String(onlyAssessmentDialog)],
    ['bizId', bizId],
    ['bizType', bizType],
  ];
  for (const [name, value] of query) {
    if (value !== undefined && value !== '') address.searchParams.set(name, value);
  }
  return address.href;
}

export type Embedding =
  | { readonly type: 'service'; readonly address: string }
  /** Our own board is used instead. `isMeant`: the school has a service that is not configured completely. */
  | { readonly type: 'own'; readonly isMeant: boolean };

/** The school's own service if one is configured; otherwise the reason is logged. */
export function embeddingOf(options: Omit<EmbeddingOptions, 'host' | 'appId'>): Embedding {
  const host = said('lectern-assessment');
  const appId = said('lectern-assessment-app');
  try {
    return { type: 'service', address: embeddingAddress({ host, appId, ...options }) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and whoever sets the service up looks here
    console.warn(error);
    return { type: 'own', isMeant: Boolean(host || appId) };
  }
}

/** The configuration that the server wrote into the page (docs/deploying.md). */
function said(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
