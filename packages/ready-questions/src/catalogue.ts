/** A book of the curriculum for whose chapters there are questions. */
export interface ReadyBook {
  readonly name: ReadyBookName;
  /** Id in the curriculum. */
  readonly id: string;
  readonly stage: '小学' | '初中' | '高中';
  readonly grade: number;
  readonly subject: string;
  readonly volume: string;
  /** How many questions there are. */
  readonly count: number;
}

export type ReadyBookName =
  | 'sx-1a-2024'
  | 'sx-1b-2024'
  | 'sx-3a-2024'
  | 'sx-3b-2024'
  | 'sx-7a-2024'
  | 'sx-6a-2013'
  | 'sx-10-1-2019'
  | 'yw-1a-2024'
  | 'yw-3a-2024'
  | 'yw-7a-2024'
  | 'yw-10-1-2019'
  | 'en-3a-2024'
  | 'en-7a-2024'
  | 'en-10-1-2019'
  | 'wl-8a-2024';

export const READY_BOOKS: readonly ReadyBook[] = [
  {
    name: 'sx-1a-2024',
    id: 'f8daa671-09dd-527c-9cd8-e7b6e862f808',
    stage: '小学',
    grade: 1,
    subject: '数学',
    volume: '上册',
    count: 61,
  },
  {
    name: 'sx-1b-2024',
    id: '8d1f22f2-13ac-5219-bab2-90d8efc9db91',
    stage: '小学',
    grade: 1,
    subject: '数学',
    volume: '下册',
    count: 34,
  },
  {
    name: 'sx-3a-2024',
    id: '5354ce96-7642-5d02-8460-c9ac3b5d52f6',
    stage: '小学',
    grade: 3,
    subject: '数学',
    volume: '上册',
    count: 62,
  },
  {
    name: 'sx-3b-2024',
    id: '5f4a9622-64b2-54f1-895c-01397a7bc1ec',
    stage: '小学',
    grade: 3,
    subject: '数学',
    volume: '下册',
    count: 35,
  },
  {
    name: 'sx-7a-2024',
    id: '516803ee-39e8-5506-a40f-9782a556548e',
    stage: '初中',
    grade: 7,
    subject: '数学',
    volume: '上册',
    count: 101,
  },
  {
    name: 'sx-6a-2013',
    id: 'ed4c8814-9296-540f-b57d-52947ada0f69',
    stage: '小学',
    grade: 6,
    subject: '数学',
    volume: '上册',
    count: 58,
  },
  {
    name: 'sx-10-1-2019',
    id: 'aa7668ef-90c7-56b8-9b8b-f75ed5b89f47',
    stage: '高中',
    grade: 10,
    subject: '数学',
    volume: '必修第一册',
    count: 92,
  },
  {
    name: 'yw-1a-2024',
    id: 'ce010079-646b-5681-973d-1a89b99556aa',
    stage: '小学',
    grade: 1,
    subject: '语文',
    volume: '上册',
    count: 62,
  },
  {
    name: 'yw-3a-2024',
    id: '497870f2-c933-5911-8f84-7f4af5c3f945',
    stage: '小学',
    grade: 3,
    subject: '语文',
    volume: '上册',
    count: 73,
  },
  {
    name: 'yw-7a-2024',
    id: '705b8e10-488f-59da-bc61-297dcae38c1f',
    stage: '初中',
    grade: 7,
    subject: '语文',
    volume: '上册',
    count: 66,
  },
  {
    name: 'yw-10-1-2019',
    id: '2090d12e-1c32-5eee-8e6b-82ebba747ae6',
    stage: '高中',
    grade: 10,
    subject: '语文',
    volume: '必修上册',
    count: 71,
  },
  {
    name: 'en-3a-2024',
    id: '1214679f-4e8d-5ad3-882b-c891786041cc',
    stage: '小学',
    grade: 3,
    subject: '英语',
    volume: '上册',
    count: 65,
  },
  {
    name: 'en-7a-2024',
    id: '249e8543-2564-5808-99b1-9aa5339f9095',
    stage: '初中',
    grade: 7,
    subject: '英语',
    volume: '上册',
    count: 64,
  },
  {
    name: 'en-10-1-2019',
    id: '343b4fed-e21d-5630-b799-6c6b504b2ee7',
    stage: '高中',
    grade: 10,
    subject: '英语',
    volume: '必修第一册',
    count: 64,
  },
  {
    name: 'wl-8a-2024',
    id: 'e4b409db-40ad-5dda-a6ba-4d3c977cf752',
    stage: '初中',
    grade: 8,
    subject: '物理',
    volume: '上册',
    count: 47,
  },
];

/** A game that is at hand in any lesson, with what a list shows of it before its book is loaded. */
export interface GameEntry {
  readonly book: ReadyBookName;
  readonly number: number;
  readonly kind: string;
  /** The words of its stem. */
  readonly title: string;
}

export const READY_GAMES: readonly GameEntry[] = [
  { book: 'sx-1a-2024', number: 32, kind: 'sums-sprint', title: '凑十小能手：□ 里填几？' },
  { book: 'sx-1a-2024', number: 39, kind: 'fun-sort', title: '生活中的物品是什么形状？放进对应的筐里。' },
  { book: 'sx-3a-2024', number: 11, kind: 'fun-choice', title: '敲地鼠：敲中得数对的那一只！' },
  { book: 'sx-7a-2024', number: 6, kind: 'truth-rush', title: '正数、负数和 0：对还是错？' },
  { book: 'yw-1a-2024', number: 28, kind: 'fun-sort', title: '前鼻音还是后鼻音？把字送回家。' },
  { book: 'yw-1a-2024', number: 53, kind: 'knowledge-pairs', title: '找出意思相对的词，点一点配成对。' },
  { book: 'yw-3a-2024', number: 28, kind: 'memory', title: '翻牌：事物和它的声音配成对。' },
  { book: 'yw-3a-2024', number: 51, kind: 'team-race', title: '古诗擂台赛' },
  { book: 'en-3a-2024', number: 16, kind: 'knowledge-pairs', title: '家人的称呼：把英语和汉语配成对。' },
  { book: 'en-3a-2024', number: 27, kind: 'truth-rush', title: 'True or false animals' },
];
