import { assignmentErrors } from './assignment-errors.ts';
import { type ErrorEntry, entry, fileErrors } from './file-errors.ts';

/**
 * All errors that the server returns. `{name}` in a message is replaced from the error's details. Other errors are
 * logged with an id and returned as INTERNAL.
 */
export const errorCatalogue = {
  INTERNAL: entry(
    500,
    '服务器出了点问题（编号 {id}），请稍后再试',
    'Something went wrong on the server (reference {id}); try again later',
  ),
  NOT_READY: entry(
    503,
    '服务暂时不可用，请稍后再试',
    'The service is unavailable for the moment; try again later',
  ),
  FILES_UNAVAILABLE: entry(
    503,
    '文件存储暂时不可用，图片等文件暂时无法读取和保存，请稍后再试',
    'The file storage is unavailable for the moment: pictures and other files cannot be read or saved; try again later',
  ),
  STORAGE_FULL: entry(
    507,
    '服务器存储空间已满，暂时无法保存，请联系管理员',
    'The storage of the server is full and nothing can be saved for the moment; tell the administrator',
  ),
  INVALID_INPUT: entry(400, '提交的内容不符合要求：{field}', 'What was sent is not valid: {field}'),
  ROUTE_NOT_FOUND: entry(404, '没有这个地址', 'There is no such address'),
  PAYLOAD_TOO_LARGE: entry(413, '提交的内容太大', 'What was sent is too large'),
  UNSUPPORTED_MEDIA_TYPE: entry(415, '不支持这种内容类型', 'This content type is not supported'),
  REPORT_CLOSED: entry(
    409,
    '这个问题发生已超过 20 分钟，不能再反馈',
    'This happened more than 20 minutes ago: nothing can be told about it any more',
  ),
  FEEDBACK_FULL: entry(
    409,
    '反馈已收到很多，暂时不再接收。请直接联系学校管理员',
    'Much has been told already, and no more is taken for now. Tell your school’s administrator directly',
  ),
  TOO_MANY_REQUESTS: entry(
    429,
    '操作太频繁，请 {seconds} 秒后再试',
    'Too many requests; try again in {seconds} s',
  ),

  UNAUTHORIZED: entry(401, '请先登录', 'Sign in first'),
  TOKEN_EXPIRED: entry(401, '登录已过期，请重新登录', 'Your sign-in has expired; sign in again'),
  MAC_INVALID: entry(401, '请求签名不正确', 'The request signature is wrong'),
  NONCE_STALE: entry(
    401,
    '请求已过期，请检查设备时间',
    'The request is out of date; check the clock of the device',
  ),
  NONCE_REPEATED: entry(401, '重复的请求', 'The request was sent twice'),
  GUEST_FORBIDDEN: entry(403, '登录后才能使用此功能', 'You can use this feature after logging in'),
  FORBIDDEN: entry(403, '没有权限', 'You have no permission for this'),
  APP_ID_MISSING: entry(400, '缺少应用标识', 'The app id is missing'),

  LOGIN_FAILED: entry(401, '账号或密码不正确', 'The login name or the password is wrong'),
  PROOF_NEEDED: entry(
    429,
    '刚才试错的人太多，请稍等片刻再试一次',
    'There were many wrong tries; wait a moment and try again',
  ),
  LOGIN_LOCKED: entry(429, '尝试次数过多，请 {seconds} 秒后再试', 'Too many tries; try again in {seconds} s'),
  LOGIN_NAME_TAKEN: entry(409, '这个账号已被使用', 'This login name is taken'),
  LOGIN_NAME_INVALID: entry(
    400,
    '账号须为 2–64 个字符，只能含文字、数字和 . _ - @',
    'A login name has 2 to 64 characters: letters, digits and . _ - @',
  ),
  PASSWORD_WEAK: entry(
    400,
    '密码太容易被猜到或太短：至少 8 个字符，不要只用常见的词、姓名或拼音加一串数字，也不要用键盘上相邻的键。可用三四个不相干的词',
    'The password is too easy to guess or too short: at least 8 characters, and more than a common word, a name or pinyin with some digits, or neighbouring keys. Three or four unrelated words will do',
  ),
  LOGIN_KEY_INVALID: entry(401, '登录链接已失效', 'The sign-in link is no longer valid'),
  USER_NOT_FOUND: entry(404, '找不到这个用户', 'There is no such user'),
  SESSION_INVALID: entry(401, '会话已失效', 'The session is no longer valid'),
  SIGN_IN_NOT_FOUND: entry(404, '这台设备已经退出登录', 'This device is signed out already'),
  ACCOUNT_LAST_ADMIN: entry(
    409,
    '这是学校唯一的管理员，请先指定另一位管理员',
    'This is the only administrator of the school: appoint another one first',
  ),
  ACCOUNT_DESTROYED: entry(403, '该账号已注销', 'This account was cancelled'),

  ACCOUNT_DEACTIVATED: entry(
    403,
    '该账号已被学校停用，请联系学校管理员',
    'Your school has deactivated this account; ask its administrator',
  ),
  PASSWORD_CHANGE_NEEDED: entry(
    403,
    '这是学校给您的初始密码，请先设置自己的新密码',
    'Your school gave you this password: choose one of your own first',
  ),
  PASSWORD_ENDED: entry(
    403,
    '初始密码已过期，请让学校管理员重新重置',
    'The password that your school gave you is out of date; ask for another one',
  ),
  NO_PASSWORD: entry(
    409,
    '这个账号通过绑定的个人账号登录，没有单独的密码',
    'This account is reached through a personal one and has no password of its own',
  ),
  ORG_USER_CODE_TAKEN: entry(409, '工号已被使用', 'Somebody else has this number'),
  PEOPLE_REFUSED: entry(
    409,
    '名单里有 {count} 行不能导入，没有创建任何账号',
    '{count} lines of the list cannot be taken; no account was made',
  ),
  REGISTRATION_BY_INVITATION: entry(
    403,
    '这里凭学校的邀请注册，请向学校管理员要一个邀请链接',
    'Accounts are made by invitation here; ask your school’s administrator for one',
  ),
  REGISTRATION_CLOSED: entry(
    403,
    '这里不开放注册，账号由学校管理员创建',
    'Nobody registers here: your school’s administrator makes accounts',
  ),
  SCHOOL_INVITATION_INVALID: entry(
    404,
    '邀请无效或已失效，请向学校管理员要一个新的',
    'The invitation is not valid, or not any more; ask your school for another one',
  ),
  INVITATIONS_TOO_MANY: entry(
    409,
    '有效的邀请最多 {max} 个，请先撤回不用的',
    'A school has at most {max} open invitations; withdraw some first',
  ),
  HAND_OVER_NOT_FOUND: entry(404, '找不到这次移交', 'There is no such handing over'),
  HAND_OVER_SETTLED: entry(
    409,
    '这次移交已经结束，不能再更改',
    'This handing over is settled and cannot be changed any more',
  ),
  HAND_OVER_NO_ROOM: entry(
    409,
    '接收人的网盘空间不足，请先调整配额',
    'Whoever is to get the documents has no room for them; give more room first',
  ),
  ACCOUNT_BOUND: entry(
    409,
    '该机构账号已绑定其他用户',
    'This organisation account is already bound to somebody else',
  ),
  CLASS_NOT_FOUND: entry(404, '找不到这个班级', 'There is no such class'),
  LESSON_NOT_FOUND: entry(404, '找不到这节课', 'There is no such lesson'),
  LESSON_FULL: entry(
    409,
    '这节课的记录已满（最多 {limit} 条）',
    'The record of this lesson is full ({limit} entries at most)',
  ),
  LESSON_COUNTS: entry(
    409,
    '这节课已经给班级记了内容，不能再换班级',
    'This lesson counts for its class already, and cannot be that of another one',
  ),
  LESSON_OVER: entry(409, '这节课已经结束', 'This lesson is over'),
  JOIN_CODE_UNKNOWN: entry(
    404,
    '没有这个课堂码，或者课已经结束',
    'There is no such code, or the lesson is over',
  ),
  JOIN_CLOSED: entry(409, '老师现在不让更多人加入', 'The teacher lets nobody more in for the moment'),
  JOIN_NAME_TAKEN: entry(
    409,
    '这个名字已有手机加入，请换一个或告诉老师',
    'Another phone has this name; choose another or tell the teacher',
  ),
  JOIN_FULL: entry(409, '这节课最多 {limit} 部手机', 'A lesson takes at most {limit} phones'),
  PARTICIPANT_GONE: entry(401, '您已不在这节课里', 'You are not in this lesson any more'),
  INVITATION_UNKNOWN: entry(
    404,
    '这个二维码用过了或已过期，请扫大屏上新的二维码',
    'This QR code was used or is out of date; scan the new one on the panel',
  ),
  PHONE_NOT_WAITING: entry(
    404,
    '这部手机不在等待确认，请重新扫码',
    'This phone does not wait to be let in; scan again',
  ),
  PHOTO_NOT_FOUND: entry(404, '找不到这张照片', 'There is no such photograph'),
  PHOTOS_TOO_MANY: entry(
    409,
    '一节课最多 {limit} 张照片，请先删掉几张',
    'A lesson takes at most {limit} photographs; delete some first',
  ),
  ACTIVITY_NOT_FOUND: entry(404, '找不到这个活动', 'There is no such activity'),
  ACTIVITY_CLOSED: entry(409, '这个活动已经结束', 'This activity is closed'),
  ACTIVITY_OPEN: entry(409, '请先结束作答，再公布答案', 'End the answering before you show the answer'),
  HANDS_OFF: entry(409, '老师暂时不收举手', 'Your teacher takes no raised hands now'),
  ACTIVITIES_TOO_MANY: entry(409, '一节课最多 {limit} 个活动', 'A lesson has at most {limit} activities'),
  ANSWERS_TOO_MANY: entry(409, '你已经答完了', 'You have given all your answers'),
  CLASS_ARCHIVED: entry(
    409,
    '班级已归档，恢复后才能修改',
    'The class is archived; bring it back before you change it',
  ),
  CLASS_FULL: entry(409, '一个班级最多 {max} 名学生', 'A class has at most {max} pupils'),
  CLASSES_TOO_MANY: entry(
    409,
    '未归档的班级最多 {max} 个，请先归档不用的班级',
    'You have at most {max} classes that are not archived; archive those that you do not use',
  ),
  CLASS_TEACHERS_TOO_MANY: entry(409, '一个班级最多 {max} 位教师', 'A class has at most {max} teachers'),
  CLASS_LAST_TEACHER: entry(
    409,
    '您是这个班级唯一的教师，请先移交班级或将其归档',
    'You are the only teacher of this class: hand it over or archive it first',
  ),
  CLASS_LAST_TEACHER_THERE: entry(
    409,
    '这是班级唯一的教师，请先添加另一位教师或将班级归档',
    'Nobody else teaches this class: add a teacher or archive it first',
  ),
  NOT_A_TEACHER: entry(409, '这个账号不是教师', 'This account is not a teacher’s'),
  STUDENT_NOT_FOUND: entry(404, '班级里找不到这名学生', 'There is no such pupil in the class'),
  STUDENT_NUMBER_TAKEN: entry(409, '学号 {number} 重复', 'Two pupils would have the number {number}'),
  SEAT_TAKEN: entry(
    409,
    '第 {row} 排第 {column} 列的座位重复',
    'Two pupils would sit in row {row}, column {column}',
  ),
  ANSWER_CARD_TAKEN: entry(409, '答题卡 {number} 号重复', 'Two pupils would have answer card {number}'),

  DOCUMENT_NOT_FOUND: entry(404, '找不到这个文档', 'There is no such document'),
  PARENT_NOT_FOUND: entry(404, '找不到目标文件夹', 'There is no such folder'),
  PARENT_INVALID: entry(409, '不能放到这个位置', 'It cannot be put there'),
  ARCHIVE_TOO_LARGE: entry(
    422,
    '一次最多打包 {max} 个文档、{megabytes} MB，请分几次下载',
    'At most {max} documents and {megabytes} MB are packed at once; download them in several goes',
  ),
  ARCHIVE_EMPTY: entry(409, '这里面没有可以下载的文件', 'There is no file in it to be downloaded'),
  TOO_MANY_DOCUMENTS: entry(
    409,
    '一次最多复制 {max} 个文档，请分几次复制',
    'At most {max} documents are copied at once; copy them in several goes',
  ),
  VERSION_NOT_FOUND: entry(404, '找不到这个历史版本', 'There is no such version'),
  COMMENT_NOT_FOUND: entry(404, '找不到这条批注', 'There is no such comment'),
  COMMENTS_TOO_MANY: entry(
    409,
    '一个课件最多 {max} 条批注，请先删除一些',
    'A courseware has at most {max} comments; delete some first',
  ),
  VERSIONS_TOO_MANY: entry(
    409,
    '一个课件最多有 {max} 个命名版本，请先去掉几个版本的名称',
    'A courseware has at most {max} named versions; take the names off some first',
  ),
  NAME_INVALID: entry(
    400,
    '名称不能为空，不能含有 / \\ 或看不见的字符，且不超过 {max} 个字符',
    'A name must not be empty, must not hold / or \\ or invisible characters, and has at most {max} characters',
  ),
  NAME_TAKEN: entry(409, '同一位置已有同名文档', 'There is already a document of this name here'),
  CAPACITY_NOT_ENOUGH: entry(409, '个人库容量不足', 'Personal library capacity insufficient'),
  SCHOOL_CAPACITY_NOT_ENOUGH: entry(
    409,
    '学校的存储空间不足，请联系学校管理员',
    'The school has no room left; tell its administrator',
  ),

  SHARE_CHANGED: entry(
    409,
    '这个链接刚在别处改过，请核对后再改',
    'This link was just changed elsewhere; look at it again',
  ),
  SHARE_NOT_FOUND: entry(404, '链接无效，请向分享者核对', 'Link invalid; ask whoever shared it'),
  SHARE_WITHDRAWN: entry(410, '分享已被取消', 'The sharing was withdrawn'),
  SHARE_ENDED: entry(410, '分享已过期', 'The sharing has ended'),
  SHARE_CONTENT_GONE: entry(410, '分享的内容已被删除', 'What was shared is no longer there'),
  SHARE_NOT_FOR_YOU: entry(
    404,
    '此链接仅限指定的人打开，您不在其中',
    'This link is for certain people, and you are not among them',
  ),
  SHARE_NEEDS_SIGN_IN: entry(
    401,
    '此链接仅限指定的人打开，请先登录',
    'This link is for certain people: sign in first',
  ),
  SHARE_PASSWORD_NEEDED: entry(401, '请输入访问密码', 'Enter the password of the link'),
  SHARE_PASSWORD_WEAK: entry(
    400,
    '访问密码太容易被猜到：不要用连续或重复的数字、常见的词或名称加几个数字。可用六个不相干的数字',
    'The password of the link is too easy to guess: no runs or repeats, no common word or name with some digits. Six unrelated digits will do',
  ),
  SHARE_PASSWORD_WRONG: entry(403, '访问密码不正确', 'The password of the link is wrong'),

  UPLOAD_NOT_FOUND: entry(404, '上传已失效，请重新上传', 'The upload is no longer there; upload again'),
  UPLOAD_OFFSET_WRONG: entry(409, '上传位置不一致，将从 {offset} 继续', 'The upload continues at {offset}'),
  FILE_TOO_LARGE: entry(413, '文件大小超过限制 {size}', 'File size exceeds limit {size}'),
  FILE_TYPE_UNSUPPORTED: entry(
    415,
    '不支持该文件类型，仅支持 {types}',
    'File type not supported, only {types} supported',
  ),
  FILE_TYPE_MISMATCH: entry(415, '文件内容与扩展名不符', 'The content of the file is not what its name says'),
  ASSET_NOT_FOUND: entry(404, '找不到这个素材', 'There is no such asset'),
  LINK_INVALID: entry(403, '链接已失效', 'Link invalid'),

  ...assignmentErrors,
  ...fileErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export type Language = 'zh' | 'en';

export type ErrorDetails = Readonly<Record<string, string | number>>;

/** The catalogue's message with each `{name}` replaced. */
export function errorMessage(code: ErrorCode, language: Language, details: ErrorDetails = {}): string {
  return errorCatalogue[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in details ? String(details[name]) : whole,
  );
}

/** JSON of every failed call. `message` is in the language of the request's Accept-Language. */
export interface ErrorReply {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** An expected failure: thrown by services, and returned with its entry of the catalogue. */
export class LecternError extends Error {
  override readonly name = 'LecternError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(errorMessage(code, 'en', details), options);
    this.code = code;
    this.details = details;
  }
}
