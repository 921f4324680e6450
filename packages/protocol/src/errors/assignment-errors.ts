import { entry } from './file-errors.ts';

/** Errors of exercises, and of giving out, answering and marking assignments. */
export const assignmentErrors = {
  ASSIGNMENT_NOT_FOUND: entry(404, '没有找到这份作业', 'This assignment was not found'),
  EXERCISE_EMPTY: entry(
    409,
    '练习里还没有题目，请先加题',
    'There are no questions in the exercise; add some first',
  ),
  ASSIGNMENT_EMPTY: entry(409, '练习里还没有题目，请先加题', 'There are no questions in it; add some first'),
  ASSIGNMENTS_TOO_MANY: entry(
    409,
    '作业已达 {most} 份上限，请先删除不用的',
    'There are {most} assignments, which is the most; delete some first',
  ),
  WORK_NOT_FOUND: entry(404, '没有找到这份答卷', 'This work was not found'),
  QUESTION_NOT_FOUND: entry(404, '没有找到这道题', 'This question was not found'),
  POINTS_TOO_MANY: entry(
    409,
    '这道题满分 {most} 分，不能给更多',
    'This question has {most} points; no more can be given',
  ),
  ASSIGNMENT_CODE_UNKNOWN: entry(404, '链接无效', 'This link is not valid'),
  CLASS_WORD_WRONG: entry(
    403,
    '口令不对，请向老师要本周的口令',
    'The word is wrong; ask your teacher for the word of this week',
  ),
  ASSIGNMENT_NOT_OPEN: entry(409, '现在不能作答', 'It cannot be answered now'),
  NOT_ASSIGNED: entry(403, '这份作业没有布置给你', 'This assignment is not for you'),
  WORKS_TOO_MANY: entry(
    409,
    '作答的人已达上限，请告诉老师',
    'As many people as allowed have answered; tell your teacher',
  ),
  WORK_GONE: entry(
    401,
    '这份答卷已不存在，请重新打开链接',
    'This work is not there any more; open the link again',
  ),
  WORK_CLOSED: entry(409, '已经交卷，不能再改', 'It has been handed in and cannot be changed'),
  RESPONSES_TOO_MANY: entry(409, '这道题改的次数太多了', 'This answer was changed too often'),
  FILES_TOO_MANY: entry(409, '这份答卷最多放 {most} 个文件', 'An attempt holds at most {most} files'),
  ATTEMPTS_USED: entry(409, '作答次数已用完', 'All attempts have been used'),
} as const;
